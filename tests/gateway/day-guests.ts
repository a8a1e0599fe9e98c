import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { insertHolderRow } from '#gateway/store/holder-row-store.ts';
import { accommodationGuests } from '#gateway/store/schema/bookings.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { instantAt } from '#shared/hotel-time.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import { fillIn } from './registered-stay.ts';
import { minor } from './room-forms.ts';
import { HOTEL, newGuest, type TestGuest, ZONE } from './small-hotel.ts';
import { writeStay } from './stay-rows.ts';

export const TODAY = '2026-12-01';

export type DayStay = {
  guest: TestGuest;
  bookingId: string;
  accommodationId: number;
  minorId: string | null;
};

/** A stay of two nights in a room of its own, paid before. Those who leave today have come two days ago. */
async function writeDayStay(
  hotel: FreshHotel,
  { number, leaves, hasMinor }: { number: string; leaves: boolean; hasMinor: boolean },
): Promise<DayStay> {
  const { gateway, db } = hotel;
  const guest = await newGuest(gateway);
  const [checkinDate, checkoutDate] = leaves ? ['2026-11-29', TODAY] : [TODAY, '2026-12-03'];
  const [startsAt, endsAt] = [instantAt(checkinDate, 15, ZONE), instantAt(checkoutDate, 12, ZONE)];
  const come = leaves ? startsAt : null;
  await db.insert(rooms).values({ id: number, hotelId: HOTEL, roomTypeId: 'queen', number });
  const stay = await writeStay(db, {
    booking: {
      hotelId: HOTEL,
      guestId: guest.id,
      checkinDate,
      checkoutDate,
      startsAt,
      endsAt,
      status: leaves ? 'IN_PROGRESS' : 'CONFIRMED',
    },
    room: {
      roomId: number,
      roomTypeId: 'queen',
      checkinHour: 15,
      checkoutHour: 12,
      checkedInAt: come,
      children: hasMinor ? 1 : 0,
      childrenAges: hasMinor ? [7] : [],
    },
  });
  const now = gateway.clock.now();
  await db.transaction(tx => insertHolderRow(tx, { ...stay, guestId: guest.id, now }));
  if (leaves) await db.update(accommodationGuests).set({ checkedInAt: come }).where(ofBooking(stay));
  const minorId = hasMinor ? randomUUID() : null;
  if (minorId !== null)
    await db.insert(accommodationGuests).values({
      id: minorId,
      ...stay,
      name: minor().name,
      isMain: false,
      isMinor: true,
      isSpecialCareRequired: false,
      invitation: 'NONE',
      createdAt: now,
      updatedAt: now,
    });
  if (!leaves) await fillIn(hotel, guest, stay.bookingId);
  return { guest, ...stay, minorId };
}

const ofBooking = ({ bookingId }: { bookingId: string }) => eq(accommodationGuests.bookingId, bookingId);

/** Twelve who arrive, two of them with a minor, and nine who leave. */
export async function openDay(hotel: FreshHotel): Promise<{ arrivals: DayStay[]; departures: DayStay[] }> {
  const arrivals: DayStay[] = [];
  const departures: DayStay[] = [];
  for (let at = 1; at <= 12; at += 1)
    arrivals.push(await writeDayStay(hotel, { number: `${400 + at}`, leaves: false, hasMinor: at <= 2 }));
  for (let at = 1; at <= 9; at += 1)
    departures.push(await writeDayStay(hotel, { number: `${500 + at}`, leaves: true, hasMinor: false }));
  return { arrivals, departures };
}
