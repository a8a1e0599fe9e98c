import { makeStyles } from '@fluentui/react-components';
import { Navigate, useNavigate } from 'react-router';
import { BookingMissing } from '#renderer/guest/features/booking/booking-details/components/booking-missing.tsx';
import { GuestsOfBooking } from '#renderer/guest/features/booking/room-guests/components/guests-of-booking.tsx';
import {
  bookingPath,
  useBookingParams,
} from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { useBookingDetails } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { formatStayDates } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { AppError } from '#shared/errors.ts';

const useStyles = makeStyles({
  head: { display: 'grid', gap: '8px', marginBottom: '24px', [from.medium]: { marginBottom: '36px' } },
  stay: { margin: 0, color: brand.brassInk, fontWeight: 600 },
  lead: { margin: 0, maxWidth: '60ch', color: brand.inkSoft, fontSize: '1.0625rem', lineHeight: 1.5 },
  loading: { display: 'grid', gap: '24px' },
});

function GuestsOfAddress({ bookingId }: { bookingId: string }) {
  const t = useText('room-guests');
  const styles = useStyles();
  const navigate = useNavigate();
  const { data, error, refetch } = useBookingDetails(bookingId);
  // A booking removed by another device is not shown from the cache either.
  if (error instanceof AppError && error.code === 'BOOKING_NOT_FOUND') return <BookingMissing />;
  // An invited guest first accepts or declines on the booking's page.
  if (data?.isInvitationPending) return <Navigate to={bookingPath.details(bookingId)} replace />;
  if (data !== undefined) {
    const leave = () => {
      toast.notify({ intent: 'success', textKey: 'room-guests:remove.left' });
      void navigate(paths.activeBookings, { replace: true });
    };
    return (
      <>
        <header className={styles.head}>
          <p className={styles.stay}>{`${data.building.city} · ${formatStayDates(data)}`}</p>
          <Heading level={1}>{t('title')}</Heading>
          <p className={styles.lead}>{t('lead')}</p>
        </header>
        <GuestsOfBooking booking={data} onLeft={leave} />
      </>
    );
  }
  if (error !== null)
    return <LoadError error={error} level={1} title={t('failed')} onRetry={() => void refetch()} />;
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton height="96px" />
      <Skeleton height="320px" />
      <Skeleton height="240px" />
    </div>
  );
}

export function Component() {
  const t = useText('room-guests');
  const params = useBookingParams();
  const back = params === null ? paths.activeBookings : bookingPath.details(params.bookingId);
  return (
    <PageFrame width="wide">
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <BackLink to={back}>{t(params === null ? 'guest-booking:backToList' : 'guest-booking:back')}</BackLink>
      {params === null ? (
        <BookingMissing />
      ) : (
        <GuestsOfAddress key={params.bookingId} bookingId={params.bookingId} />
      )}
    </PageFrame>
  );
}
