import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ParcelState } from '#shared/contract/staff/parcels.ts';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import { rooms } from './schema/hotels.ts';
import { deliveries } from './schema/living.ts';
import type { Database, Transaction } from './store.ts';

const selectParcels = (db: Database | Transaction) =>
  db
    .select({
      delivery: getTableColumns(deliveries),
      room: rooms.number,
      firstName: guests.firstName,
      lastName: guests.lastName,
      socialName: guests.socialName,
    })
    .from(deliveries)
    .innerJoin(accommodations, eq(accommodations.id, deliveries.accommodationId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(guests, eq(guests.id, deliveries.guestId));

export type StoredParcel = Awaited<ReturnType<typeof selectParcels>>[number];

const { arrivedAt, receivedAt, sentBackAt, createdAt, id } = deliveries;

const inState: Record<ParcelState, SQL | undefined> = {
  ANNOUNCED: and(isNull(arrivedAt), isNull(receivedAt)),
  WAITING: and(isNotNull(arrivedAt), isNull(receivedAt), isNull(sentBackAt)),
  HANDED_OVER: isNotNull(receivedAt),
  SENT_BACK: isNotNull(sentBackAt),
};

/** The id decides between equal ones, so that pages neither skip nor repeat. */
const sortKeys: Record<ParcelState, SQL> = {
  ANNOUNCED: sql`${createdAt}, ${id}`,
  WAITING: sql`${arrivedAt}, ${id}`,
  HANDED_OVER: sql`${receivedAt}, ${id}`,
  SENT_BACK: sql`${sentBackAt}, ${id}`,
};

/** A hotel's parcels in one state: announced and waiting ones by age, the others latest first. */
export function listParcels(
  db: Database | Transaction,
  {
    hotelId,
    state,
    after,
    limit,
  }: { hotelId: string; state: ParcelState; after: string | undefined; limit: number },
): Promise<StoredParcel[]> {
  const keys = sortKeys[state];
  const isLatestFirst = state === 'HANDED_OVER' || state === 'SENT_BACK';
  const last = sql`(select ${keys} from ${deliveries} where ${id} = ${after})`;
  const isBeyond =
    after === undefined ? undefined : isLatestFirst ? sql`(${keys}) < ${last}` : sql`(${keys}) > ${last}`;
  return selectParcels(db)
    .where(and(eq(deliveries.hotelId, hotelId), inState[state], isBeyond))
    .orderBy(isLatestFirst ? desc(sql`(${keys})`) : asc(sql`(${keys})`))
    .limit(limit);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function findParcel(
  db: Database | Transaction,
  wanted: { hotelId: string; id: string },
): Promise<StoredParcel | null> {
  if (!UUID.test(wanted.id)) return null;
  const [found] = await selectParcels(db).where(
    and(eq(deliveries.hotelId, wanted.hotelId), eq(id, wanted.id)),
  );
  return found ?? null;
}

/** Ends a parcel that waits at the reception; false if it is in another state by now. */
export async function endParcel(
  tx: Transaction,
  parcel: { hotelId: string; id: string },
  end: { receivedAt: Date; handedOverTo: string } | { sentBackAt: Date; comments?: string },
): Promise<boolean> {
  const ended = await tx
    .update(deliveries)
    .set(end)
    .where(and(eq(deliveries.hotelId, parcel.hotelId), eq(id, parcel.id), inState.WAITING))
    .returning({ id });
  return ended.length > 0;
}

const selectReceivers = (db: Database | Transaction) =>
  db
    .select({
      roomGuestId: accommodationGuests.id,
      accommodationId: accommodations.id,
      bookingId: bookings.id,
      hotelId: bookings.hotelId,
      guestId: guests.id,
      room: rooms.number,
      firstName: guests.firstName,
      lastName: guests.lastName,
      socialName: guests.socialName,
    })
    .from(accommodationGuests)
    .innerJoin(accommodations, eq(accommodations.id, accommodationGuests.accommodationId))
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(guests, eq(guests.id, accommodationGuests.guestId));

const isResident = and(
  isNotNull(accommodationGuests.checkedInAt),
  isNotNull(accommodations.checkedInAt),
  isNull(accommodations.leftAt),
  eq(bookings.status, 'IN_PROGRESS'),
);

export type ParcelReceiver = Awaited<ReturnType<typeof selectReceivers>>[number];

/** Guests with an account who stay in a room of the hotel now, by room. */
export function listReceivers(db: Database | Transaction, hotelId: string): Promise<ParcelReceiver[]> {
  return selectReceivers(db)
    .where(and(isResident, eq(bookings.hotelId, hotelId)))
    .orderBy(sql`length(${rooms.number})`, asc(rooms.number), asc(guests.firstName));
}

export async function findReceiver(
  tx: Transaction,
  { hotelId, roomGuestId }: { hotelId: string; roomGuestId: string },
): Promise<ParcelReceiver | null> {
  if (!UUID.test(roomGuestId)) return null;
  const [found] = await selectReceivers(tx).where(
    and(isResident, eq(bookings.hotelId, hotelId), eq(accommodationGuests.id, roomGuestId)),
  );
  return found ?? null;
}
