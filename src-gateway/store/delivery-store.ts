import { and, desc, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DeliveryStatus } from '#shared/contract/guest/deliveries.ts';
import { hotels } from './schema/hotels.ts';
import { deliveries } from './schema/living.ts';
import type { Database, Transaction } from './store.ts';

export type NewDeliveryRow = typeof deliveries.$inferInsert;

export type ShownDelivery = typeof deliveries.$inferSelect & { hotelName: string; timeZone: string };

export type OwnDelivery = { id: string; guestId: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isOwn = ({ id, guestId }: OwnDelivery) => and(eq(deliveries.id, id), eq(deliveries.guestId, guestId));

const shown = { ...getTableColumns(deliveries), hotelName: hotels.name, timeZone: hotels.timeZone };

/** Neither handed over nor sent back. */
const isOpen = and(isNull(deliveries.receivedAt), isNull(deliveries.sentBackAt));

const selectShown = (db: Database | Transaction) =>
  db.select(shown).from(deliveries).innerJoin(hotels, eq(hotels.id, deliveries.hotelId));

export async function findDelivery(
  db: Database | Transaction,
  own: OwnDelivery,
): Promise<ShownDelivery | null> {
  if (!UUID.test(own.id)) return null;
  const [found] = await selectShown(db).where(isOwn(own));
  return found ?? null;
}

export async function findDeliveryByKey(
  db: Database | Transaction,
  { guestId, key }: { guestId: string; key: string },
): Promise<ShownDelivery | null> {
  const [found] = await selectShown(db).where(
    and(eq(deliveries.guestId, guestId), eq(deliveries.idempotencyKey, key)),
  );
  return found ?? null;
}

/** Stores a delivery. False if its guest has one under the same key already. */
export async function insertDelivery(db: Database | Transaction, row: NewDeliveryRow): Promise<boolean> {
  const written = await db
    .insert(deliveries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  return written.length > 0;
}

/** The id decides between equal ones, so that pages neither skip nor repeat. */
const sortKeys = {
  active: sql`${deliveries.arrivedAt} is not null, coalesce(${deliveries.arrivedAt}, ${deliveries.createdAt}), ${deliveries.id}`,
  inactive: sql`true, coalesce(${deliveries.receivedAt}, ${deliveries.sentBackAt}), ${deliveries.id}`,
};

/** Waiting at the reception first, then the latest; `after` is the last one of the previous page. */
export async function listDeliveries(
  db: Database,
  {
    guestId,
    status,
    after,
    limit,
  }: { guestId: string; status: DeliveryStatus; after?: string | undefined; limit: number },
): Promise<ShownDelivery[]> {
  const isOnList =
    status === 'active' ? isOpen : or(isNotNull(deliveries.receivedAt), isNotNull(deliveries.sentBackAt));
  const keys = sortKeys[status];
  const before =
    after === undefined
      ? undefined
      : sql`(${keys}) < (select ${keys} from ${deliveries} where ${deliveries.id} = ${after})`;
  return selectShown(db)
    .where(and(eq(deliveries.guestId, guestId), isOnList, before))
    .orderBy(desc(sql`(${keys})`))
    .limit(limit);
}

export async function confirmDelivery(db: Database, own: OwnDelivery, now: Date): Promise<void> {
  if (!UUID.test(own.id)) return;
  await db
    .update(deliveries)
    .set({ receivedAt: now })
    .where(and(isOwn(own), isOpen));
}

/** Deletes a registered delivery that has not arrived; false if there is no such delivery. */
export async function deleteDelivery(db: Database, own: OwnDelivery): Promise<boolean> {
  if (!UUID.test(own.id)) return false;
  const isExpected = and(
    eq(deliveries.registeredBy, 'GUEST'),
    isNull(deliveries.arrivedAt),
    isNull(deliveries.receivedAt),
  );
  const gone = await db
    .delete(deliveries)
    .where(and(isOwn(own), isExpected))
    .returning({ id: deliveries.id });
  return gone.length > 0;
}

/** Records that an expected delivery is at the reception; null if it is there already, was received or withdrawn. */
export async function markArrived(
  tx: Transaction,
  { hotelId, id }: { hotelId: string; id: string },
  { comments, now }: { comments: string | null; now: Date },
): Promise<ShownDelivery | null> {
  if (!UUID.test(id)) return null;
  const isHere = eq(deliveries.hotelId, hotelId);
  const [arrived] = await tx
    .update(deliveries)
    .set({ arrivedAt: now, comments })
    .where(and(isHere, eq(deliveries.id, id), isNull(deliveries.arrivedAt), isNull(deliveries.receivedAt)))
    .returning({ guestId: deliveries.guestId });
  return arrived ? findDelivery(tx, { id, guestId: arrived.guestId }) : null;
}
