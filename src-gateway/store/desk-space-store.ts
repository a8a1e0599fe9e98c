import { and, asc, eq, gt, isNull, lt, type SQL } from 'drizzle-orm';
import { accommodations } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import { hotels, rooms } from './schema/hotels.ts';
import { spaceReservations, spaces } from './schema/living.ts';
import type { Database, Transaction } from './store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const selectReservations = (db: Database | Transaction, where: SQL | undefined) =>
  db
    .select({
      reservation: spaceReservations,
      space: { name: spaces.name },
      hotel: { name: hotels.name, timeZone: hotels.timeZone },
      room: rooms.number,
      firstName: guests.firstName,
      lastName: guests.lastName,
      socialName: guests.socialName,
    })
    .from(spaceReservations)
    .innerJoin(spaces, eq(spaces.id, spaceReservations.spaceId))
    .innerJoin(hotels, eq(hotels.id, spaceReservations.hotelId))
    .innerJoin(guests, eq(guests.id, spaceReservations.guestId))
    .innerJoin(accommodations, eq(accommodations.id, spaceReservations.accommodationId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .where(where)
    .orderBy(asc(spaceReservations.startsAt), asc(spaceReservations.id));

export type StoredDeskReservation = Awaited<ReturnType<typeof selectReservations>>[number];

/** A hotel's spaces, and those of its reservations that touch a period, canceled ones too. */
export async function findSpacesWithin(
  tx: Transaction,
  { hotelId, startsAt, endsAt }: { hotelId: string; startsAt: Date; endsAt: Date },
) {
  const own = await tx
    .select({
      id: spaces.id,
      name: spaces.name,
      capacity: spaces.capacity,
      usageBasisPoints: spaces.usageBasisPoints,
    })
    .from(spaces)
    .where(and(eq(spaces.hotelId, hotelId), eq(spaces.isRetired, false)))
    .orderBy(asc(spaces.rank));
  const reservations = await selectReservations(
    tx,
    and(
      eq(spaceReservations.hotelId, hotelId),
      lt(spaceReservations.startsAt, endsAt),
      gt(spaceReservations.endsAt, startsAt),
    ),
  );
  return { spaces: own, reservations };
}

type Wanted = { hotelId: string; id: string };

export async function findDeskReservation(
  tx: Transaction,
  { hotelId, id }: Wanted,
): Promise<StoredDeskReservation | null> {
  if (!UUID.test(id)) return null;
  const wanted = and(eq(spaceReservations.hotelId, hotelId), eq(spaceReservations.id, id));
  const [found] = await selectReservations(tx, wanted);
  return found ?? null;
}

/** False if it is over, or canceled already. */
export async function cancelDeskReservation(
  tx: Transaction,
  { hotelId, id }: Wanted,
  { message, now }: { message: string; now: Date },
): Promise<boolean> {
  const canceled = await tx
    .update(spaceReservations)
    .set({ canceledAt: now, cancelMessage: message })
    .where(
      and(
        eq(spaceReservations.hotelId, hotelId),
        eq(spaceReservations.id, id),
        isNull(spaceReservations.canceledAt),
        gt(spaceReservations.endsAt, now),
      ),
    )
    .returning({ id: spaceReservations.id });
  return canceled.length > 0;
}
