import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NoteState } from '#shared/contract/staff/shift-notes.ts';
import { bookings } from './schema/bookings.ts';
import { rooms } from './schema/hotels.ts';
import { shiftNotes } from './schema/shift-notes.ts';
import { staffAccounts } from './schema/staff.ts';
import type { Database, Transaction } from './store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const writers = alias(staffAccounts, 'writers');
const finishers = alias(staffAccounts, 'finishers');

const selectNotes = (db: Database | Transaction) =>
  db
    .select({
      note: getTableColumns(shiftNotes),
      room: rooms.number,
      locator: bookings.locator,
      writtenBy: writers.name,
      doneBy: finishers.name,
    })
    .from(shiftNotes)
    .leftJoin(rooms, eq(rooms.id, shiftNotes.roomId))
    .leftJoin(bookings, eq(bookings.id, shiftNotes.bookingId))
    .leftJoin(writers, eq(writers.id, shiftNotes.writtenBy))
    .leftJoin(finishers, eq(finishers.id, shiftNotes.doneBy));

export type StoredNote = Awaited<ReturnType<typeof selectNotes>>[number];

/** The id decides between equal ones, so that pages neither skip nor repeat. */
const sortKeys: Record<NoteState, SQL> = {
  OPEN: sql`coalesce(${shiftNotes.dueAt}, 'infinity'), ${shiftNotes.createdAt}, ${shiftNotes.id}`,
  DONE: sql`${shiftNotes.doneAt}, ${shiftNotes.id}`,
};

export function listNotes(
  db: Database | Transaction,
  wanted: { hotelId: string; state: NoteState; after?: string | undefined; limit: number },
): Promise<StoredNote[]> {
  const { hotelId, state, after, limit } = wanted;
  const keys = sortKeys[state];
  const isOpen = state === 'OPEN';
  const last = sql`(select ${keys} from ${shiftNotes} where ${shiftNotes.id} = ${after})`;
  const isBeyond =
    after === undefined ? undefined : isOpen ? sql`(${keys}) > ${last}` : sql`(${keys}) < ${last}`;
  return selectNotes(db)
    .where(
      and(
        eq(shiftNotes.hotelId, hotelId),
        isOpen ? isNull(shiftNotes.doneAt) : isNotNull(shiftNotes.doneAt),
        isBeyond,
      ),
    )
    .orderBy(isOpen ? asc(sql`(${keys})`) : desc(sql`(${keys})`))
    .limit(limit);
}

export async function findNote(
  db: Database | Transaction,
  { hotelId, id }: { hotelId: string; id: string },
): Promise<StoredNote | null> {
  if (!UUID.test(id)) return null;
  const [found] = await selectNotes(db).where(and(eq(shiftNotes.hotelId, hotelId), eq(shiftNotes.id, id)));
  return found ?? null;
}

export async function findNoteByKey(
  tx: Transaction,
  { hotelId, key }: { hotelId: string; key: string },
): Promise<StoredNote | null> {
  const [found] = await selectNotes(tx).where(and(eq(shiftNotes.hotelId, hotelId), eq(shiftNotes.key, key)));
  return found ?? null;
}

/** False if the hotel has a note under the same key already. */
export async function insertNote(tx: Transaction, row: typeof shiftNotes.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(shiftNotes)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: shiftNotes.id });
  return written.length > 0;
}

/** Done, or open again with null; false if it is so already. */
export async function setNoteDone(
  tx: Transaction,
  { hotelId, id }: { hotelId: string; id: string },
  done: { doneAt: Date; doneBy: string } | null,
): Promise<boolean> {
  const changed = await tx
    .update(shiftNotes)
    .set(done ?? { doneAt: null, doneBy: null })
    .where(
      and(
        eq(shiftNotes.hotelId, hotelId),
        eq(shiftNotes.id, id),
        done === null ? isNotNull(shiftNotes.doneAt) : isNull(shiftNotes.doneAt),
      ),
    )
    .returning({ id: shiftNotes.id });
  return changed.length > 0;
}

/** A room of the hotel by its number, else a booking by its locator; null where the hotel has neither. */
export async function findNoteSubject(
  tx: Transaction,
  { hotelId, about }: { hotelId: string; about: string },
): Promise<{ roomId: string; bookingId: null } | { roomId: null; bookingId: string } | null> {
  const wanted = about.toUpperCase();
  const [room] = await tx
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.hotelId, hotelId), eq(sql`upper(${rooms.number})`, wanted)));
  if (room) return { roomId: room.id, bookingId: null };
  const [booking] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.hotelId, hotelId), eq(bookings.locator, wanted)));
  return booking ? { roomId: null, bookingId: booking.id } : null;
}

/** Done notes from before a moment: whoever wrote them may have named a guest. */
export async function deleteOldNotes(db: Database, before: Date): Promise<void> {
  await db.delete(shiftNotes).where(lt(shiftNotes.doneAt, before));
}
