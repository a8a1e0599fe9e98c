import { type AccommodationRow, accommodationRow, type BookingRow, type Desk } from './booking-rows.ts';
import type { OtherStay } from './stays.ts';

/** Days; the hotels' other guests book at most this far ahead. */
const LONGEST_LEAD = 60;
const NO_SHOW_SHARE = 0.02;

/** Used in turn, so that no random draw of the seed changes. */
const LAST_NAMES = [
  'Amaral',
  'Barros',
  'Cardoso',
  'Duarte',
  'Esteves',
  'Farias',
  'Guedes',
  'Horta',
  'Meireles',
];

function statusOf(desk: Desk, stay: OtherStay, startsAt: Date, endsAt: Date): BookingRow['status'] {
  if (stay.canceled) return 'CANCELED';
  if (endsAt <= desk.now) return desk.random.chance(NO_SHOW_SHARE) ? 'NO_SHOW' : 'CONCLUDED';
  return startsAt <= desk.now ? 'IN_PROGRESS' : 'CONFIRMED';
}

/** Bookings of guests whom the hotel knows only as taken rooms: partner channels, and people without an account. */
export function otherBookingRows(
  desk: Desk,
  stays: readonly OtherStay[],
): { bookings: BookingRow[]; accommodations: AccommodationRow[] } {
  const bookings: BookingRow[] = [];
  const accommodations: AccommodationRow[] = [];
  for (const [index, stay] of stays.entries()) {
    const id = desk.random.uuid();
    const startsAt = desk.instant(stay.hotelId, stay.from, stay.checkinHour);
    const endsAt = desk.instant(stay.hotelId, stay.to, stay.checkoutHour);
    const status = statusOf(desk, stay, startsAt, endsAt);
    const room = accommodationRow(
      desk,
      id,
      { ...stay, childrenAges: [], hasCradle: false, bedType: desk.random.chance(0.7) ? 'DOUBLE' : 'SINGLE' },
      status,
    );
    const createdAt = desk.daysFromNow(Math.min(stay.from, 0) - desk.random.between(1, LONGEST_LEAD));
    accommodations.push(room);
    bookings.push({
      id,
      locator: desk.locator(),
      hotelId: stay.hotelId,
      guestId: null,
      channel: desk.random.chance(0.7) ? 'PARTNER' : 'DIRECT',
      holderLastName: LAST_NAMES[index % LAST_NAMES.length] ?? null,
      status,
      walkIn: false,
      checkinDate: desk.date(stay.from),
      checkoutDate: desk.date(stay.to),
      startsAt,
      endsAt,
      valueCents: room.valueCents,
      taxCents: room.taxCents,
      creditsCents: 0,
      chargedCents: status === 'CANCELED' ? 0 : room.valueCents + room.taxCents,
      paymentDeadline: null,
      language: desk.random.chance(0.85) ? 'pt' : 'en',
      createdAt,
      updatedAt: createdAt,
    });
  }
  return { bookings, accommodations };
}
