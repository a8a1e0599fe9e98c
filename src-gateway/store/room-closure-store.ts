import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import { accommodations, bookings } from './schema/bookings.ts';
import { rooms, roomTypes } from './schema/hotels.ts';
import { roomClosures } from './schema/room-closures.ts';
import type { Database, Transaction } from './store.ts';

export type StoredClosure = typeof roomClosures.$inferSelect;
export type NewClosure = typeof roomClosures.$inferInsert;

const { number, id, hotelId: ofHotel } = rooms;

const selectRooms = (db: Database | Transaction) =>
  db
    .select({
      roomId: id,
      number,
      roomType: roomTypes.name,
      isReady: rooms.isReady,
      condition: rooms.condition,
      conditionSince: rooms.conditionSince,
      conditionVersion: rooms.conditionVersion,
      expectedAt: rooms.expectedAt,
      releaseReason: rooms.releaseReason,
      outOfService: rooms.outOfService,
    })
    .from(rooms)
    .innerJoin(roomTypes, eq(roomTypes.id, rooms.roomTypeId));

export type DeskRoomRow = Awaited<ReturnType<typeof selectRooms>>[number];

/** Rooms that are sold, in the order of their numbers. */
export function listDeskRooms(db: Database | Transaction, hotelId: string): Promise<DeskRoomRow[]> {
  return selectRooms(db)
    .where(and(eq(ofHotel, hotelId), eq(rooms.isRetired, false)))
    .orderBy(sql`length(${number})`, asc(number));
}

export async function findDeskRoom(
  tx: Transaction,
  { hotelId, roomId }: { hotelId: string; roomId: string },
): Promise<DeskRoomRow | null> {
  const [found] = await selectRooms(tx).where(
    and(eq(ofHotel, hotelId), eq(id, roomId), eq(rooms.isRetired, false)),
  );
  return found ?? null;
}

/** Closures that hold now or later, by their first day; of one room, or of all. */
export function listClosures(
  db: Database | Transaction,
  { hotelId, roomId, now }: { hotelId: string; roomId?: string; now: Date },
): Promise<StoredClosure[]> {
  return db
    .select()
    .from(roomClosures)
    .where(
      and(
        eq(roomClosures.hotelId, hotelId),
        roomId === undefined ? undefined : eq(roomClosures.roomId, roomId),
        isNull(roomClosures.endedAt),
        gt(sql`upper(${roomClosures.occupied})`, sql`${now.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asc(roomClosures.fromDate));
}

/** Until this transaction ends, nobody sells, moves or extends a stay: what is read is what is there. */
export async function holdSales(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table accommodations in share row exclusive mode`);
}

export type StayOfClosure = Awaited<ReturnType<typeof staysInRange>>[number];

/** Stays that have the room at some time of the range, the next one first. */
export function staysInRange(tx: Transaction, roomId: string, range: string) {
  return tx
    .select({
      bookingId: bookings.id,
      locator: bookings.locator,
      accommodationId: accommodations.id,
      from: bookings.checkinDate,
      until: bookings.checkoutDate,
    })
    .from(accommodations)
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .where(
      and(
        eq(accommodations.roomId, roomId),
        accommodations.holdsRoom,
        sql`${accommodations.occupied} && ${range}::tstzrange`,
      ),
    )
    .orderBy(sql`lower(${accommodations.occupied})`);
}

/** Fails on the constraint room_closures_once where another closure has one of the days. */
export async function insertClosure(tx: Transaction, closure: NewClosure): Promise<void> {
  await tx.insert(roomClosures).values(closure);
}

export async function findClosureByKey(tx: Transaction, key: string): Promise<StoredClosure | null> {
  const [found] = await tx
    .select(getTableColumns(roomClosures))
    .from(roomClosures)
    .where(eq(roomClosures.key, key));
  return found ?? null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The closure, locked; null for one of another room. */
export async function lockClosure(
  tx: Transaction,
  { roomId, closureId }: { roomId: string; closureId: string },
): Promise<StoredClosure | null> {
  if (!UUID.test(closureId)) return null;
  const [found] = await tx
    .select()
    .from(roomClosures)
    .where(and(eq(roomClosures.id, closureId), eq(roomClosures.roomId, roomId)))
    .for('update');
  return found ?? null;
}

export async function endClosure(tx: Transaction, closureId: string, now: Date): Promise<void> {
  await tx.update(roomClosures).set({ endedAt: now }).where(eq(roomClosures.id, closureId));
}

export async function setOutOfService(tx: Transaction, roomId: string, note: string | null): Promise<void> {
  await tx.update(rooms).set({ outOfService: note }).where(eq(id, roomId));
}
