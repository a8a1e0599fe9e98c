import { makeStyles } from '@fluentui/react-components';
import { formatQuantity } from '#renderer/platform/i18n/format.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { inLanguage } from '#renderer/platform/i18n/language.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import { Card } from '../shared/look/card.tsx';
import { useCardRows } from './card-rows.ts';

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'center',
    minHeight: '30px',
    paddingBlock: '4px',
    borderTop: `1px solid ${brand.hairline}`,
  },
  name: { color: brand.inkSoft },
  value: { margin: 0 },
});

/** As housekeeping prepares each room. */
export function PreparationCard({ rooms }: { rooms: readonly DeskRoom[] }) {
  const rows = useCardRows();
  const t = useText('staff/booking');
  const prepared = rooms.filter(({ preparation }) => preparation !== null);
  return (
    <Card title={t('preparation.title')}>
      {prepared.length === 0 && <p className={rows.none}>{t('preparation.none')}</p>}
      {prepared.map(room => (
        <Room key={room.accommodationId} room={room} isNamed={prepared.length > 1} />
      ))}
    </Card>
  );
}

function Room({ room, isNamed }: { room: DeskRoom; isNamed: boolean }) {
  const styles = useStyles();
  const rows = useCardRows();
  const t = useText('staff/booking');
  const language = useLanguage();
  const { preparation } = room;
  if (preparation === null) return null;
  const { ac, lighting, tv, minibar } = preparation;
  const facts = [
    {
      name: t('preparation.climate'),
      value:
        ac === null
          ? null
          : withNote(
              inLanguage(ac.option.name, language),
              ac.onlyVentilationEnabled ? t('preparation.fanOnly') : null,
            ),
    },
    { name: t('preparation.light'), value: lighting === null ? null : inLanguage(lighting.name, language) },
    {
      name: t('preparation.tv'),
      value:
        tv === null
          ? null
          : [tv.routine, ...tv.channels].map(({ name }) => inLanguage(name, language)).join(', '),
    },
    {
      name: t('preparation.minibar'),
      value:
        minibar === null
          ? null
          : withNote(
              inLanguage(minibar.option.name, language),
              minibar.items
                .map(({ item, quantity }) => formatQuantity(quantity, inLanguage(item.name, language)))
                .join(', '),
            ),
    },
  ];
  return (
    <>
      {isNamed && <p className={rows.subtitle}>{t('room', { number: room.number })}</p>}
      <dl className={styles.list}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value ?? t('preparation.standard')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const withNote = (fact: string, note: string | null): string =>
  note === null || note === '' ? fact : `${fact} (${note})`;
