import type { HotelRoom } from '#shared/contract/staff/rooms.ts';

const MINUTE_MS = 60_000;
/** The first hour that is offered, and each later one. */
const FIRST_STEP_MS = 30 * MINUTE_MS;
const NEXT_STEP_MS = 15 * MINUTE_MS;
const ROUND_MS = 5 * MINUTE_MS;

/** A room that guests arrive in. */
export type AwaitedRoom = HotelRoom & { arrivesAt: string };

const isAwaited = (room: HotelRoom): room is AwaitedRoom => room.arrivesAt !== null;
const byArrival = (one: AwaitedRoom, other: AwaitedRoom): number =>
  Date.parse(one.arrivesAt) - Date.parse(other.arrivesAt);

export type RoomsToClean = {
  /** Free rooms that guests arrive in, the next arrival first. */
  arriving: AwaitedRoom[];
  /** Free ones that nobody arrives in soon. */
  free: HotelRoom[];
  /** Those that guests are in; last, whoever does without today's cleaning. */
  occupied: HotelRoom[];
};

/** What is to be done, in its order: rooms that are not ready. Rooms out of order wait for their repair. */
export function toClean(rooms: readonly HotelRoom[]): RoomsToClean {
  const open = rooms.filter(
    ({ isReady, condition, closures, releaseReason }) =>
      (!isReady || (condition === 'DIRTY' && releaseReason !== null)) && closures[0]?.hasBegun !== true,
  );
  const empty = open.filter(({ isOccupied }) => !isOccupied);
  return {
    arriving: empty.filter(isAwaited).toSorted(byArrival),
    free: empty.filter(({ arrivesAt }) => arrivesAt === null),
    occupied: open
      .filter(({ isOccupied }) => isOccupied)
      .toSorted(
        (one, other) =>
          Number(one.isCleaningDeclined) - Number(other.isCleaningDeclined) ||
          Date.parse(one.leavesAt ?? '') - Date.parse(other.leavesAt ?? ''),
      ),
  };
}

/** The hour that one touch says: half an hour from now, then a quarter later each time, on five minutes. */
export function nextExpected({ expectedAt }: Pick<HotelRoom, 'expectedAt'>, now: Date): string {
  const known = expectedAt === null ? 0 : Date.parse(expectedAt);
  const wanted = known > now.getTime() ? known + NEXT_STEP_MS : now.getTime() + FIRST_STEP_MS;
  return new Date(Math.ceil(wanted / ROUND_MS) * ROUND_MS).toISOString();
}

/** Whole minutes that guests have waited for the room; null while none do. */
export function minutesLate(
  { arrivesAt, isReady, isOccupied }: Pick<HotelRoom, 'arrivesAt' | 'isReady' | 'isOccupied'>,
  now: Date,
): number | null {
  if (arrivesAt === null || isReady || isOccupied) return null;
  const minutes = Math.floor((now.getTime() - Date.parse(arrivesAt)) / MINUTE_MS);
  return minutes > 0 ? minutes : null;
}

/** Whole minutes since the condition changed; null where it never has, and beyond a day. */
export function minutesSince(
  { conditionSince }: Pick<HotelRoom, 'conditionSince'>,
  now: Date,
): number | null {
  if (conditionSince === null) return null;
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(conditionSince)) / MINUTE_MS));
  return minutes < 24 * 60 ? minutes : null;
}
