import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { InboxState } from '#shared/contract/staff/inbox.ts';
import { bookings } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import { chatConversations, receptionMessages } from './schema/living.ts';
import { staffAccounts } from './schema/staff.ts';
import type { Database, Transaction } from './store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type OfStay = { hotelId: string; bookingId: string; guestId: string };

/** A conversation that ended unsolved waits at the hotel; one that goes on, or was solved after all, waits no longer. */
export async function setConversationOpen(
  tx: Transaction,
  conversationId: string,
  { stay, now }: { stay: OfStay | null; now: Date },
): Promise<void> {
  if (stay === null) {
    await tx
      .delete(receptionMessages)
      .where(and(eq(receptionMessages.conversationId, conversationId), isNull(receptionMessages.closedAt)));
    return;
  }
  await tx
    .insert(receptionMessages)
    .values({ ...stay, id: randomUUID(), conversationId, createdAt: now })
    .onConflictDoNothing();
}

export type NewMessage = OfStay & { key: string; text: string; createdAt: Date };

/** The stored text of a guest's message under the key, whichever request stored it. */
export async function insertMessage(
  tx: Transaction,
  { key, ...message }: NewMessage,
): Promise<string | null> {
  await tx
    .insert(receptionMessages)
    .values({ ...message, id: randomUUID(), idempotencyKey: key })
    .onConflictDoNothing();
  const [stored] = await tx
    .select({ text: receptionMessages.text })
    .from(receptionMessages)
    .where(and(eq(receptionMessages.guestId, message.guestId), eq(receptionMessages.idempotencyKey, key)));
  return stored?.text ?? null;
}

const selectMessages = (tx: Transaction) =>
  tx
    .select({
      message: receptionMessages,
      history: chatConversations.history,
      locator: bookings.locator,
      rooms: sql<string[]>`array(select r.number from accommodations a join rooms r on r.id = a.room_id
        where a.booking_id = ${bookings.id} order by a.id)`,
      firstName: guests.firstName,
      lastName: guests.lastName,
      socialName: guests.socialName,
      closedBy: staffAccounts.name,
    })
    .from(receptionMessages)
    .innerJoin(bookings, eq(bookings.id, receptionMessages.bookingId))
    .innerJoin(guests, eq(guests.id, receptionMessages.guestId))
    .leftJoin(chatConversations, eq(chatConversations.id, receptionMessages.conversationId))
    .leftJoin(staffAccounts, eq(staffAccounts.id, receptionMessages.closedBy));

export type StoredMessage = Awaited<ReturnType<typeof selectMessages>>[number];

const { id, hotelId, createdAt, closedAt } = receptionMessages;

/** The id decides between equal ones, so that pages neither skip nor repeat. */
const sortKeys = { OPEN: sql`${createdAt}, ${id}`, CLOSED: sql`${closedAt}, ${id}` };

export function listMessages(
  tx: Transaction,
  wanted: { hotelId: string; state: InboxState; after: string | undefined; limit: number },
): Promise<StoredMessage[]> {
  const keys = sortKeys[wanted.state];
  const isOpen = wanted.state === 'OPEN';
  const last = sql`(select ${keys} from ${receptionMessages} where ${id} = ${wanted.after})`;
  const isBeyond =
    wanted.after === undefined ? undefined : isOpen ? sql`(${keys}) > ${last}` : sql`(${keys}) < ${last}`;
  return selectMessages(tx)
    .where(and(eq(hotelId, wanted.hotelId), isOpen ? isNull(closedAt) : isNotNull(closedAt), isBeyond))
    .orderBy(isOpen ? asc(sql`(${keys})`) : desc(sql`(${keys})`))
    .limit(wanted.limit);
}

type Wanted = { hotelId: string; id: string };

export async function findMessage(tx: Transaction, wanted: Wanted): Promise<StoredMessage | null> {
  if (!UUID.test(wanted.id)) return null;
  const [found] = await selectMessages(tx).where(and(eq(hotelId, wanted.hotelId), eq(id, wanted.id)));
  return found ?? null;
}

/** Closed with a reply or without one; false if it is closed already. */
export async function closeMessage(
  tx: Transaction,
  wanted: Wanted,
  closed: { closedAt: Date; closedBy: string; reply: string | null },
): Promise<boolean> {
  const done = await tx
    .update(receptionMessages)
    .set(closed)
    .where(and(eq(hotelId, wanted.hotelId), eq(id, wanted.id), isNull(closedAt)))
    .returning({ id });
  return done.length > 0;
}

/** False if it is open, or was answered. */
export async function reopenMessage(tx: Transaction, wanted: Wanted): Promise<boolean> {
  const done = await tx
    .update(receptionMessages)
    .set({ closedAt: null, closedBy: null })
    .where(
      and(
        eq(hotelId, wanted.hotelId),
        eq(id, wanted.id),
        isNotNull(closedAt),
        isNull(receptionMessages.reply),
      ),
    )
    .returning({ id });
  return done.length > 0;
}

export async function deleteMessagesBefore(db: Database, before: Date): Promise<void> {
  await db.delete(receptionMessages).where(lt(createdAt, before));
}
