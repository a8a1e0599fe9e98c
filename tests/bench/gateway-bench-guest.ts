import { eq } from 'drizzle-orm';
import type { AppContext } from '#gateway/context.ts';
import { seededRandom } from '#gateway/seed/random.ts';
import { accommodationGuests, accommodations, bookings, stayLines } from '#gateway/store/schema/bookings.ts';
import { insertRows } from '#gateway/store/seed-store.ts';
import { addDays, dateAt, instantAt } from '#shared/hotel-time.ts';
import { BENCH_GUEST, BENCH_GUEST_ID, HOTEL_IDS, ZONE } from './gateway-bench-hotels.ts';

const NIGHTS = 3;
const NIGHT = { priceCents: 400_00, taxCents: 20_00 };

/**
 * Gives the bench's guest so many bookings to come, each of one room with its bill and its guest, beside the stays that
 * are there. They hold no room: the hotels are full of others.
 */
export async function seedGuestBookings(app: AppContext, amount: number): Promise<void> {
  const { db } = app.store;
  const now = app.clock.now();
  const today = dateAt(now, ZONE);
  const random = seededRandom(amount);
  const money = { valueCents: NIGHTS * NIGHT.priceCents, taxCents: NIGHTS * NIGHT.taxCents };
  const rows = Array.from({ length: amount }, (_, index) => {
    const checkinDate = addDays(today, random.between(1, 150));
    const checkoutDate = addDays(checkinDate, NIGHTS);
    return {
      id: random.uuid(),
      locator: `G${index.toString(36).toUpperCase().padStart(5, '0')}`,
      hotelId: HOTEL_IDS[index % HOTEL_IDS.length] ?? 'JARDINS',
      guestId: BENCH_GUEST_ID,
      channel: 'DIRECT' as const,
      status: 'CONFIRMED' as const,
      walkIn: false,
      checkinDate,
      checkoutDate,
      startsAt: instantAt(checkinDate, 15, ZONE),
      endsAt: instantAt(checkoutDate, 12, ZONE),
      ...money,
      creditsCents: 0,
      chargedCents: money.valueCents + money.taxCents,
      language: 'pt' as const,
      createdAt: now,
      updatedAt: now,
    };
  });
  await db.transaction(async tx => {
    const [taken] = await tx.select().from(accommodations).limit(1);
    if (!taken) throw new Error('the hotels have no stays yet');
    const { id: _, ...room } = taken;
    await insertRows(tx, bookings, rows);
    await insertRows(
      tx,
      accommodations,
      rows.map(row => ({ ...room, ...money, bookingId: row.id, hotelId: row.hotelId, holdsRoom: false })),
    );
    const numbered = await tx
      .select({ id: accommodations.id, bookingId: accommodations.bookingId })
      .from(accommodations)
      .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
      .where(eq(bookings.guestId, BENCH_GUEST_ID));
    const dates = new Map(rows.map(row => [row.id, row.checkinDate]));
    await insertRows(
      tx,
      stayLines,
      numbered.flatMap(({ id, bookingId }) =>
        Array.from({ length: NIGHTS }, (_night, night) => ({
          accommodationId: id,
          kind: 'NIGHT' as const,
          night: addDays(dates.get(bookingId) ?? today, night),
          ...NIGHT,
        })),
      ),
    );
    await insertRows(
      tx,
      accommodationGuests,
      numbered.map(({ id, bookingId }) => ({
        id: random.uuid(),
        accommodationId: id,
        bookingId,
        guestId: BENCH_GUEST_ID,
        name: 'Bench Guest',
        email: BENCH_GUEST.email,
        isMain: true,
        isMinor: false,
        isSpecialCareRequired: false,
        invitation: 'NONE' as const,
        createdAt: now,
        updatedAt: now,
      })),
    );
  });
  await db.execute('vacuum analyze');
}
