import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { findDeclinedRooms } from '#gateway/store/cleaning-decline-store.ts';
import { findHotelName } from '#gateway/store/day-print-store.ts';
import { deleteTick, writeTick } from '#gateway/store/preparation-list-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type {
  DeclinedRoom,
  PreparationList,
  PrintedPreparations,
  RoomToPrepare,
} from '#shared/contract/staff/preparations.ts';
import { AppError } from '#shared/errors.ts';
import { dateAt, type LocalDate } from '#shared/hotel-time.ts';
import { rejectFarDay } from './desk-day.ts';
import { notFound } from './desk-stay.ts';
import { requireDeskHotel } from './hotel-version.ts';
import { partMarks } from './prepared-marks.ts';
import { inRecordedAct } from './recorded-act.ts';
import { type DayWanted, findRoomsToPrepare } from './rooms-to-prepare.ts';

/** The rooms of a day's arrivals with what is prepared in them. Throws HOTEL_NOT_FOUND, BAD_REQUEST. */
export async function listPreparations(
  app: AppContext,
  hotelId: string,
  { wanted, language }: { wanted: LocalDate | null; language: Language },
): Promise<PreparationList> {
  const { db } = app.store;
  const now = app.clock.now();
  // First: whatever changes meanwhile has a later version.
  const { timeZone, version } = await requireDeskHotel(app, hotelId);
  const today = dateAt(now, timeZone);
  const day = wanted ?? today;
  rejectFarDay(today, day, 'day');
  return { ...(await readDay(db, { hotelId, timeZone, day, language, now })), today, version };
}

async function readDay(
  db: Database | Transaction,
  wanted: DayWanted,
): Promise<{ day: LocalDate; rooms: RoomToPrepare[]; withoutCleaning: DeclinedRoom[] }> {
  const declined = await findDeclinedRooms(db, wanted);
  return {
    day: wanted.day,
    rooms: await findRoomsToPrepare(db, wanted),
    withoutCleaning: declined.map(({ declinedAt, ...room }) => ({
      ...room,
      declinedAt: declinedAt.toISOString(),
    })),
  };
}

type RoomOfDay = { hotelId: string; day: LocalDate; accommodationId: number };

/** Ticks a room. Throws BAD_REQUEST, NOT_FOUND, PREPARATION_CHANGED. */
export async function finishPreparation(
  app: AppContext,
  actor: Actor,
  { mark, ...wanted }: RoomOfDay & { mark: string },
  language: Language,
): Promise<RoomToPrepare> {
  const { timeZone } = await requireDeskHotel(app, wanted.hotelId);
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    const read = () => requireRoom(tx, wanted, { timeZone, language, now });
    const room = await read();
    const { accommodationId, hotelId } = wanted;
    if (room.mark !== mark)
      throw new AppError('PREPARATION_CHANGED', 'the guests chose something else, or have another room');
    const { roomId } = room;
    if (roomId === null) throw notFound();
    if (room.state === 'DONE') return { result: room, entry: null };
    await writeTick(tx, {
      accommodationId,
      roomId,
      hotelId,
      parts: partMarks(room),
      staffId: actor.staffId,
      doneAt: now,
    });
    return {
      result: await read(),
      entry: { act: 'ROOM_PREPARED', hotelId, bookingId: null, details: { roomId, accommodationId } },
    };
  });
}

/** Takes a tick back. Throws BAD_REQUEST, NOT_FOUND. */
export async function reopenPreparation(
  app: AppContext,
  actor: Actor,
  wanted: RoomOfDay,
  language: Language,
): Promise<RoomToPrepare> {
  const { timeZone } = await requireDeskHotel(app, wanted.hotelId);
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    const read = () => requireRoom(tx, wanted, { timeZone, language, now });
    const { accommodationId, hotelId } = wanted;
    const { roomId } = await read();
    const isUndone = roomId !== null && (await deleteTick(tx, { accommodationId, roomId }));
    return {
      result: await read(),
      entry: isUndone
        ? {
            act: 'ROOM_PREPARATION_UNDONE',
            hotelId,
            bookingId: null,
            details: { roomId, accommodationId },
          }
        : null,
    };
  });
}

async function requireRoom(
  tx: Transaction,
  { accommodationId, ...ofDay }: RoomOfDay,
  moment: Omit<DayWanted, 'hotelId' | 'day'>,
): Promise<RoomToPrepare> {
  rejectFarDay(dateAt(moment.now, moment.timeZone), ofDay.day, 'day');
  const rooms = await findRoomsToPrepare(tx, { ...ofDay, ...moment });
  const room = rooms.find(one => one.accommodationId === accommodationId);
  if (!room) throw notFound();
  return room;
}

/** A day's preparations for paper. Throws HOTEL_NOT_FOUND, BAD_REQUEST. */
export function printPreparations(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { day, language }: { day: LocalDate; language: Language },
): Promise<PrintedPreparations> {
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    const hotel = await findHotelName(tx, hotelId);
    if (!hotel) throw new AppError('HOTEL_NOT_FOUND', 'there is no such hotel');
    const { timeZone } = hotel;
    const today = dateAt(now, timeZone);
    rejectFarDay(today, day, 'day');
    const read = await readDay(tx, { hotelId, timeZone, day, language, now });
    return {
      result: {
        ...read,
        today,
        hotelName: hotel.name,
        printedAt: now.toISOString(),
        timezone: timeZone,
      },
      entry: {
        act: 'PREPARATIONS_PRINTED',
        hotelId,
        bookingId: null,
        details: { date: day, rooms: read.rooms.length },
      },
    };
  });
}
