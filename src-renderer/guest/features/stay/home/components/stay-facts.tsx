import { makeStyles } from '@fluentui/react-components';
import { formatDate, formatDateRange, formatHour, formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { dayOf, hourOf } from '../stay.ts';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    // Two columns if the texts fit: on a public screen the font is larger, and a mask wider.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
    gap: '16px 20px',
    margin: 0,
    paddingTop: '18px',
    borderTop: `1px solid ${brand.hairline}`,
    '& dt': { color: brand.inkSoft, fontSize: '0.9375rem' },
    '& dd': { margin: 0, fontWeight: 600 },
  },
  wide: { gridColumn: '1 / -1' },
  room: {
    display: 'inline-block',
    padding: '2px 14px',
    borderRadius: '999px',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    fontWeight: 700,
  },
  code: { letterSpacing: '0.08em' },
});

export function StayFacts({ booking, isHere }: { booking: Booking; isHere: boolean }) {
  const styles = useStyles();
  const t = useText('home');
  const { accommodations, checkinDate, checkoutDate } = booking;
  const rooms = accommodations.flatMap(({ room }) => (room === null ? [] : [room.suiteNumber]));
  const when = (instant: string) =>
    `${formatDate(dayOf(instant), 'weekday')}, ${formatHour(hourOf(instant))}`;
  return (
    <dl className={styles.facts}>
      {!isHere && (
        <div>
          <dt>{t('stay.checkin')}</dt>
          <dd>{when(checkinDate)}</dd>
        </div>
      )}
      {isHere && rooms.length > 0 && (
        <div>
          <dt>{t('stay.room', { count: rooms.length })}</dt>
          <dd>
            <Masked what={t('stay.roomMasked')}>
              <span className={styles.room}>{formatList(rooms)}</span>
            </Masked>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('stay.checkout')}</dt>
        <dd>{when(checkoutDate)}</dd>
      </div>
      <div className={styles.wide}>
        <dt>
          {formatDateRange(dayOf(checkinDate), dayOf(checkoutDate))} ·{' '}
          {t('stay.nights', { count: booking.nights })}
        </dt>
        <dd>{formatList(accommodations.map(({ type }) => type))}</dd>
      </div>
      <div className={styles.wide}>
        <dt>{t('stay.code')}</dt>
        <dd className={styles.code}>
          <Masked what={t('stay.codeMasked')}>{booking.locator}</Masked>
        </dd>
      </div>
    </dl>
  );
}
