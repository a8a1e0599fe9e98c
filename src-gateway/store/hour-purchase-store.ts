import { and, eq, ne, sql } from 'drizzle-orm';
import type { HoursType } from '#shared/contract/guest/additional-hours.ts';
import type { Cents } from '#shared/money.ts';
import { takenRooms } from './availability-store.ts';
import { accommodations, bookings, hourPurchases } from './schema/bookings.ts';
import { roomClosures } from './schema/room-closures.ts';
import type { Database, Transaction } from './store.ts';

export type StoredHourPurchase = typeof hourPurchases.$inferSelect;
export type HoursRoom = typeof accommodations.$inferSelect;
export type PurchaseKey = { guestId: string; key: string };

export async function findPurchase(
  db: Database | Transaction,
  { guestId, key }: PurchaseKey,
): Promise<StoredHourPurchase | null> {
  const [purchase] = await db
    .select()
    .from(hourPurchases)
    .where(and(eq(hourPurchases.guestId, guestId), eq(hourPurchases.key, key)));
  return purchase ?? null;
}

export async function findPurchaseById(
  db: Database | Transaction,
  id: string,
): Promise<StoredHourPurchase | null> {
  const [purchase] = await db.select().from(hourPurchases).where(eq(hourPurchases.id, id));
  return purchase ?? null;
}

/** Stores a purchase, or restarts one that was rejected under the same key. The guest's row is locked. */
export async function insertPurchase(
  tx: Transaction,
  purchase: StoredHourPurchase,
): Promise<StoredHourPurchase> {
  const { id: _id, createdAt: _createdAt, ...again } = purchase;
  const [written] = await tx
    .insert(hourPurchases)
    .values(purchase)
    .onConflictDoUpdate({
      target: [hourPurchases.guestId, hourPurchases.key],
      set: again,
      setWhere: eq(hourPurchases.outcome, 'REFUSED'),
    })
    .returning();
  if (!written) throw new Error('a purchase under this key is under way or was made');
  return written;
}

export async function endPurchase(
  tx: Transaction,
  id: string,
  end: Pick<StoredHourPurchase, 'outcome' | 'code' | 'updatedAt'> &
    Partial<Pick<StoredHourPurchase, 'chargedCents'>>,
): Promise<void> {
  await tx.update(hourPurchases).set(end).where(eq(hourPurchases.id, id));
}

/** Reopens a purchase that had ended unpaid; null if it had not. */
export async function reopenPurchase(
  tx: Transaction,
  id: string,
  change: Pick<StoredHourPurchase, 'chargedCents' | 'updatedAt'>,
): Promise<StoredHourPurchase | null> {
  const [purchase] = await tx
    .update(hourPurchases)
    .set({ ...change, outcome: 'PROCESSING', code: null })
    .where(and(eq(hourPurchases.id, id), eq(hourPurchases.outcome, 'REFUSED')))
    .returning();
  return purchase ?? null;
}

export async function recordPurchaseRejection(db: Database, rejected: StoredHourPurchase): Promise<void> {
  await db
    .insert(hourPurchases)
    .values(rejected)
    .onConflictDoUpdate({
      target: [hourPurchases.guestId, hourPurchases.key],
      set: { code: rejected.code, updatedAt: rejected.updatedAt },
      setWhere: eq(hourPurchases.outcome, 'REFUSED'),
    });
}

/** Null if the whole range is free. An occupation includes its cleaning. */
export async function neighbouringStays(
  db: Database | Transaction,
  room: Pick<HoursRoom, 'id'>,
  { type, range }: { type: HoursType; range: string },
): Promise<{ takenUntil: Date | null; takenFrom: Date | null }> {
  const roomId = sql`(select room_id from accommodations where id = ${partOf(room.id, type)})`;
  const taken = takenRooms(db, {
    ofStays: and(
      sql`${accommodations.roomId} = ${roomId}`,
      ne(accommodations.id, room.id),
      sql`${accommodations.id} <> ${lastPartOf(room.id)}`,
      sql`${accommodations.occupied} && ${range}::tstzrange`,
    ),
    ofClosures: and(
      sql`${roomClosures.roomId} = ${roomId}`,
      sql`${roomClosures.occupied} && ${range}::tstzrange`,
    ),
  });
  const { occupied } = taken;
  const [found] = await db
    .select({
      until: sql<number | null>`extract(epoch from max(upper(${occupied})))::float8`,
      from: sql<number | null>`extract(epoch from min(lower(${occupied})))::float8`,
    })
    .from(taken);
  const instant = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));
  return { takenUntil: instant(found?.until ?? null), takenFrom: instant(found?.from ?? null) };
}

