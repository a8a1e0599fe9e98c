import {
  Button,
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import { formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { from } from '#renderer/platform/ui/theme.ts';
import type { Parcel } from '#shared/contract/staff/parcels.ts';
import { useDataTable } from '../shared/look/data-table.ts';
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
  const table = useDataTable();
  const t = useText('staff/parcels');
  return (
    <div className={table.card}>
      <Table aria-label={t('title')}>
        <TableHeader className={table.head}>
          <TableRow className={table.headRow}>
            <TableHeaderCell className={mergeClasses(table.headCell, styles.room)}>
              {t('room')}
            </TableHeaderCell>
            <TableHeaderCell className={table.headCell}>{t('what')}</TableHeaderCell>
            <TableHeaderCell className={mergeClasses(table.headCell, styles.when)}>
              {t('when')}
            </TableHeaderCell>
            <TableHeaderCell className={mergeClasses(table.headCell, table.actHead, styles.act)}>
              {t('acts')}
            </TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {parcels.map(parcel => {
            const { at, note } = stateNote(parcel, t);
            return (
              <TableRow key={parcel.id} className={table.row}>
                <TableCell className={table.cell}>
                  <span className={table.fact}>{parcel.room}</span>
                  <span className={table.more}>{parcel.guestName}</span>
                </TableCell>
                <TableCell className={table.cell}>
                  <span className={table.fact}>{parcel.description}</span>
                  <span className={table.more}>
                    {[t(`types.${parcel.type}`), parcel.deliveryCode, parcel.comments]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </TableCell>
                <TableCell className={table.cell}>
                  <span className={table.fact}>{formatInstant(new Date(at), timeZone)}</span>
                  <span className={table.more}>{note}</span>
                </TableCell>
                <TableCell className={mergeClasses(table.cell, table.act)}>
                  <span className={styles.acts}>
                    <Acts parcel={parcel} onAct={onAct} />
                  </span>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </div>
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
