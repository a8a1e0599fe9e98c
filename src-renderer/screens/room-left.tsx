import { Navigate, useLocation } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { DepartedPage } from '#renderer/features/early-departure/components/departed-page.tsx';
import { departed } from '#renderer/features/early-departure/departure.ts';
import { bookingPath, useBookingParams } from '#renderer/features/guest-booking/booking-paths.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { PageFrame } from '#renderer/ui/page-frame.tsx';

/** /guest/checkout/:bookingId/confirm: that a room was left (EDP-07). Whoever left none sees the booking. */
export function Component() {
  const t = useText('early-departure');
  const params = useBookingParams();
  const left = departed.safeParse(useLocation().state);
  if (params === null) return <Navigate to={paths.activeBookings} replace />;
  if (!left.success) return <Navigate to={bookingPath.details(params.bookingId)} replace />;
  return (
    <PageFrame>
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <DepartedPage bookingId={params.bookingId} departed={left.data} />
    </PageFrame>
  );
}
