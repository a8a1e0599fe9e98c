import { Navigate, useLocation } from 'react-router';
import {
  boughtState,
  HoursBoughtPage,
} from '#renderer/guest/features/booking/additional-hours/components/hours-bought-page.tsx';
import {
  bookingPath,
  useBookingParams,
} from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';

export function Component() {
  const t = useText('additional-hours');
  const params = useBookingParams();
  const state = boughtState.safeParse(useLocation().state);
  if (params?.accommodationId === undefined || params.type === undefined)
    return <Navigate to={paths.activeBookings} replace />;
  const { bookingId, accommodationId, type } = params;
  if (!state.success) return <Navigate to={bookingPath.buyHours(bookingId)} replace />;
  return (
    <PageFrame>
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <HoursBoughtPage target={{ bookingId, accommodationId, type }} bought={state.data.bought} />
    </PageFrame>
  );
}
