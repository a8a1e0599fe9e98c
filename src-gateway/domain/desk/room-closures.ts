import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { keyReused } from '#gateway/platform/idempotency.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { instantRange } from '#gateway/store/availability-store.ts';
import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import {
  endClosure,
  findClosureByKey,
  holdSales,
  insertClosure,
  listDeskRooms,
  lockClosure,
  type StoredClosure,
  setOutOfService,
  staysInRange,
} from '#gateway/store/room-closure-store.ts';
import { findInspection } from '#gateway/store/room-condition-store.ts';
import { CLOSURE_DAYS, type HotelRoom } from '#shared/contract/staff/rooms.ts';
import { AppError } from '#shared/errors.ts';
import { addDays, dateAt, instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { EARLIEST_HOUR, STANDARD_CHECKIN_HOUR } from '#shared/policies.ts';
import { notFound } from './desk-stay.ts';
import { requireDeskHotel } from './hotel-version.ts';
import { inRecordedAct } from './recorded-act.ts';
import { type InRoom, readRoom, readRoomFacts, requireRoom, toHotelRoom } from './room-list.ts';

/** Throws HOTEL_NOT_FOUND. */
export async function listHotelRooms(
  app: AppContext,
  hotelId: string,
  language: Language,
): Promise<{ today: LocalDate; version: number; inspectsRooms: boolean; rooms: HotelRoom[] }> {
  const { db } = app.store;
  const now = app.clock.now();
  // First: whatever changes meanwhile has a later version.
  const { timeZone, version } = await requireDeskHotel(app, hotelId);
  const reading = { now, timeZone, language };
  const [inspectsRooms, rooms, { closures, stays, declined }] = await Promise.all([
    findInspection(db, hotelId),
    listDeskRooms(db, hotelId),
    readRoomFacts(db, { hotelId }, reading),
  ]);
  const closuresOf = Map.groupBy(closures, ({ roomId }) => roomId);
  const staysOf = Map.groupBy(stays, ({ roomId }) => roomId);
  return {
    today: dateAt(now, timeZone),
    version,
    inspectsRooms,
    rooms: rooms.map(room =>
      toHotelRoom(
        room,
        {
          closures: closuresOf.get(room.roomId) ?? [],
          stays: staysOf.get(room.roomId) ?? [],
          declined,
        },
        reading,
      ),
    ),
  };
}

export type RoomToClose = InRoom & { key: string; from: LocalDate; until: LocalDate; reason: string };

/** Takes a room from sale. Throws BAD_REQUEST, NOT_FOUND, ROOM_HAS_STAYS, ROOM_CLOSED, IDEMPOTENCY_KEY_REUSED. */
export async function closeRoom(
  app: AppContext,
  actor: Actor,
  { hotelId, roomId, key, from, until, reason }: RoomToClose,
  language: Language,
): Promise<HotelRoom> {
  const { timeZone } = await requireDeskHotel(app, hotelId);
  const now = app.clock.now();
  rejectOtherDays({ from, until }, dateAt(now, timeZone));
  // Guests who leave on the first day are gone by its arrivals, and the night after the last one is sold from its earliest hour.
  const occupied = instantRange(
    instantAt(from, STANDARD_CHECKIN_HOUR, timeZone),
    instantAt(addDays(until, 1), EARLIEST_HOUR, timeZone),
  );
  const closure = { key, hotelId, roomId, fromDate: from, untilDate: until, reason };
  try {
    return await inRecordedAct(app, actor, async tx => {
      await holdSales(tx);
      await requireRoom(tx, { hotelId, roomId });
      const known = await findClosureByKey(tx, key);
      if (known && !isSameClosure(known, closure)) throw keyReused();
      const result = () => readRoom(tx, { hotelId, roomId }, { now, timeZone, language });
      if (known) return { result: await result(), entry: null };
      const stays = await staysInRange(tx, roomId, occupied);
      if (stays.length > 0)
        throw new AppError('ROOM_HAS_STAYS', 'a stay would lose its room', { details: { stays } });
      const id = randomUUID();
      await insertClosure(tx, { ...closure, id, occupied, staffId: actor.staffId, createdAt: now });
      return {
        result: await result(),
        entry: { act: 'ROOM_CLOSED', hotelId, bookingId: null, details: { roomId, from, until } },
      };
    });
  } catch (error) {
    if (!isConstraintViolation(error, 'room_closures_once')) throw error;
    throw new AppError('ROOM_CLOSED', 'the room is closed on one of these days', { cause: error });
  }
}

/** Sells a room again from now on. Throws NOT_FOUND. */
export async function reopenRoom(
  app: AppContext,
  actor: Actor,
  { hotelId, roomId, closureId }: InRoom & { closureId: string },
  language: Language,
): Promise<HotelRoom> {
  const { timeZone } = await requireDeskHotel(app, hotelId);
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    await requireRoom(tx, { hotelId, roomId });
    const closure = await lockClosure(tx, { roomId, closureId });
    if (!closure) throw notFound();
    const isOpen = closure.endedAt === null;
    if (isOpen) await endClosure(tx, closureId, now);
    return {
      result: await readRoom(tx, { hotelId, roomId }, { now, timeZone, language }),
      entry: isOpen ? { act: 'ROOM_REOPENED', hotelId, bookingId: null, details: { roomId } } : null,
    };
  });
}

/** A fault of a room that is sold all the same; null once it is fixed. Throws NOT_FOUND. */
export async function markOutOfService(
  app: AppContext,
  actor: Actor,
  { hotelId, roomId, note }: InRoom & { note: string | null },
  language: Language,
): Promise<HotelRoom> {
  const { timeZone } = await requireDeskHotel(app, hotelId);
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    const room = await requireRoom(tx, { hotelId, roomId });
    const isChange = room.outOfService !== note;
    if (isChange) await setOutOfService(tx, roomId, note);
    return {
      result: await readRoom(tx, { hotelId, roomId }, { now, timeZone, language }),
      entry: isChange
        ? {
            act: 'ROOM_OUT_OF_SERVICE',
            hotelId,
            bookingId: null,
            details: { roomId, fixed: note === null },
          }
        : null,
    };
  });
}

function rejectOtherDays({ from, until }: { from: LocalDate; until: LocalDate }, today: LocalDate): void {
  const isFit = from <= until && from >= today && until <= addDays(today, CLOSURE_DAYS);
  if (!isFit) throw new AppError('BAD_REQUEST', 'from today on, from a day to the same or a later one');
}

const isSameClosure = (known: StoredClosure, wanted: Partial<StoredClosure>) =>
  Object.entries(wanted).every(([name, value]) => Reflect.get(known, name) === value);
