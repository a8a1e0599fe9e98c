import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { accommodations } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import { rooms } from './schema/hotels.ts';
import { visitors } from './schema/living.ts';
import type { Database, Transaction } from './store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The code opens the public invitation: the desk never has it. */
const { code: _, ...columns } = getTableColumns(visitors);

const selectDeskVisitors = (db: Database | Transaction, where: SQL | undefined) =>
  db
    .select({
      visitor: columns,
      room: rooms.number,
      roomLeftAt: accommodations.leftAt,
      firstName: guests.firstName,
      lastName: guests.lastName,
      socialName: guests.socialName,
    })
    .from(visitors)
    .innerJoin(accommodations, eq(accommodations.id, visitors.accommodationId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(guests, eq(guests.id, visitors.guestId))
    .where(where)
    .orderBy(asc(visitors.startsAt), asc(visitors.id));

export type StoredDeskVisitor = Awaited<ReturnType<typeof selectDeskVisitors>>[number];

const isInside = and(isNotNull(visitors.arrivedAt), isNull(visitors.leftAt));

/** Visitors of a day, but for invitations that were taken back before anybody came, and whoever is still inside. */
export const listVisitorsOfDay = (
  tx: Transaction,
  { hotelId, day }: { hotelId: string; day: string },
): Promise<StoredDeskVisitor[]> =>
  selectDeskVisitors(
    tx,
    and(
      eq(visitors.hotelId, hotelId),
      or(
        isInside,
        and(
          eq(visitors.visitDate, day),
          or(isNotNull(visitors.arrivedAt), gt(visitors.endsAt, visitors.startsAt)),
        ),
      ),
    ),
  );

type Wanted = { hotelId: string; id: string };

export async function findDeskVisitor(
  tx: Transaction,
  { hotelId, id }: Wanted,
): Promise<StoredDeskVisitor | null> {
  if (!UUID.test(id)) return null;
  const [found] = await selectDeskVisitors(tx, and(eq(visitors.hotelId, hotelId), eq(visitors.id, id)));
  return found ?? null;
}

/** What a step finds and leaves. */
const steps = {
  arrive: { from: isNull(visitors.arrivedAt), to: (now: Date) => ({ arrivedAt: now }) },
  leave: { from: isInside, to: (now: Date) => ({ leftAt: now }) },
  undoArrival: { from: isInside, to: () => ({ arrivedAt: null }) },
  undoLeaving: { from: isNotNull(visitors.leftAt), to: () => ({ leftAt: null }) },
};
export type VisitorStep = keyof typeof steps;

/** False if the visitor is not in the state that the step begins from. */
export async function stepVisitor(
  tx: Transaction,
  { hotelId, id }: Wanted,
  step: VisitorStep,
  { day, now }: { day: string; now: Date },
): Promise<boolean> {
  const { from, to } = steps[step];
  const isWelcome =
    step === 'arrive'
      ? and(eq(visitors.visitDate, day), gt(visitors.endsAt, now), ne(visitors.endsAt, visitors.startsAt))
      : undefined;
  const stepped = await tx
    .update(visitors)
    .set(to(now))
    .where(and(eq(visitors.hotelId, hotelId), eq(visitors.id, id), from, isWelcome))
    .returning({ id: visitors.id });
  return stepped.length > 0;
}
