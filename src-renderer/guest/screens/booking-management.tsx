import { useNavigate } from 'react-router';
import { Management } from '#renderer/guest/features/booking/booking-management/components/management.tsx';
import {
  bookingPath,
  useBookingParams,
} from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { LoadedBooking } from '#renderer/guest/features/shared/guest-booking/components/loaded-booking.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

export function Component() {
  const t = useText('booking-management');
  const navigate = useNavigate();
  const bookingId = useBookingParams()?.bookingId ?? '';
  return (
    <PageFrame width="normal">
      <BackLink to={bookingPath.details(bookingId)}>{t('guest-booking:back')}</BackLink>
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('pageTitle')} />
      <LoadedBooking bookingId={bookingId} level={2}>
        {booking => <Management booking={booking} onCanceled={() => void navigate(paths.previousBookings)} />}
      </LoadedBooking>
    </PageFrame>
  );
}
