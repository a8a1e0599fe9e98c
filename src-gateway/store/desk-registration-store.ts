import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { RegistrationState } from '#shared/rules/guest-registration.ts';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { guestRegistrations, registrationEvents } from './schema/check-ins.ts';
import { rooms } from './schema/hotels.ts';
import type { Transaction } from './store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const { id, hotelId, state, updatedAt } = guestRegistrations;

const selectRegistrations = (tx: Transaction) =>
  tx
    .select({
      id,
      bookingId: guestRegistrations.bookingId,
      locator: bookings.locator,
      room: rooms.number,
      roomGuestId: guestRegistrations.roomGuestId,
      name: sql<string | null>`coalesce(${accommodationGuests.socialName}, ${accommodationGuests.name})`,
      hasAccount: sql<boolean>`${accommodationGuests.guestId} is not null`,
      checkedInAt: accommodationGuests.checkedInAt,
      leftAt: accommodations.leftAt,
      state,
      reason: guestRegistrations.reason,
      guestNumber: guestRegistrations.guestNumber,
      hasData: sql<boolean>`${guestRegistrations.data} is not null`,
      updatedAt,
    })
    .from(guestRegistrations)
    .innerJoin(bookings, eq(bookings.id, guestRegistrations.bookingId))
    .innerJoin(accommodations, eq(accommodations.id, guestRegistrations.accommodationId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .leftJoin(accommodationGuests, eq(accommodationGuests.id, guestRegistrations.roomGuestId));

export type StoredDeskRegistration = Awaited<ReturnType<typeof selectRegistrations>>[number];

/** The id decides between equal ones, so that pages neither skip nor repeat. */
const sortKeys = sql`${updatedAt}, ${id}`;

export function listDeskRegistrations(
  tx: Transaction,
  wanted: { hotelId: string; state: RegistrationState; after: string | undefined; limit: number },
): Promise<StoredDeskRegistration[]> {
  const last = sql`(select ${sortKeys} from ${guestRegistrations} where ${id} = ${wanted.after})`;
  const isBeyond = wanted.after === undefined ? undefined : sql`(${sortKeys}) < ${last}`;
  return selectRegistrations(tx)
    .where(and(eq(hotelId, wanted.hotelId), eq(state, wanted.state), isBeyond))
    .orderBy(desc(sql`(${sortKeys})`))
    .limit(wanted.limit);
}

type Wanted = { hotelId: string; id: string };

export async function findDeskRegistration(
  tx: Transaction,
  wanted: Wanted,
): Promise<StoredDeskRegistration | null> {
  if (!UUID.test(wanted.id)) return null;
  const [found] = await selectRegistrations(tx).where(and(eq(hotelId, wanted.hotelId), eq(id, wanted.id)));
  return found ?? null;
}

/** Open events of registrations, in the order in which they happened. */
export function openEventsOf(tx: Transaction, registrationIds: readonly string[]) {
  return tx
    .select({ registrationId: registrationEvents.registrationId, kind: registrationEvents.kind })
    .from(registrationEvents)
    .where(
      and(
        inArray(registrationEvents.registrationId, [...registrationIds]),
        isNull(registrationEvents.doneAt),
      ),
    )
    .orderBy(asc(registrationEvents.id));
}

/** Locked, so that the sender and the desk change it one after another. */
export async function lockRegistration(tx: Transaction, wanted: Wanted): Promise<void> {
  await tx
    .select({ id })
    .from(guestRegistrations)
    .where(and(eq(hotelId, wanted.hotelId), eq(id, wanted.id)))
    .for('update');
}

/** A refused one in the state that it had before; its open events are due now, as if they had never been tried. */
export async function makeRegistrationDue(
  tx: Transaction,
  registrationId: string,
  { restored, now }: { restored: 'READY' | 'ACCEPTED' | null; now: Date },
): Promise<void> {
  if (restored !== null)
    await tx
      .update(guestRegistrations)
      .set({ state: restored, reason: null, updatedAt: now })
      .where(eq(id, registrationId));
  await tx
    .update(registrationEvents)
    .set({ nextTryAt: now })
    .where(and(eq(registrationEvents.registrationId, registrationId), isNull(registrationEvents.doneAt)));
}
