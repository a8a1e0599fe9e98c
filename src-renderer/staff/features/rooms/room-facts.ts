import { formatClock, formatInstant } from '#renderer/platform/i18n/format.ts';
import { textOf } from '#renderer/platform/i18n/i18n.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { type AwaitedRoom, minutesLate, minutesSince } from './room-order.ts';
import { toRoomState } from './room-state.ts';

export type Moment = { now: Date; timeZone: string };

const isToday = (instant: string, { now, timeZone }: Moment): boolean =>
  dateAt(new Date(instant), timeZone) === dateAt(now, timeZone);

/** The hour of an instant at the hotel, with its day where that is not today. */
export function momentText(instant: string, moment: Moment): string {
  const at = new Date(instant);
  return isToday(instant, moment) ? formatClock(at, moment.timeZone) : formatInstant(at, moment.timeZone);
}

/** `45 min`, `2 h`, `4 h 5 min`: the same in both languages, and never parted at the end of a line. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`]
    .filter(Boolean)
    .join('\u00a0');
}

const leaves = ({ leavesAt }: HotelRoom, moment: Moment) =>
  leavesAt === null
    ? null
    : textOf(`staff/rooms:facts.${isToday(leavesAt, moment) ? 'leaves' : 'leavesOn'}`, {
        time: momentText(leavesAt, moment),
      });

const arrives = ({ arrivesAt, arrivingGuests }: HotelRoom, moment: Moment) =>
  arrivesAt === null
    ? null
    : textOf(`staff/rooms:facts.${isToday(arrivesAt, moment) ? 'arrives' : 'arrivesOn'}`, {
        time: momentText(arrivesAt, moment),
        count: arrivingGuests ?? 1,
      });

const expected = ({ expectedAt, isReady }: HotelRoom, moment: Moment) =>
  expectedAt === null || isReady
    ? null
    : textOf('staff/rooms:facts.expected', { time: momentText(expectedAt, moment) });

function late(room: HotelRoom, { now }: Moment, text: 'facts.late' | 'next.late') {
  const minutes = minutesLate(room, now);
  return minutes === null ? null : textOf(`staff/rooms:${text}`, { duration: durationText(minutes) });
}

function since(room: HotelRoom, { now }: Moment) {
  const minutes = room.condition === 'DIRTY' ? minutesSince(room, now) : null;
  return minutes === null ? null : textOf('staff/rooms:facts.since', { duration: durationText(minutes) });
}

const known = (facts: readonly (string | null)[]): string[] => facts.filter(fact => fact !== null);

/** When guests leave and arrive, when the room is expected, and for how long it has been what it is. */
export const roomFacts = (room: HotelRoom, moment: Moment): string[] =>
  known([
    leaves(room, moment),
    arrives(room, moment),
    late(room, moment, 'facts.late'),
    expected(room, moment),
    since(room, moment),
  ]);

type NextRoomFacts = { first: string; since: string | null; others: string[] };

/** The same of the room that guests arrive in next: first how late it is, or when they come. */
export function nextRoomFacts(room: AwaitedRoom, moment: Moment): NextRoomFacts {
  const { arrivesAt, arrivingGuests, roomType } = room;
  const { note } = toRoomState(room);
  const lateness = late(room, moment, 'next.late');
  const time = momentText(arrivesAt, moment);
  return {
    first:
      lateness ??
      textOf(`staff/rooms:next.${isToday(arrivesAt, moment) ? 'arrives' : 'arrivesOn'}`, { time }),
    since: since(room, moment),
    others: known([
      lateness === null
        ? textOf('staff/rooms:next.guests', { count: arrivingGuests ?? 1 })
        : arrives(room, moment),
      expected(room, moment),
      roomType,
      note === roomType ? null : note,
    ]),
  };
}
