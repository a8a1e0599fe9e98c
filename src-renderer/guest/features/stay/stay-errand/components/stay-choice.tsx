import { makeStyles } from '@fluentui/react-components';
import { Link, Navigate } from 'react-router';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { formatStayDates } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { type Errand, roomToLeave } from '../errand.ts';
import { useErrandBookings } from '../queries.ts';

const useStyles = makeStyles({
  stays: { display: 'grid', gap: '16px', margin: '28px 0 0', padding: 0, listStyleType: 'none' },
  stay: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '20px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    color: brand.ink,
    textDecorationLine: 'none',
    lineHeight: 1.45,
    [canHover]: { ':hover': { boxShadow: brand.shadowLift } },
    [from.medium]: { padding: '24px 28px' },
  },
  facts: { display: 'grid', gap: '4px', minWidth: 0 },
  hotel: { fontFamily: brand.fontDisplay, fontSize: '1.25rem', lineHeight: 1.2 },
  soft: { color: brand.inkSoft },
  arrow: { flexShrink: 0, display: 'grid', color: brand.inkSoft },
});

function pathFor(errand: Errand, booking: Booking): string {
  const { bookingId } = booking;
  if (errand === 'checkIn') return bookingPath.checkIn(bookingId);
  const room = roomToLeave(booking);
  if (room === null || room.isCheckoutAvailable) return bookingPath.leaveAny(bookingId);
  return bookingPath.earlyDeparture({ bookingId, accommodationId: room.accommodationId });
}

function Stay({ errand, booking }: { errand: Errand; booking: Booking }) {
  const t = useText('stay-errand');
  const styles = useStyles();
  const { accommodations, building, locator } = booking;
  const types = [...new Set(accommodations.map(({ type }) => type))].join(', ');
  // The code and a last name suffice to sign in, so it is not shown in a lobby (BEY-09).
  const code = host().profile.capabilities.masks ? [] : [t('code', { locator })];
  return (
    <Link to={pathFor(errand, booking)} className={styles.stay}>
      <span className={styles.facts}>
        <span className={styles.hotel}>{building.name}</span>
        <span>{formatStayDates(booking)}</span>
        <span className={styles.soft}>{[types, ...code].join(' · ')}</span>
      </span>
      <span className={styles.arrow}>
        <ArrowRightIcon />
      </span>
    </Link>
  );
}

export function StayChoice({ errand }: { errand: Errand }) {
  const t = useText('stay-errand');
  const styles = useStyles();
  const stays = useErrandBookings(errand);
  if (stays.isError) return <LoadError error={stays.error} level={1} onRetry={() => void stays.refetch()} />;
  if (stays.data === undefined)
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton height="260px" />
      </div>
    );
  const [first, ...others] = stays.data;
  if (!first)
    return (
      <EmptyState level={1} stem="lobby" title={t(`${errand}.none`)} text={t(`${errand}.noneText`)}>
        <ButtonLink to={paths.activeBookings} appearance="primary">
          {t('bookings')}
        </ButtonLink>
        <ButtonLink to={paths.home}>{t('home')}</ButtonLink>
      </EmptyState>
    );
  if (others.length === 0) return <Navigate to={pathFor(errand, first)} replace />;
  return (
    <>
      <ScreenTitle title={t(`${errand}.title`)} lead={t(`${errand}.lead`)} page={t(`${errand}.title`)} />
      <ul className={styles.stays}>
        {stays.data.map(booking => (
          <li key={booking.bookingId}>
            <Stay errand={errand} booking={booking} />
          </li>
        ))}
      </ul>
    </>
  );
}