/** Fails on the constraint accommodations_no_double_sale when it would overlap another stay. */
export async function extendOccupation(
  tx: Transaction,
  accommodationId: number,
  type: HoursType,
  bound: Date,
): Promise<void> {
  await setOccupation(tx, accommodationId, type, bound, sql`least`, sql`greatest`);
}

/** Releases unpaid hours; an occupation that is shorter by now is unchanged. */
export async function shrinkOccupation(
  tx: Transaction,
  accommodationId: number,
  type: HoursType,
  bound: Date,
): Promise<void> {
  await setOccupation(tx, accommodationId, type, bound, sql`greatest`, sql`least`);
}

/** The row with a stay's departure: the reservation of the room to which it moves later, otherwise its own. */
const lastPartOf = (accommodationId: number) =>
  sql`coalesce((select hold_id from room_moves where accommodation_id = ${accommodationId} and state = 'PLANNED'), ${accommodationId}::bigint)`;

const partOf = (accommodationId: number, type: HoursType) =>
  type === 'CHECKIN' ? sql`${accommodationId}::bigint` : lastPartOf(accommodationId);

async function setOccupation(
  tx: Transaction,
  accommodationId: number,
  type: HoursType,
  bound: Date,
  lowerOf: ReturnType<typeof sql>,
  upperOf: ReturnType<typeof sql>,
): Promise<void> {
  const { occupied } = accommodations;
  const at = sql`${bound.toISOString()}::timestamptz`;
  const range =
    type === 'CHECKIN'
      ? sql`tstzrange(${lowerOf}(lower(${occupied}), ${at}), upper(${occupied}), '[)')`
      : sql`tstzrange(lower(${occupied}), ${upperOf}(upper(${occupied}), ${at}), '[)')`;
  const part = partOf(accommodationId, type);
  await tx.update(accommodations).set({ occupied: range }).where(sql`${accommodations.id} = ${part}`);
}

/** The part of a booking's credits and charges that paid for hours bought after it. */
export async function paidForHours(
  db: Database,
  bookingId: string,
): Promise<Pick<StoredHourPurchase, 'creditsCents' | 'chargedCents'>> {
  const sum = (column: typeof hourPurchases.creditsCents | typeof hourPurchases.chargedCents) =>
    sql<number>`coalesce(sum(${column}), 0)::integer`;
  const [paid] = await db
    .select({
      creditsCents: sum(hourPurchases.creditsCents),
      chargedCents: sum(hourPurchases.chargedCents),
    })
    .from(hourPurchases)
    .where(and(eq(hourPurchases.bookingId, bookingId), eq(hourPurchases.outcome, 'BOUGHT')));
  return paid ?? { creditsCents: 0, chargedCents: 0 };
}

export async function changeRoomHour(
  tx: Transaction,
  { accommodationId, type, toHour, priceCents, taxCents }: StoredHourPurchase,
): Promise<void> {
  await tx
    .update(accommodations)
    .set({
      ...(type === 'CHECKIN' ? { checkinHour: toHour } : { checkoutHour: toHour }),
      valueCents: sql`${accommodations.valueCents} + ${priceCents}`,
      taxCents: sql`${accommodations.taxCents} + ${taxCents}`,
    })
    .where(eq(accommodations.id, accommodationId));
}

/** Adds bought hours to a booking's values; its start and end move if the hours lie outside of them. */
export async function addHoursToBooking(
  tx: Transaction,
  bookingId: string,
  added: {
    value: Cents;
    tax: Cents;
    credits: Cents;
    charged: Cents;
    arrival: Date;
    departure: Date;
    now: Date;
  },
): Promise<void> {
  const { startsAt, endsAt, valueCents, taxCents, creditsCents, chargedCents, version } = bookings;
  await tx
    .update(bookings)
    .set({
      valueCents: sql`${valueCents} + ${added.value}`,
      taxCents: sql`${taxCents} + ${added.tax}`,
      creditsCents: sql`${creditsCents} + ${added.credits}`,
      chargedCents: sql`${chargedCents} + ${added.charged}`,
      startsAt: sql`least(${startsAt}, ${added.arrival.toISOString()}::timestamptz)`,
      endsAt: sql`greatest(${endsAt}, ${added.departure.toISOString()}::timestamptz)`,
      version: sql`${version} + 1`,
      updatedAt: added.now,
    })
    .where(eq(bookings.id, bookingId));
}
