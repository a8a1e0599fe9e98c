import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { checkIns, guestRegistrations } from '#gateway/store/schema/check-ins.ts';
import { drawers } from '#gateway/store/schema/drawers.ts';
import { hotels, rooms, roomTypes } from '#gateway/store/schema/hotels.ts';
import { paymentDifferences, payments, refunds } from '#gateway/store/schema/payments.ts';
import { staffRoles, staffSessions } from '#gateway/store/schema/staff.ts';
import { staffRecord } from '#gateway/store/schema/staff-record.ts';
import type { Database } from '#gateway/store/store.ts';
import type { Board, BoardRow } from '#shared/contract/staff/board.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import type { DeskBooking } from '#shared/contract/staff/desk-booking.ts';
import type { SearchHit } from '#shared/contract/staff/search.ts';
import { deviceHeaderNames } from '#shared/device.ts';
import type { TestGateway } from './harness.ts';
import { HOTEL, ZONE } from './small-hotel.ts';
import { newStaff, type StaffClient, signInStaff, staffClient, type TestStaff } from './staff-fixture.ts';

/** Takes any input, as the wire does. */
type Loose<Client> = {
  [Name in keyof Client]: Client[Name] extends (...parts: never[]) => Promise<infer Output>
    ? (input: object) => Promise<Output>
    : Loose<Client[Name]>;
};

/** The desk of a hotel, as one person of its staff uses it. */
export type Desk = TestStaff & {
  /** Every call of the staff's contract. */
  calls: Loose<StaffClient>;
  board(day?: string): Promise<Board>;
  version(): Promise<number>;
  search(text: string): Promise<SearchHit[]>;
  open(bookingId: string): Promise<DeskBooking>;
};

export const DESK_DEVICE = 'desk-1';

/**
 * A receptionist of both hotels at the desk of one of them, who is at work whatever the clock says: somebody new, or one
 * more session of `known`. Its drawer is open, so that it can take cash.
 */
export async function newDesk(
  gateway: TestGateway,
  hotelId = HOTEL,
  known?: TestStaff,
  { device = DESK_DEVICE, hasDrawer = true }: { device?: string; hasDrawer?: boolean } = {},
): Promise<Desk> {
  const { db } = gateway.app.store;
  await openOtherHotel(db);
  if (hasDrawer) await openDrawerAt(db, { hotelId, desk: device, now: gateway.clock.now() });
  const person = known ?? (await newStaff(gateway, { hotelId: HOTEL }));
  const elsewhere = { staffId: person.staffId, hotelId: OTHER_HOTEL.hotelId, role: 'RECEPTION' } as const;
  await db.insert(staffRoles).values(elsewhere).onConflictDoNothing();
  const token = known ? await signInStaff(gateway, known) : person.token;
  const client = staffClient(gateway, { token, headers: { [deviceHeaderNames.deviceId]: device } });
  const atWork = async () => {
    const now = gateway.clock.now();
    await db
      .update(staffSessions)
      .set({ signedInAt: now, lastActiveAt: now })
      .where(eq(staffSessions.userId, person.staffId));
  };
  const calls = working(client, atWork);
  return {
    ...person,
    token,
    client,
    calls,
    board: day => calls.board.find({ hotelId, ...(day !== undefined && { day }) }),
    version: async () => (await calls.board.findVersion({ hotelId })).version,
    search: async text => (await calls.search.find({ hotelId, text })).hits,
    open: bookingId => calls.deskBooking.find({ hotelId, bookingId }),
  };
}

/** An empty drawer, so that the desk can take cash; the desk's own if it has one. */
export async function openDrawerAt(
  db: Database,
  { hotelId, desk, now }: { hotelId: string; desk: string; now: Date },
): Promise<void> {
  const id = randomUUID();
  await db
    .insert(drawers)
    .values({
      id,
      hotelId,
      desk,
      key: `desk_${id}`,
      payloadHash: '',
      openedBy: id,
      openedAt: now,
      openingCount: [],
      openingCents: 0,
    })
    .onConflictDoNothing();
}

