import { formatClock, formatInstant } from '#renderer/platform/i18n/format.ts';
import { textOf } from '#renderer/platform/i18n/i18n.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { minutesLate, minutesSince } from './room-order.ts';

export type Moment = { now: Date; timeZone: string };

/** The hour of an instant at the hotel, with its day where that is not today. */
export function momentText(instant: string, { now, timeZone }: Moment): string {
  const at = new Date(instant);
  return dateAt(at, timeZone) === dateAt(now, timeZone)
    ? formatClock(at, timeZone)
    : formatInstant(at, timeZone);
}

/** `45 min`, `2 h`, `4 h 5 min`: the same in both languages. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** When guests leave and arrive, when the room is expected, and for how long it has been what it is. */
export function roomFacts(room: HotelRoom, moment: Moment): string[] {
  const { leavesAt, arrivesAt, arrivingGuests, expectedAt, isReady, condition } = room;
  const late = minutesLate(room, moment.now);
  const since = condition === 'DIRTY' ? minutesSince(room, moment.now) : null;
  return [
    ...(leavesAt === null
      ? []
      : [textOf('staff/rooms:facts.leaves', { time: momentText(leavesAt, moment) })]),
    ...(arrivesAt === null
      ? []
      : [
          textOf('staff/rooms:facts.arrives', {
            time: momentText(arrivesAt, moment),
            count: arrivingGuests ?? 1,
          }),
        ]),
    ...(late === null ? [] : [textOf('staff/rooms:facts.late', { duration: durationText(late) })]),
    ...(expectedAt === null || isReady
      ? []
      : [textOf('staff/rooms:facts.expected', { time: momentText(expectedAt, moment) })]),
    ...(since === null ? [] : [textOf('staff/rooms:facts.since', { duration: durationText(since) })]),
  ];
}
