import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { countNeighbourDays, findBoardRooms } from '#gateway/store/desk-board-store.ts';
import type { Board, BoardRow } from '#shared/contract/staff/board.ts';
import { addDays, dateAt, instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { listAttention } from './attention.ts';
import { boardLists, isToCome } from './board-lists.ts';
import { toBoardRow } from './board-row.ts';
import { rejectFarDay } from './desk-day.ts';
import { requireDeskHotel } from './hotel-version.ts';
import { listDeviceAttention } from './lobby-devices.ts';

/** The board of one hotel and day (FRD-01), in a few statements whatever the number of rooms. Throws BAD_REQUEST. */
export async function findBoard(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { day: wanted, language }: { day?: LocalDate | undefined; language: Language },
): Promise<Board> {
  const { db } = app.store;
  const now = app.clock.now();
  // First: whatever changes meanwhile has a later version.
  const { timeZone, version } = await requireDeskHotel(app, hotelId);
  const today = dateAt(now, timeZone);
  const day = wanted ?? today;
  rejectFarDay(today, day, 'day');
  const [found, neighbours, attention, devices] = await Promise.all([
    findBoardRooms(db, {
      hotelId,
      staffId: actor.staffId,
      day,
      today,
      from: instantAt(day, 0, timeZone),
      until: instantAt(addDays(day, 1), 0, timeZone),
    }),
    countNeighbourDays(db, { hotelId, day }),
    listAttention(app, { hotelId, timeZone, today, now }),
    listDeviceAttention(app, hotelId),
  ]);
  const moment = { app, hotelId, now: now.getTime(), timeZone, today, language };
  const rows = found.map(facts => toBoardRow(facts, moment));
  const lists = boardLists(rows, { day, today, timeZone });
  const expected = lists.arrivals.filter(isToCome);
  return {
    day,
    today,
    version,
    counts: {
      arrivals: { total: lists.arrivals.length, toCome: expected.length },
      inHouse: lists.inHouse.length,
      departures: {
        total: lists.departures.length,
        toCome: lists.departures.filter(({ leftAt }) => leftAt === null).length,
      },
      attention: attention.length + devices.length,
      roomsNotReady: expected.filter(row => !row.isRoomReady).length,
      ...neighbours,
    },
    rows,
    lists: {
      arrivals: idsOf(lists.arrivals),
      inHouse: idsOf(lists.inHouse),
      departures: idsOf(lists.departures),
    },
    attention,
    devices,
  };
}

const idsOf = (rows: readonly BoardRow[]) => rows.map(({ accommodationId }) => accommodationId);
