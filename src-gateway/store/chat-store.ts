import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { CHAT_LIMITS, type ChatMessage } from '#shared/contract/guest/chat.ts';
import type { ListOwner } from './booking-list-store.ts';
import { isActive } from './booking-view-store.ts';
import { accommodationGuests, bookings } from './schema/bookings.ts';
import { chatConversations } from './schema/living.ts';
import type { Database, Transaction } from './store.ts';

/** The first of the guest's future or current bookings, in the order of the list of bookings (CHT-08). */
export async function findNearestActive(db: Database, { guestId, email }: ListOwner, now: Date) {
  const wanted = {
    id: bookings.id,
    hotelId: bookings.hotelId,
    status: bookings.status,
    startsAt: bookings.startsAt,
  };
  const own = db
    .select(wanted)
    .from(bookings)
    .where(and(eq(bookings.guestId, guestId), isNull(bookings.hiddenAt), isActive(now)));
  const hasAccepted = and(
    eq(accommodationGuests.guestId, guestId),
    eq(accommodationGuests.invitation, 'ACCEPTED'),
  );
  const isInvited =
    email === null
      ? undefined
      : and(eq(accommodationGuests.email, email), eq(accommodationGuests.invitation, 'PENDING'));
  const shared = db
    .select(wanted)
    .from(accommodationGuests)
    .innerJoin(bookings, eq(bookings.id, accommodationGuests.bookingId))
    .where(and(or(hasAccepted, isInvited), isNull(accommodationGuests.hiddenAt), isActive(now)));
  const [nearest] = await unionAll(own, shared).orderBy(asc(bookings.startsAt)).limit(1);
  return nearest ?? null;
}

export type NewConversation = {
  guestId: string;
  history: ChatMessage[];
  optionChosen: string;
  isSolved: boolean | null;
};

type StoreTimes = { now: Date; since: Date };

/** Its id. The app sends the whole conversation, or its latest messages, each time. The guest's row must be locked. */
export async function storeConversation(
  tx: Transaction,
  { guestId, history, optionChosen, isSolved }: NewConversation,
  { now, since }: StoreTimes,
): Promise<string> {
  const [last] = await tx
    .select({ id: chatConversations.id, history: chatConversations.history })
    .from(chatConversations)
    .where(and(eq(chatConversations.guestId, guestId), gt(chatConversations.createdAt, since)))
    .orderBy(desc(chatConversations.createdAt))
    .limit(1);
  if (last && continues(history, last.history)) {
    await tx
      .update(chatConversations)
      .set({ history, optionChosen, isSolved })
      .where(eq(chatConversations.id, last.id));
    return last.id;
  }
  const id = randomUUID();
  await tx.insert(chatConversations).values({ id, guestId, history, optionChosen, isSolved, createdAt: now });
  return id;
}

/** Conversations with this many messages in common are one: each begins with the same few and returns to them. */
const FEWEST_IN_COMMON = 10;

/** A history of the greatest length may lack the beginning of its conversation. */
function continues(history: ChatMessage[], earlier: ChatMessage[]): boolean {
  if (beginsWith(history, earlier)) return true;
  if (history.length < CHAT_LIMITS.messages) return false;
  const lost = earlier.slice(0, -FEWEST_IN_COMMON);
  return lost.some((_, index) => beginsWith(history, earlier.slice(index + 1)));
}

const beginsWith = (history: ChatMessage[], earlier: ChatMessage[]): boolean =>
  earlier.length <= history.length &&
  earlier.every(({ type, text }, index) => history[index]?.type === type && history[index].text === text);

export async function deleteConversationsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(chatConversations).where(lt(chatConversations.createdAt, before));
}
