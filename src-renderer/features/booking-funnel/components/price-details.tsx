import { makeStyles } from '@fluentui/react-components';
import { formatDate, formatHour } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Modal } from '#renderer/ui/modal.tsx';
import { Money } from '#renderer/ui/money.tsx';
import { brand } from '#renderer/ui/theme.ts';
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

type PriceDetailsProps = { open: boolean; rooms: readonly RoomBreakdown[]; onClose: () => void };

/** Nights by date, hours and taxes of the chosen rooms (FUN-19). */
export default function PriceDetails({ open, rooms, onClose }: PriceDetailsProps) {
  const styles = useStyles();
  const t = useText('booking-funnel');
  const sums = breakdownSums(rooms);
  const line = (key: string, what: string, { price, taxValue }: PriceLine) => (
    <tr key={key} className={styles.row}>
      <th scope="row" className={styles.what}>
        {what}
      </th>
      <td className={styles.amount}>{price === 0 ? t('details.included') : <Money cents={price} />}</td>
      <td className={styles.amount}>
        <Money cents={taxValue} />
      </td>
    </tr>
  );
  return (
    <Modal open={open} title={t('details.title')} onClose={onClose}>
      {rooms.length === 0 ? (
        <p role="status">{t('availabilityResult.price.fetchingTax')}</p>
      ) : (
        <>
          {rooms.map(room => (
            <table key={room.id} className={styles.table}>
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
                {room.nights.map(night =>
                  line(night.date, t('details.night', { date: formatDate(night.date, 'weekday') }), night),
                )}
                {line('arrival', t('details.arrival', { hour: formatHour(room.checkin.hour) }), room.checkin)}
                {line(
                  'departure',
                  t('details.departure', { hour: formatHour(room.checkout.hour) }),
                  room.checkout,
                )}
                {room.pet && line('pet', t('details.pet'), room.pet)}
              </tbody>
            </table>
          ))}
          <table className={styles.table}>
            <tbody>
              <tr className={styles.total}>
                <th scope="row" className={styles.what}>
                  {t('details.subtotal')}
                </th>
                <td className={styles.amount}>
                  <Money cents={sums.value} />
                </td>
              </tr>
              <tr className={styles.row}>
                <th scope="row" className={styles.what}>
                  {t('details.tax')}
                </th>
                <td className={styles.amount}>
                  <Money cents={sums.taxValue} />
                </td>
              </tr>
              <tr className={styles.total}>
                <th scope="row" className={styles.what}>
                  {t('details.total')}
                </th>
                <td className={styles.amount}>
                  <Money cents={sums.total} className={styles.grand} />
                </td>
              </tr>
            </tbody>
          </table>
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