/** The same calls, each after `before`. */
function working(client: StaffClient, before: () => Promise<void>): Loose<StaffClient> {
  const groups = Object.entries(staffContract).map(([group, named]) => [
    group,
    Object.fromEntries(
      Object.keys(named).map(name => [
        name,
        async (input: object) => {
          await before();
          return Reflect.get(Reflect.get(client, group), name)(input);
        },
      ]),
    ),
  ]);
  return Object.fromEntries(groups);
}

/** What earlier tests left is on no list: canceled bookings that nobody came to. */
export async function emptyDesk(db: Database): Promise<void> {
  await db.update(bookings).set({ status: 'CANCELED', overstayCents: 0, overstayPaidCents: 0 });
  await db.update(accommodations).set({ holdsRoom: false, doorCode: null, checkedInAt: null, leftAt: null });
  await db.update(checkIns).set({ submittedAt: null });
  await db.update(payments).set({ status: 'DECLINED' }).where(eq(payments.status, 'OPEN'));
  await db.update(refunds).set({ state: 'DONE' });
  await db.delete(paymentDifferences);
  await db.update(guestRegistrations).set({ state: 'ACCEPTED' });
  await db.update(rooms).set({ condition: 'CLEAN', releaseReason: null });
}

/** As somebody sees it who has just signed in. */
export const boardOf = async (gateway: TestGateway, day?: string): Promise<Board> =>
  (await newDesk(gateway)).board(day);

export const pageOf = async (gateway: TestGateway, bookingId: string): Promise<DeskBooking> =>
  (await newDesk(gateway)).open(bookingId);

export type ListName = keyof Board['lists'];

/** Rows of a list in its order. */
export function listed(board: Board, list: ListName): BoardRow[] {
  return board.lists[list].flatMap(id => board.rows.find(row => row.accommodationId === id) ?? []);
}

export function rowOf(board: Board, bookingId: string): BoardRow {
  const row = board.rows.find(one => one.bookingId === bookingId);
  if (!row) throw new Error('the booking is not on the board');
  return row;
}

/** Codes of what is missing, with their circumstances: `IDENTITY:REJECTED`. */
export const missingOf = ({ todo }: Pick<BoardRow, 'todo'>): string[] =>
  todo.map(({ code, detail }) => (detail === null ? code : `${code}:${detail}`));

/** Entries of the record in their order, without times and hashes: all, or those about a booking. */
export function recordOf(db: Database, bookingId?: string) {
  const { act, hotelId, staffId, details } = staffRecord;
  return db
    .select({ act, hotelId, bookingId: staffRecord.bookingId, staffId, details })
    .from(staffRecord)
    .where(bookingId === undefined ? undefined : eq(staffRecord.bookingId, bookingId))
    .orderBy(staffRecord.id);
}

export const OTHER_HOTEL = { hotelId: 'MARISTA', roomId: 'marista-101', roomTypeId: 'marista-queen' };

/** A second hotel with one room, for what must not be seen in the first. */
export async function openOtherHotel(db: Database): Promise<void> {
  const { hotelId, roomId, roomTypeId } = OTHER_HOTEL;
  await db
    .insert(hotels)
    .values({
      id: hotelId,
      buildingCode: hotelId,
      name: 'Pernoite Marista',
      city: 'Goiânia',
      timeZone: ZONE,
      taxBasisPoints: 500,
      rank: 2,
    })
    .onConflictDoNothing();
  await db
    .insert(roomTypes)
    .values({
      id: roomTypeId,
      hotelId,
      rank: 1,
      name: { en: 'queen room', pt: 'quarto queen' },
      description: { en: 'A room', pt: 'Um quarto' },
      characteristics: { en: [], pt: [] },
      maxGuests: 2,
      occupancy: 2,
      size: 24,
      beds: [],
      amenities: [],
      pictures: [],
      bedChoice: false,
      isTopSuite: false,
    })
    .onConflictDoNothing();
  await db.insert(rooms).values({ id: roomId, hotelId, roomTypeId, number: '101' }).onConflictDoNothing();
}
