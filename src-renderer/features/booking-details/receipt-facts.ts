import type { ReceiptFacts } from '#renderer/features/booking-handoff/booking-receipt.ts';
import type { BookingDetails } from '#shared/contract/booking-details.ts';
import { dateAt, hourAt } from '#shared/hotel-time.ts';

/** What a printed receipt says of this booking (BEY-12). */
export function receiptFacts(booking: BookingDetails): ReceiptFacts {
  const { building, locator, checkinDate, checkoutDate, accommodations, payment } = booking;
  const zone = building.timezone;
  const date = (instant: string) => dateAt(new Date(instant), zone);
  const hour = (instant: string) => hourAt(new Date(instant), zone);
  return {
    locator,
    hotelName: building.name,
    hotelAddress: building.address,
    timeZone: zone,
    checkinDate: date(checkinDate),
    checkoutDate: date(checkoutDate),
    rooms: accommodations.map(room => ({
      name: room.type,
      checkinHour: hour(room.checkinDate),
      checkoutHour: hour(room.checkoutDate),
    })),
    payBy: payment?.deadline ?? null,
  };
}
