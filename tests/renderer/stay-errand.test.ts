import { describe, expect, test } from 'vitest';
import { bookingsFor, likelyErrands, roomToLeave } from '#renderer/guest/features/stay/stay-errand/errand.ts';
import type { BookedAccommodation, Booking } from '#shared/contract/guest/booking-view.ts';

const stay = (rooms: Partial<BookedAccommodation>[], isBookingCheckinAvailable = false) =>
  ({ isBookingCheckinAvailable, accommodations: rooms }) as Booking;

const livedIn = { isCheckinDone: true, isCheckoutAvailable: true, isEarlyDepartureAllowed: false };
const nightsLeft = { isCheckinDone: true, isCheckoutAvailable: false, isEarlyDepartureAllowed: true };
const toCome = { isCheckinDone: false, isCheckoutAvailable: false, isEarlyDepartureAllowed: true };

describe('a kiosk', () => {
  test.each([
    [5, 'checkOut'],
    [11, 'checkOut'],
    [12, 'checkIn'],
    [23, 'checkIn'],
    [4, 'checkIn'],
  ] as const)('offers at %i o’clock first what most guests come for: %s (PD-41)', (hour, first) => {
    const order = likelyErrands(hour);
    expect(order[0]).toBe(first);
    expect(order.toSorted()).toEqual(['book', 'checkIn', 'checkOut']);
  });

  test('leads who checks in to the bookings whose check-in is open for them (CHK-09)', () => {
    const [open, closed] = [stay([toCome], true), stay([toCome])];
    expect(bookingsFor('checkIn', [closed, open])).toEqual([open]);
  });

  test('leads who checks out to a room that is lived in, early as well, and never to one still to come (OUT-03)', () => {
    const [over, early, before] = [stay([livedIn]), stay([nightsLeft]), stay([toCome])];
    expect(bookingsFor('checkOut', [over, early, before])).toEqual([over, early]);
  });

  test('asks for the room where two of a booking are lived in (OUT-01)', () => {
    expect(roomToLeave(stay([toCome, livedIn]))).toBe(livedIn);
    expect(roomToLeave(stay([nightsLeft, livedIn]))).toBeNull();
  });
});
