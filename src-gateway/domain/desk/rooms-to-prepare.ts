import { prepareRooms } from '#gateway/domain/stay/preferences/prepared-rooms.ts';
import type { Language } from '#gateway/platform/texts.ts';
import {
  type ArrivingRoom,
  findArrivingRooms,
  findRoomsMovedInto,
  findTicks,
  type PreparationTick,
} from '#gateway/store/preparation-list-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { RoomToPrepare } from '#shared/contract/staff/preparations.ts';
import { hourAt, instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { changedParts, roomMark } from './prepared-marks.ts';

export type DayWanted = {
  hotelId: string;
  timeZone: string;
  day: LocalDate;
  language: Language;
  now: Date;
};

const byNumber = new Intl.Collator('en', { numeric: true });

/** The rooms that guests arrive in or move into on a day, by number, each stay once. */
export async function findRoomsToPrepare(
  db: Database | Transaction,
  wanted: DayWanted,
): Promise<RoomToPrepare[]> {
  const { timeZone, day, language, now } = wanted;
  const arriving = await findArrivingRooms(db, wanted);
  const moving = await findRoomsMovedInto(db, wanted);
  const rows = [
    ...arriving.map(row => ({ ...row, hour: row.checkinHour, movesFrom: null })),
    ...moving.map(({ startsAt, ...row }) => ({ ...row, hour: hourAt(startsAt, timeZone) })),
  ];
  // A stay that moves twice on one day ends in the room of its last move.
  const rooms = [...new Map(rows.map(row => [row.accommodationId, row])).values()].map(row => ({
    ...row,
    arrival: instantAt(row.checkinDate, row.checkinHour, timeZone),
  }));
  const ticks = await findTicks(
    db,
    rooms.map(({ accommodationId }) => accommodationId),
  );
  const prepared = await prepareRooms(db, rooms, now);
  return prepared
    .map(room =>
      toRoomToPrepare(
        room,
        ticks.find(
          ({ accommodationId, roomId }) => accommodationId === room.accommodationId && roomId === room.roomId,
        ),
        { day, language },
      ),
    )
    .toSorted((one, other) => byNumber.compare(one.number ?? '', other.number ?? ''));
}

type PreparedRow = Awaited<
  ReturnType<typeof prepareRooms<ArrivingRoom & { arrival: Date; hour: number; movesFrom: string | null }>>
>[number];

function toRoomToPrepare(
  row: PreparedRow,
  tick: PreparationTick | undefined,
  { day, language }: Pick<DayWanted, 'day' | 'language'>,
): RoomToPrepare {
  const { accommodationId, roomId, number, changeableUntil, isChangeable, ac, lighting, tv, minibar } = row;
  const { movesFrom, adults, childrenAges, hasCrib, hasPet, needsCare } = row;
  const bedLayout = row.hasBedChoice ? row.bedType : null;
  const facts = { roomId, ac, lighting, tv, minibar, bedLayout, hasCrib, hasPet, needsCare };
  const changed = tick ? changedParts(facts, tick.parts) : [];
  return {
    ...facts,
    accommodationId,
    number,
    roomType: row.typeName[language],
    arrival: { date: day, hour: row.hour },
    movesFrom,
    isCheckedIn: row.checkedInAt !== null,
    isPaid: row.status !== 'PENDING',
    changeableUntil,
    isChangeable,
    adults,
    childrenAges,
    state: !tick ? 'OPEN' : changed.length > 0 ? 'CHANGED' : 'DONE',
    changed,
    doneAt: tick?.doneAt.toISOString() ?? null,
    mark: roomMark(facts),
  };
}
