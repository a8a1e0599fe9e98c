import type { AppContext } from '#gateway/context.ts';
import { seededRandom } from '#gateway/sandbox/seed/random.ts';
import { insertHolderRow } from '#gateway/store/holder-row-store.ts';
import { accommodations, stayLines } from '#gateway/store/schema/bookings.ts';
import { addDays, dateAt, instantAt } from '#shared/hotel-time.ts';
import { writeStay } from '#tests/gateway/stay-rows.ts';
import { BENCH_GUEST_ID, HOTEL_IDS, ZONE } from './gateway-bench-hotels.ts';

const NIGHTS = 3;
const NIGHT = { priceCents: 400_00, taxCents: 20_00 };

/**
 * Adds upcoming bookings of the bench's guest, each of one room with its bill and its guest, to the stays that are there.
 * They hold no room: the hotels are full of others.
 */
export async function seedGuestBookings(app: AppContext, amount: number): Promise<void> {
  const { db } = app.store;
  const now = app.clock.now();
  const today = dateAt(now, ZONE);
  const random = seededRandom(amount);
  await db.transaction(async tx => {
    const [taken] = await tx.select().from(accommodations).limit(1);
    if (!taken) throw new Error('the hotels have no stays yet');
    const { roomId, roomTypeId } = taken;
    for (let index = 0; index < amount; index += 1) {
      const checkinDate = addDays(today, random.between(1, 150));
      const checkoutDate = addDays(checkinDate, NIGHTS);
      const stay = await writeStay(tx, {
        booking: {
          locator: `G${index.toString(36).toUpperCase().padStart(5, '0')}`,
          hotelId: HOTEL_IDS[index % HOTEL_IDS.length] ?? 'JARDINS',
          guestId: BENCH_GUEST_ID,
          checkinDate,
          checkoutDate,
          startsAt: instantAt(checkinDate, 15, ZONE),
          endsAt: instantAt(checkoutDate, 12, ZONE),
          valueCents: NIGHTS * NIGHT.priceCents,
          taxCents: NIGHTS * NIGHT.taxCents,
          language: 'pt',
          createdAt: now,
          updatedAt: now,
        },
        room: { roomId, roomTypeId, holdsRoom: false, checkinHour: 15, checkoutHour: 12 },
      });
      await tx.insert(stayLines).values(
        Array.from({ length: NIGHTS }, (_, night) => ({
          accommodationId: stay.accommodationId,
          kind: 'NIGHT' as const,
          night: addDays(checkinDate, night),
          ...NIGHT,
        })),
      );
      await insertHolderRow(tx, { ...stay, guestId: BENCH_GUEST_ID, now });
    }
  });
  await db.execute('vacuum analyze');
}
