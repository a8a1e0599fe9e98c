import { makeStyles } from '@fluentui/react-components';
import { OpenPixLink } from '#renderer/guest/features/shared/guest-booking/components/open-pix-link.tsx';
import {
  formatStayDates,
  formatStayDayAndTime,
} from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { useWaitingBookings } from '../queries.ts';
import { sortedWaiting, type WaitingState, waitingState } from '../waiting-bookings.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '12px' },
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  booking: {
    display: 'grid',
    gap: '8px',
    padding: '16px 20px',
    borderRadius: '16px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
  },
  name: { margin: 0, fontWeight: 600 },
  line: { margin: 0, color: brand.inkSoft, lineHeight: 1.45 },
});

type WaitingBookingProps = { booking: Booking; state: WaitingState };

export function WaitingBooking({ booking, state }: WaitingBookingProps) {
  const styles = useStyles();
  const t = useText('waiting-bookings');
  const { building, locator } = booking;
  const text = () => {
    // Extra hours are bought for a booking that is paid.
    if (state.kind === 'pix' && state.pix.purpose === 'HOURS') return t('state.confirmed', { locator });
    if (state.kind !== 'pending') return t(`state.${state.kind}`, { locator });
    if (state.deadline === null) return t('state.pending', { locator });
    return t('state.pendingUntil', {
      locator,
      time: formatStayDayAndTime(state.deadline, building.timezone),
    });
  };
  return (
    <li className={styles.booking}>
      <p className={styles.name}>{t('name', { hotel: building.name, dates: formatStayDates(booking) })}</p>
      <p className={styles.line}>{text()}</p>
      {state.kind === 'pix' && (
        <OpenPixLink pix={state.pix} label={time => t(`pay.${state.pix.purpose}`, time)} />
      )}
    </li>
  );
}

/** What a guest whose e-mail is not verified has booked or is paying: nothing of it waits for the e-mail. */
export function WaitingBookings() {
  const styles = useStyles();
  const t = useText('waiting-bookings');
  const session = useSession();
  const bookings = useWaitingBookings(session.status === 'signedIn' ? session.guest.uid : null);
  const now = serverNow();
  const waiting = (bookings.data ?? []).flatMap(booking => {
    const state = waitingState(booking, now);
    return state === null ? [] : [{ booking, state }];
  });
  if (bookings.isLoadingError)
    return (
      <LoadError
        error={bookings.error}
        level={2}
        title={t('failed')}
        onRetry={() => void bookings.refetch()}
      />
    );
  if (waiting.length === 0) return null;
  return (
    <section className={styles.box}>
      <Heading level={2} size="small">
        {t('title')}
      </Heading>
      <ul className={styles.list} aria-label={t('title')}>
        {sortedWaiting(waiting).map(({ booking, state }) => (
          <WaitingBooking key={booking.bookingId} booking={booking} state={state} />
        ))}
      </ul>
    </section>
  );
}
