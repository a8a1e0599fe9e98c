import type { AppContext } from '#gateway/context.ts';
import type { Device } from '#gateway/platform/devices.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import { countUnregisteredMinors } from '#gateway/store/minor-store.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { closedDoor, shownDoors } from '../doors/door-codes.ts';
import { toBookingResponse } from '../view/booking-view.ts';
import { findViewedBooking } from '../view/find-booking.ts';
import { toAccommodationGuests } from '../view/guest-view.ts';
import { findHotelFacts } from '../view/hotel-facts.ts';

/** A booking with the guests of its rooms and their door codes (API-06, BKG-07, BKG-09). Throws BOOKING_NOT_FOUND. */
export async function findBookingDetails(
  app: AppContext,
  { guestId, device }: { guestId: string; device: Device },
  idOrLocator: string,
  language: Language,
): Promise<BookingDetails> {
  const { view, viewer } = await findViewedBooking(app, guestId, idOrLocator);
  const now = app.clock.now();
  const seen = toBookingResponse(view, { viewer, language, now });
  const doors = await shownDoors(app, { view, viewer, now }, device);
  const minors = await countUnregisteredMinors(app.store.db, view.booking.id);
  return {
    ...seen,
    accommodations: seen.accommodations.map(accommodation => {
      const room = view.rooms.find(one => one.room.id === accommodation.accommodationId)?.room;
      return {
        ...accommodation,
        guests: room ? toAccommodationGuests(view, room, viewer, now) : [],
        minorsToRegister:
          accommodation.viewMode === 'FULL' ? (minors.get(accommodation.accommodationId) ?? 0) : 0,
        ...(doors.get(accommodation.accommodationId) ?? closedDoor),
      };
    }),
    building: { ...seen.building, address: view.hotel.address },
    hotelFacts: findHotelFacts({ view, viewer, now }, language),
    holderName: await holderName(app, view.booking.guestId),
  };
}

async function holderName({ store }: AppContext, holderId: string | null): Promise<string | null> {
  const holder = holderId === null ? null : await findGuest(store.db, holderId);
  return holder && (holder.socialName ?? holder.firstName);
}
