import { HourRooms } from '#renderer/guest/features/booking/booking-management/components/hour-rooms.tsx';
import {
  bookingPath,
  useBookingParams,
} from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { LoadedBooking } from '#renderer/guest/features/shared/guest-booking/components/loaded-booking.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

export function Component() {
  const t = useText('additional-hours');
  const bookingId = useBookingParams()?.bookingId ?? '';
  return (
    <PageFrame>
      <BackLink to={bookingPath.management(bookingId)}>{t('guest-booking:backToManagement')}</BackLink>
      <ScreenTitle title={t('choice.title')} lead={t('choice.lead')} page={t('pageTitle')} />
      <LoadedBooking bookingId={bookingId} level={2}>
        {booking => <HourRooms booking={booking} />}
      </LoadedBooking>
    </PageFrame>
  );
}
