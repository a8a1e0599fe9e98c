import type { Language } from '#gateway/platform/texts.ts';
import { findDeclinedRooms } from '#gateway/store/cleaning-decline-store.ts';
import {
  type DeskRoomRow,
  findDeskRoom,
  listClosures,
  type StoredClosure,
} from '#gateway/store/room-closure-store.ts';
import { findRoomStays, type RoomStay } from '#gateway/store/room-stay-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { HotelRoom, RoomClosure } from '#shared/contract/staff/rooms.ts';
import { dateAt, instantAt } from '#shared/hotel-time.ts';
import { STANDARD_CHECKIN_HOUR } from '#shared/policies.ts';
import { notFound } from './desk-stay.ts';

/** Later arrivals are nobody's work yet. */
const ARRIVALS_MS = 48 * 3_600_000;

export type InRoom = { hotelId: string; roomId: string };
export type RoomReading = { now: Date; timeZone: string; language: Language };

/** Of one room, or of all of a hotel's rooms. */
type RoomFacts = {
  closures: readonly StoredClosure[];
  stays: readonly RoomStay[];
  /** Ids of rooms whose guests do without today's cleaning. */
  declined: ReadonlySet<string>;
};

export async function readRoomFacts(
  db: Database | Transaction,
  of: { hotelId: string; roomId?: string },
  { now, timeZone }: RoomReading,
): Promise<RoomFacts> {
  const closures = await listClosures(db, { ...of, now });
  const until = new Date(now.getTime() + ARRIVALS_MS);
  const stays = await findRoomStays(db, { ...of, timeZone, from: now, until });
  const declined = await findDeclinedRooms(db, { hotelId: of.hotelId, day: dateAt(now, timeZone) });
  return { closures, stays, declined: new Set(declined.map(({ roomId }) => roomId)) };
}

/** Throws NOT_FOUND. */
export async function requireRoom(tx: Transaction, wanted: InRoom): Promise<DeskRoomRow> {
  const room = await findDeskRoom(tx, wanted);
  if (!room) throw notFound();
  return room;
}

/** Throws NOT_FOUND. */
export async function readRoom(tx: Transaction, wanted: InRoom, reading: RoomReading): Promise<HotelRoom> {
  const room = await requireRoom(tx, wanted);
  return toHotelRoom(room, await readRoomFacts(tx, wanted, reading), reading);
}

export function toHotelRoom(
  { roomType, conditionSince, expectedAt, ...room }: DeskRoomRow,
  { closures, stays, declined }: RoomFacts,
  { language, ...reading }: RoomReading,
): HotelRoom {
  const inside = stays.find(({ isInside }) => isInside);
  const next = stays.find(({ isInside }) => !isInside);
  return {
    ...room,
    roomType: roomType[language],
    conditionSince: conditionSince?.toISOString() ?? null,
    expectedAt: expectedAt?.toISOString() ?? null,
    isOccupied: inside !== undefined,
    isCleaningDeclined: declined.has(room.roomId),
    leavesAt: inside ? new Date(inside.leavesAt).toISOString() : null,
    arrivesAt: next ? new Date(next.arrivesAt).toISOString() : null,
    arrivingGuests: next?.guests ?? null,
    closures: closures.map(one => toClosure(one, reading)),
  };
}

function toClosure(
  { id, fromDate, untilDate, reason, createdAt }: StoredClosure,
  { now, timeZone }: Omit<RoomReading, 'language'>,
): RoomClosure {
  return {
    id,
    from: fromDate,
    until: untilDate,
    reason,
    createdAt: createdAt.toISOString(),
    hasBegun: instantAt(fromDate, STANDARD_CHECKIN_HOUR, timeZone) <= now,
  };
}
