import { eq } from 'drizzle-orm';
import { insertHolderRow } from '#gateway/store/holder-row-store.ts';
import { accommodationGuests } from '#gateway/store/schema/bookings.ts';
import type { Database } from '#gateway/store/store.ts';
import { instantAt } from '#shared/hotel-time.ts';
import type { TestGateway } from './harness.ts';
import { HOTEL, newGuest, type TestGuest, ZONE } from './small-hotel.ts';
import { writeStay } from './stay-rows.ts';

/** From Monday, 30 November, 15:00, to Friday, 4 December 2026, 12:00. */
export const LIVED_IN = { checkin: '2026-11-30', checkout: '2026-12-04' };

export type Resident = TestGuest & { bookingId: string; accommodationId: number };

/** The guest lives in a room of the small hotel. It takes no room from others, so that any number can. */
export async function moveIn(gateway: TestGateway, guest: TestGuest, stay = LIVED_IN): Promise<Resident> {
  const room = await insertStay(gateway.app.store.db, guest.id, { ...stay, now: gateway.clock.now() });
  return { ...guest, ...room };
}

type Stay = { checkin: string; checkout: string; now: Date };

/** A stay in a room of the small hotel that the guest has checked in to. */
export function insertStay(db: Database, guestId: string, { checkin, checkout, now }: Stay) {
  const [startsAt, endsAt] = [instantAt(checkin, 15, ZONE), instantAt(checkout, 12, ZONE)];
  return db.transaction(async tx => {
    const stay = await writeStay(tx, {
      booking: {
        hotelId: HOTEL,
        guestId,
        status: 'IN_PROGRESS',
        checkinDate: checkin,
        checkoutDate: checkout,
        startsAt,
        endsAt,
        createdAt: now,
        updatedAt: now,
      },
      room: {
        roomId: '101',
        roomTypeId: 'queen',
        holdsRoom: false,
        checkinHour: 15,
        checkoutHour: 12,
        checkedInAt: startsAt,
      },
    });
    await insertHolderRow(tx, { ...stay, guestId, now });
    await tx
      .update(accommodationGuests)
      .set({ checkedInAt: startsAt })
      .where(eq(accommodationGuests.bookingId, stay.bookingId));
    return stay;
  });
}

/** So many guests who live in the small hotel. */
export function residents(gateway: TestGateway, amount: number): Promise<Resident[]> {
  return Promise.all(Array.from({ length: amount }, async () => moveIn(gateway, await newGuest(gateway))));
}
