import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { accommodationGuests, accommodations, bookings, stayLines } from './schema/bookings.ts';
import { checkIns, guarantees } from './schema/check-ins.ts';
import { identityValidations } from './schema/validations.ts';
import type { Database, Transaction } from './store.ts';

export type StoredCheckIn = typeof checkIns.$inferSelect;
/** No finished form waits. */
export const NOT_SUBMITTED = { submittedAt: null, submittedRooms: [] } satisfies Partial<StoredCheckIn>;
export type StoredGuarantee = typeof guarantees.$inferSelect;

export async function findCheckIn(
  db: Database | Transaction,
  { bookingId, guestId }: Pick<StoredCheckIn, 'bookingId' | 'guestId'>,
): Promise<StoredCheckIn | null> {
  const [row] = await db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.bookingId, bookingId), eq(checkIns.guestId, guestId)));
  return row ?? null;
}

export async function writeCheckIn(
  tx: Transaction,
  key: Pick<StoredCheckIn, 'bookingId' | 'guestId'>,
  change: Partial<
    Pick<StoredCheckIn, 'step' | 'draft' | 'trip' | 'registration' | 'submittedAt' | 'submittedRooms'>
  >,
  now: Date,
): Promise<void> {
  await tx
    .insert(checkIns)
    .values({ ...key, step: 'instruction', ...change, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [checkIns.bookingId, checkIns.guestId],
      set: { ...change, updatedAt: now },
    });
}

/** Finished forms whose guests are approved by now, of bookings that are not over, the longest waiting first. */
export async function submittedCheckIns(db: Database, now: Date): Promise<StoredCheckIn[]> {
  return db
    .select(getTableColumns(checkIns))
    .from(checkIns)
    .innerJoin(bookings, eq(bookings.id, checkIns.bookingId))
    .innerJoin(identityValidations, eq(identityValidations.guestId, checkIns.guestId))
    .where(
      and(
        isNotNull(checkIns.submittedAt),
        eq(identityValidations.status, 'APPROVED'),
        inArray(bookings.status, ['CONFIRMED', 'IN_PROGRESS']),
        gt(bookings.endsAt, now),
      ),
    )
    .orderBy(asc(checkIns.submittedAt));
}

export async function findGuarantees(
  db: Database | Transaction,
  bookingId: string,
): Promise<StoredGuarantee[]> {
  return db.select().from(guarantees).where(eq(guarantees.bookingId, bookingId));
}

export async function writeGuarantee(tx: Transaction, row: StoredGuarantee): Promise<void> {
  const { accommodationId: _room, bookingId: _booking, ...card } = row;
  await tx
    .insert(guarantees)
    .values(row)
    .onConflictDoUpdate({ target: guarantees.accommodationId, set: card });
}

export async function liveDoorCodes(tx: Transaction, hotelId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ code: accommodations.doorCode })
    .from(accommodations)
    .where(and(eq(accommodations.hotelId, hotelId), isNotNull(accommodations.doorCode)));
  return new Set(rows.flatMap(({ code }) => (code === null ? [] : [code])));
}

export async function checkInRoom(
  tx: Transaction,
  accommodationId: number,
  { doorCode, now }: { doorCode: string; now: Date },
): Promise<void> {
  await tx
    .update(accommodations)
    .set({ checkedInAt: now, doorCode })
    .where(eq(accommodations.id, accommodationId));
}

export async function checkInGuests(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(accommodationGuests)
    .set({ checkedInAt: now, version: sql`${accommodationGuests.version} + 1`, updatedAt: now })
    .where(and(inArray(accommodationGuests.id, [...ids]), isNull(accommodationGuests.checkedInAt)));
}

/** Takes an amount off a booking's overstay fees, the newest first; each keeps its share of tax. The booking is locked. */
export async function lowerOverstay(tx: Transaction, bookingId: string, amount: number): Promise<void> {
  const fees = await tx
    .select({
      id: stayLines.id,
      accommodationId: stayLines.accommodationId,
      price: stayLines.priceCents,
      tax: stayLines.taxCents,
    })
    .from(stayLines)
    .innerJoin(accommodations, eq(accommodations.id, stayLines.accommodationId))
    .where(and(eq(accommodations.bookingId, bookingId), eq(stayLines.kind, 'OVERSTAY')))
    .orderBy(desc(stayLines.id));
  let left = amount;
  for (const fee of fees) {
    const total = fee.price + fee.tax;
    const taken = Math.min(left, total);
    if (taken === 0) break;
    left -= taken;
    const price = Math.round((fee.price * (total - taken)) / total);
    const tax = total - taken - price;
    const line = eq(stayLines.id, fee.id);
    if (taken === total) await tx.delete(stayLines).where(line);
    else await tx.update(stayLines).set({ priceCents: price, taxCents: tax }).where(line);
    await addOverstay(
      tx,
      { accommodationId: fee.accommodationId, bookingId },
      { price: price - fee.price, tax: tax - fee.tax },
    );
  }
  if (left > 0) throw new Error('a waiver is larger than the fees');
}

/** Adds an overstay fee, in cents, to the bill of a room and its booking. */
export async function addOverstay(
  tx: Transaction,
  room: { accommodationId: number; bookingId: string },
  { price, tax }: { price: number; tax: number },
): Promise<void> {
  await tx
    .update(accommodations)
    .set({
      valueCents: sql`${accommodations.valueCents} + ${price}`,
      taxCents: sql`${accommodations.taxCents} + ${tax}`,
    })
    .where(eq(accommodations.id, room.accommodationId));
  await tx
    .update(bookings)
    .set({
      valueCents: sql`${bookings.valueCents} + ${price}`,
      taxCents: sql`${bookings.taxCents} + ${tax}`,
      overstayCents: sql`${bookings.overstayCents} + ${price + tax}`,
    })
    .where(eq(bookings.id, room.bookingId));
}
