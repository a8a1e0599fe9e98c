import { randomUUID } from 'node:crypto';
import { findBoard } from '#gateway/domain/desk/board.ts';
import { openDeskBooking } from '#gateway/domain/desk/booking-page.ts';
import { searchDesk } from '#gateway/domain/desk/desk-search.ts';
import { hotelVersion } from '#gateway/domain/desk/hotel-version.ts';
import { allowDeskImport, undoDeskImport } from '#gateway/domain/desk/import-decision.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { Board, BoardRow } from '#shared/contract/staff/board.ts';
import type { DeskBooking } from '#shared/contract/staff/desk-booking.ts';
import type { SearchHit } from '#shared/contract/staff/search.ts';
import type { TestGateway } from './harness.ts';
import { HOTEL } from './small-hotel.ts';

/** The desk of a hotel, as one person of its staff uses it. */
export type Desk = {
  actor: Actor;
  board(day?: string): Promise<Board>;
  version(): Promise<number>;
  search(text: string): Promise<SearchHit[]>;
  open(bookingId: string): Promise<DeskBooking>;
  allowImport(bookingId: string): Promise<unknown>;
  undoImport(bookingId: string): Promise<unknown>;
};

export function deskOf({ app }: TestGateway, hotelId: string = HOTEL): Desk {
  const actor: Actor = { staffId: randomUUID(), sessionId: randomUUID(), device: null };
  return {
    actor,
    board: day => findBoard(app, actor, hotelId, { day, language: 'en' }),
    version: async () => (await hotelVersion(app, hotelId)).version,
    search: async text => (await searchDesk(app, actor, hotelId, { text })).hits,
    open: bookingId => openDeskBooking(app, actor, hotelId, { bookingId, language: 'en' }),
    allowImport: bookingId => allowDeskImport(app, actor, hotelId, { bookingId }),
    undoImport: bookingId => undoDeskImport(app, actor, hotelId, { bookingId }),
  };
}

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
