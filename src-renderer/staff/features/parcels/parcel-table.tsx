import { Button, makeStyles } from '@fluentui/react-components';
import { formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { from } from '#renderer/platform/ui/theme.ts';
import type { Parcel } from '#shared/contract/staff/parcels.ts';
import { FactCell, ListCell, ListRow, ListTable } from '../shared/look/list-table.tsx';
import type { ParcelAct } from './parcels-page.tsx';
import { stateNote } from './state-note.ts';

const useStyles = makeStyles({
  room: { [from.medium]: { width: '18%' } },
  when: { [from.medium]: { width: '24%' } },
  act: { [from.medium]: { width: '276px' } },
  acts: { display: 'inline-flex', flexWrap: 'wrap', gap: '4px', alignItems: 'center' },
});

type ParcelTableProps = {
  parcels: readonly Parcel[];
  timeZone: string;
  onAct: (act: ParcelAct) => void;
};

export function ParcelTable({ parcels, timeZone, onAct }: ParcelTableProps) {
  const styles = useStyles();
  const t = useText('staff/parcels');
  return (
    <ListTable
      label={t('title')}
      columns={[
        { name: t('room'), className: styles.room },
        { name: t('what') },
        { name: t('when'), className: styles.when },
        { name: t('acts'), className: styles.act, isAtEnd: true },
      ]}
    >
      {parcels.map(parcel => {
        const { at, note } = stateNote(parcel, t);
        const facts = [t(`types.${parcel.type}`), parcel.deliveryCode, parcel.comments];
        return (
          <ListRow key={parcel.id}>
            <FactCell fact={parcel.room} more={parcel.guestName} />
            <FactCell fact={parcel.description} more={facts.filter(Boolean).join(' · ')} />
            <FactCell fact={formatInstant(new Date(at), timeZone)} more={note} />
            <ListCell kind="act">
              <span className={styles.acts}>
                <Acts parcel={parcel} onAct={onAct} />
              </span>
            </ListCell>
          </ListRow>
        );
      })}
    </ListTable>
  );
}

function Acts({ parcel, onAct }: { parcel: Parcel; onAct: (act: ParcelAct) => void }) {
  const t = useText('staff/parcels');
  const { state, description: what } = parcel;
  if (state === 'ANNOUNCED')
    return (
      <Button aria-label={t('arrived.of', { what })} onClick={() => onAct({ name: 'arrived', parcel })}>
        {t('arrived.act')}
      </Button>
    );
  if (state !== 'WAITING') return null;
  return (
    <>
      <Button
        appearance="subtle"
        aria-label={t('sendBack.of', { what })}
        onClick={() => onAct({ name: 'sendBack', parcel })}
      >
        {t('sendBack.act')}
      </Button>
      <Button aria-label={t('handOver.of', { what })} onClick={() => onAct({ name: 'handOver', parcel })}>
        {t('handOver.act')}
      </Button>
    </>
  );
}
