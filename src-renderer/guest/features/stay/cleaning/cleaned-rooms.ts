import type { BookedAccommodation } from '#shared/contract/guest/booking-view.ts';
import { cleaningDay } from '#shared/rules/cleaning.ts';

type Room = Pick<BookedAccommodation, 'viewMode' | 'status' | 'checkinDate' | 'checkoutDate'>;

/** The guest's own rooms that are cleaned today: known before the gateway says more, so that nothing moves later. */
export function roomsCleanedToday<Of extends Room>(rooms: readonly Of[], timeZone: string, now: Date): Of[] {
  return rooms.filter(
    ({ viewMode, status, checkinDate, checkoutDate }) =>
      viewMode === 'FULL' &&
      status === 'IN_PROGRESS' &&
      cleaningDay({ arrival: new Date(checkinDate), departure: new Date(checkoutDate), timeZone }, now).isDue,
  );
}
