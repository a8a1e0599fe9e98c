import { Navigate, useLocation, useSearchParams } from 'react-router';
import { roomsToLeave } from '#renderer/guest/features/booking/check-out/check-out.ts';
import { ChooseRoom } from '#renderer/guest/features/booking/check-out/components/choose-room.tsx';
import { agreedReturn, EARLY_DEPARTURE } from '#renderer/guest/features/booking/early-departure/departure.ts';
import {
  bookingPath,
  useBookingParams,
} from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { LoadedBooking } from '#renderer/guest/features/shared/guest-booking/components/loaded-booking.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { CheckOut } from './leave-room-check-out.tsx';
import { LeaveEarly } from './leave-room-early.tsx';

const toBookings = <Navigate to={paths.activeBookings} replace />;

export function Component() {
  const t = useText('guest-booking');
  const params = useBookingParams();
  const [search] = useSearchParams();
  const isFromSummary = agreedReturn.safeParse(useLocation().state).success;
  if (params === null) return toBookings;
  const { bookingId, accommodationId } = params;
  const isEarly = search.get('type') === EARLY_DEPARTURE;
  return (
    <PageFrame>
      {isEarly && isFromSummary && accommodationId !== undefined ? (
        <BackLink to={bookingPath.earlyDeparture({ bookingId, accommodationId })}>
          {t('general:back')}
        </BackLink>
      ) : (
        <BackLink to={paths.bookings}>{t('backToList')}</BackLink>
      )}
      <LoadedBooking bookingId={bookingId} missing={toBookings}>
        {booking =>
          accommodationId === undefined ? (
            <AnyRoom booking={booking} isEarly={isEarly} />
          ) : (
            <OneRoom key={accommodationId} {...{ booking, accommodationId, isEarly }} />
          )
        }
      </LoadedBooking>
    </PageFrame>
  );
}

type OneRoomProps = { booking: BookingDetails; accommodationId: number; isEarly: boolean };

function OneRoom({ booking, accommodationId, isEarly }: OneRoomProps) {
  const room = booking.accommodations.find(known => known.accommodationId === accommodationId);
  if (room === undefined) return toBookings;
  return isEarly ? <LeaveEarly booking={booking} room={room} /> : <CheckOut booking={booking} room={room} />;
}

function AnyRoom({ booking, isEarly }: { booking: BookingDetails; isEarly: boolean }) {
  // An early departure begins with its refund, for one room (EDP-01).
  if (isEarly) return <Navigate to={bookingPath.management(booking.bookingId)} replace />;
  const rooms = roomsToLeave(booking.accommodations);
  const [only] = rooms;
  if (only === undefined) return toBookings;
  if (rooms.length > 1) return <ChooseRoom booking={booking} rooms={rooms} />;
  const { accommodationId } = only;
  return <Navigate to={bookingPath.leave({ bookingId: booking.bookingId, accommodationId })} replace />;
}
