import { makeStyles } from '@fluentui/react-components';
import { Navigate } from 'react-router';
import {
  bookingPath,
  useBookingParams,
} from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { BillActions } from '#renderer/guest/features/stay/bill/components/bill-actions.tsx';
import { BillStatement } from '#renderer/guest/features/stay/bill/components/bill-statement.tsx';
import { useBill } from '#renderer/guest/features/stay/bill/queries.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { AppError } from '#shared/errors.ts';

const useStyles = makeStyles({
  back: { '@media print': { display: 'none' } },
  bones: { display: 'grid', gap: '20px' },
});

export function Component() {
  const params = useBookingParams();
  return params === null ? <Navigate to={paths.activeBookings} replace /> : <Page {...params} />;
}

function Page({ bookingId }: { bookingId: string }) {
  const t = useText('bill');
  const styles = useStyles();
  const { data, error, refetch } = useBill(bookingId);
  const { publicScreen } = host().profile.capabilities;
  // Only the holder has a bill; other guests are redirected to their view of the booking (PD-57).
  if (error instanceof AppError && error.code === 'BOOKING_NOT_FOUND')
    return <Navigate to={bookingPath.details(bookingId)} replace />;
  return (
    <PageFrame>
      <div className={styles.back}>
        <BackLink to={bookingPath.details(bookingId)}>{t('guest-booking:back')}</BackLink>
      </div>
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('pageTitle')} />
      {data !== undefined ? (
        <>
          {/* In a lobby nobody reads to the end before taking it along. */}
          {publicScreen && <BillActions bookingId={bookingId} />}
          <BillStatement bill={data} />
          {!publicScreen && <BillActions bookingId={bookingId} />}
        </>
      ) : error === null ? (
        <div className={styles.bones} role="status" aria-busy="true" aria-label={t('loading')}>
          <Skeleton height="200px" />
          <Skeleton height="320px" />
        </div>
      ) : (
        <LoadError error={error} level={2} title={t('failed')} onRetry={() => void refetch()} />
      )}
    </PageFrame>
  );
}
