import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { LocalDate } from '#shared/hotel-time.ts';
import { accommodations } from './schema/bookings.ts';
import { cleaningDeclines } from './schema/cleaning-declines.ts';
import { rooms } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

type RoomDay = { accommodationId: number; day: LocalDate };

export async function isCleaningDeclined(
  db: Database | Transaction,
  { accommodationId, day }: RoomDay,
): Promise<boolean> {
  const ofDay = and(eq(cleaningDeclines.accommodationId, accommodationId), eq(cleaningDeclines.day, day));
  return (await db.$count(cleaningDeclines, ofDay)) > 0;
}

/** A repeated one changes nothing, and has the time of the first. */
export async function insertDecline(
  tx: Transaction,
  decline: typeof cleaningDeclines.$inferInsert,
): Promise<void> {
  await tx.insert(cleaningDeclines).values(decline).onConflictDoNothing();
}

export async function deleteDecline(tx: Transaction, { accommodationId, day }: RoomDay): Promise<void> {
  await tx
    .delete(cleaningDeclines)
    .where(and(eq(cleaningDeclines.accommodationId, accommodationId), eq(cleaningDeclines.day, day)));
}

export type DeclinedCleaning = { roomId: string; number: string; declinedAt: Date };

/** The rooms that are lived in and not cleaned on a day, by number: where their guests are now, also after a move. */
export function findDeclinedRooms(
  db: Database | Transaction,
  { hotelId, day }: { hotelId: string; day: LocalDate },
): Promise<DeclinedCleaning[]> {
  return db
    .select({ roomId: rooms.id, number: rooms.number, declinedAt: cleaningDeclines.createdAt })
    .from(cleaningDeclines)
    .innerJoin(accommodations, eq(accommodations.id, cleaningDeclines.accommodationId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .where(
      and(
        eq(cleaningDeclines.hotelId, hotelId),
        eq(cleaningDeclines.day, day),
        isNotNull(accommodations.checkedInAt),
        isNull(accommodations.leftAt),
      ),
    )
    .orderBy(sql`length(${rooms.number})`, asc(rooms.number));
}
