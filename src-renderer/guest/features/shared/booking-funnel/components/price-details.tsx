import { makeStyles } from '@fluentui/react-components';
import { formatDate, formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { STANDARD_CHECKIN_HOUR, STANDARD_CHECKOUT_HOUR } from '#shared/policies.ts';
import type { PriceLine } from '#shared/rules/stay-price.ts';
import { breakdownSums, type RoomBreakdown } from '../price-breakdown.ts';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', marginBottom: '20px' },
  caption: {
    textAlign: 'start',
    fontFamily: brand.fontDisplay,
    fontSize: '1.125rem',
    paddingBottom: '6px',
  },
  head: { fontSize: '0.875rem', fontWeight: 600, color: brand.inkSoft, padding: '4px 0' },
  row: { borderTop: `1px solid ${brand.hairline}` },
  what: { textAlign: 'start', fontWeight: 400, padding: '8px 8px 8px 0' },
  amount: { textAlign: 'end', padding: '8px 0 8px 8px' },
  total: { borderTop: `2px solid ${brand.hairline}`, fontWeight: 600 },
  grand: { fontWeight: 700, fontSize: '1.125rem' },
  note: { margin: 0, fontSize: '0.875rem', color: brand.inkSoft },
});

type LineProps = { what: string; line: PriceLine };

function Line({ what, line: { price, taxValue } }: LineProps) {
  const styles = useStyles();
  const t = useText('booking-funnel');
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.what}>
        {what}
      </th>
      <td className={styles.amount}>{price === 0 ? t('details.included') : <Money cents={price} />}</td>
      <td className={styles.amount}>
        <Money cents={taxValue} />
      </td>
    </tr>
  );
}

function RoomTable({ room }: { room: RoomBreakdown }) {
  const styles = useStyles();
  const t = useText('booking-funnel');
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{room.title}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head} style={{ textAlign: 'start' }}>
            {t('details.columnWhat')}
          </th>
          <th scope="col" className={styles.head} style={{ textAlign: 'end' }}>
            {t('details.columnPrice')}
          </th>
          <th scope="col" className={styles.head} style={{ textAlign: 'end' }}>
            {t('details.columnTax')}
          </th>
        </tr>
      </thead>
      <tbody>
        {room.nights.map(night => (
          <Line
            key={night.date}
            what={t('details.night', { date: formatDate(night.date, 'weekday') })}
            line={night}
          />
        ))}
        <Line what={t('details.arrival', { hour: formatHour(room.checkin.hour) })} line={room.checkin} />
        <Line what={t('details.departure', { hour: formatHour(room.checkout.hour) })} line={room.checkout} />
        {room.pet && <Line what={t('details.pet')} line={room.pet} />}
      </tbody>
    </table>
  );
}

function SumTable({ rooms }: { rooms: readonly RoomBreakdown[] }) {
  const styles = useStyles();
  const t = useText('booking-funnel');
  const sums = breakdownSums(rooms);
  const lines = [
    { what: t('details.subtotal'), cents: sums.value, row: styles.total, amount: '' },
    { what: t('details.tax'), cents: sums.taxValue, row: styles.row, amount: '' },
    { what: t('details.total'), cents: sums.total, row: styles.total, amount: styles.grand },
  ];
  return (
    <table className={styles.table}>
      <tbody>
        {lines.map(({ what, cents, row, amount }) => (
          <tr key={what} className={row}>
            <th scope="row" className={styles.what}>
              {what}
            </th>
            <td className={styles.amount}>
              <Money cents={cents} className={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PriceDetailsProps = { open: boolean; rooms: readonly RoomBreakdown[]; onClose: () => void };

export default function PriceDetails({ open, rooms, onClose }: PriceDetailsProps) {
  const styles = useStyles();
  const t = useText('booking-funnel');
  return (
    <Modal open={open} title={t('details.title')} onClose={onClose}>
      {rooms.length === 0 ? (
        <p role="status">{t('availabilityResult.price.fetchingTax')}</p>
      ) : (
        <>
          {rooms.map(room => (
            <RoomTable key={room.id} room={room} />
          ))}
          <SumTable rooms={rooms} />
          <p className={styles.note}>
            {t('details.note', {
              checkin: formatHour(STANDARD_CHECKIN_HOUR),
              checkout: formatHour(STANDARD_CHECKOUT_HOUR),
            })}
          </p>
        </>
      )}
    </Modal>
  );
}
