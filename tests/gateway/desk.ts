import { eq } from 'drizzle-orm';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { checkIns, guestRegistrations } from '#gateway/store/schema/check-ins.ts';
import { hotels, rooms, roomTypes } from '#gateway/store/schema/hotels.ts';
import { paymentDifferences, payments, refunds } from '#gateway/store/schema/payments.ts';
import { staffRecord } from '#gateway/store/schema/staff-record.ts';
import type { Database } from '#gateway/store/store.ts';
import type { Board, BoardRow } from '#shared/contract/staff/board.ts';
import type { DeskBooking } from '#shared/contract/staff/desk-booking.ts';
import type { SearchHit } from '#shared/contract/staff/search.ts';
import type { TestGateway } from './harness.ts';
import { HOTEL, ZONE } from './small-hotel.ts';
import { newStaff, signInStaff, staffClient, type TestStaff } from './staff-fixture.ts';

/** The desk of a hotel, as one person of its staff uses it. */
export type Desk = {
  person: TestStaff;
  board(day?: string): Promise<Board>;
  version(): Promise<number>;
  search(text: string): Promise<SearchHit[]>;
  hasMore(text: string): Promise<boolean>;
  open(bookingId: string): Promise<DeskBooking>;
  allowImport(bookingId: string): Promise<unknown>;
  undoImport(bookingId: string): Promise<unknown>;
  /** The person is at work: the desk does not lock. */
  touch(): Promise<unknown>;
};

/** A session of its own: that of somebody new, or another one of a person. It ends some hours from now. */
export async function deskOf(gateway: TestGateway, hotelId = HOTEL, known?: TestStaff): Promise<Desk> {
  const person = known ?? (await newStaff(gateway, { hotelId }));
  const token = known ? await signInStaff(gateway, known) : person.token;
  const client = staffClient(gateway, { token });
  return {
    person,
    board: day => client.board.find({ hotelId, ...(day !== undefined && { day }) }),
    version: async () => (await client.board.findVersion({ hotelId })).version,
    search: async text => (await client.search.find({ hotelId, text })).hits,
    hasMore: async text => (await client.search.find({ hotelId, text })).hasMore,
    open: bookingId => client.deskBooking.find({ hotelId, bookingId }),
    allowImport: bookingId => client.deskBooking.allowImport({ hotelId, bookingId }),
    undoImport: bookingId => client.deskBooking.undoImport({ hotelId, bookingId }),
    touch: () => client.session.touch(),
  };
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
  await db.update(rooms).set({ isReady: true });
}

/** As somebody sees it who has just signed in. */
export const boardOf = async (gateway: TestGateway, day?: string): Promise<Board> =>
  (await deskOf(gateway)).board(day);

export const pageOf = async (gateway: TestGateway, bookingId: string): Promise<DeskBooking> =>
  (await deskOf(gateway)).open(bookingId);

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

/** Entries of the record in their order, without times and hashes. */
export async function recordOf(db: Database) {
  const entries = await db.select().from(staffRecord).orderBy(staffRecord.id);
  return entries.map(({ act, hotelId, bookingId, staffId, details }) => ({
    act,
    hotelId,
    bookingId,
    staffId,
    details,
  }));
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
