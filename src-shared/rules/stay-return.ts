import { addDays, dateAt, hourAt, instantAt, type LocalDate } from '../hotel-time.ts';
import { type Cents, sumCents } from '../money.ts';
import { FREE_CANCELLATION_HOURS, NO_SHOW_HOUR, STANDARD_CHECKIN_HOUR } from '../policies.ts';
import { creditDueDate } from './credits.ts';

const HOUR_MS = 3_600_000;

/** One line of a room's bill, `priceCents` without tax. */
export type ReturnableLine = {
  kind: 'NIGHT' | 'CHECKIN' | 'CHECKOUT' | 'PET' | 'CRADLE' | 'OVERSTAY';
  /** The date of a NIGHT; null for all others. */
  night: LocalDate | null;
  priceCents: Cents;
  taxCents: Cents;
};

/** LEAVE ends the stay in one occupied room, DROP takes out one room before its check-in. */
export type EndingAct = 'CANCEL' | 'NO_SHOW' | 'LEAVE' | 'DROP';

export type Ending<Line extends ReturnableLine> = {
  act: EndingAct;
  /** The lines of each room that the act ends, without those that were returned before. */
  rooms: readonly (readonly Line[])[];
  /** False for a booking that waits for its payment: it costs nothing and returns nothing. */
  isPaid: boolean;
  now: Date;
  startsAt: Date;
  checkinDate: LocalDate;
  timeZone: string;
};

/** By the same act, or by the no-show that a booking becomes which nobody cancels. */
export type WorseStep = { at: Date; credited: Cents; goodUntil: Date };

export type StayReturn<Line extends ReturnableLine> = {
  /** `retained` and `credited` add up to it. */
  paid: Cents;
  retained: Cents;
  credited: Cents;
  type: 'FULL_CANCELLATION' | 'PARTIAL_CANCELLATION';
  /** The expiry of the credits; null if nothing is returned. */
  goodUntil: Date | null;
  returned: Line[];
  nextStep: WorseStep | null;
};

/** Rules of PD-55, PD-56 and LIM-03 to LIM-09. */
export function stayReturn<Line extends ReturnableLine>(ending: Ending<Line>): StayReturn<Line> {
  const { act, rooms, isPaid, now } = ending;
  const origin = act === 'NO_SHOW' ? 'NO_SHOW' : 'FULL_CANCELLATION';
  const paid = isPaid ? total(rooms.flat()) : 0;
  const returned = isPaid ? returnedLines(ending, now) : [];
  const credited = total(returned);
  const retained = paid - credited;
  return {
    paid,
    retained,
    credited,
    type: retained > 0 ? 'PARTIAL_CANCELLATION' : 'FULL_CANCELLATION',
    goodUntil: credited > 0 ? creditDueDate(origin, now) : null,
    returned,
    nextStep: isPaid ? nextStep(ending, credited) : null,
  };
}

function total(lines: readonly ReturnableLine[]): Cents {
  return sumCents(lines.map(({ priceCents, taxCents }) => priceCents + taxCents));
}

/** The end of free cancellation, that moment excluded (LIM-04). */
export function freeUntil({ startsAt }: { startsAt: Date }): Date {
  return new Date(startsAt.getTime() - FREE_CANCELLATION_HOURS * HOUR_MS);
}

/** A night counts as used from 15:00 of its date. */
function usedFrom(night: LocalDate, timeZone: string): Date {
  return instantAt(night, STANDARD_CHECKIN_HOUR, timeZone);
}

function returnedLines<Line extends ReturnableLine>(ending: Ending<Line>, at: Date): Line[] {
  const { act, rooms, timeZone } = ending;
  if ((act === 'CANCEL' || act === 'DROP') && at < freeUntil(ending)) return rooms.flat();
  const comesBack = (line: Line, firstNight: LocalDate | undefined): boolean => {
    if (line.kind === 'CHECKIN' || line.kind === 'CHECKOUT' || line.kind === 'OVERSTAY') return false;
    if (line.night === null) return act !== 'LEAVE';
    if (line.night === firstNight) return false;
    // A night for which the room was reserved until it had begun counts as used, whoever has slept in it.
    return act === 'CANCEL' || act === 'NO_SHOW' || usedFrom(line.night, timeZone) > at;
  };
  return rooms.flatMap(lines => {
    const [firstNight] = nightsOfLines(lines);
    return lines.filter(line => comesBack(line, firstNight));
  });
}

function nightsOfLines(lines: readonly ReturnableLine[]): LocalDate[] {
  return lines.flatMap(({ night }) => (night === null ? [] : [night])).toSorted();
}

function nextStep(ending: Ending<ReturnableLine>, credited: Cents): WorseStep | null {
  const { act, rooms, now, checkinDate, timeZone } = ending;
  const step = (at: Date, { by = act } = {}): WorseStep => ({
    at,
    credited: total(returnedLines({ ...ending, act: by }, at)),
    goodUntil: creditDueDate(by === 'NO_SHOW' ? 'NO_SHOW' : 'FULL_CANCELLATION', at),
  });
  const steps: WorseStep[] = [];
  if (act === 'CANCEL' || act === 'DROP') steps.push(step(freeUntil(ending)));
  if (act === 'LEAVE' || act === 'DROP')
    steps.push(...nightsOfLines(rooms.flat()).map(night => step(usedFrom(night, timeZone))));
  const worse = steps.filter(later => later.credited < credited);
  // The credits of a no-show expire earlier.
  if (act === 'CANCEL' && credited > 0)
    worse.push(step(noShowFrom(checkinDate, timeZone), { by: 'NO_SHOW' }));
  const [next] = worse
    .filter(({ at }) => at > now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return next ?? null;
}

/** Noon of the day after its check-in date (PD-18). */
export function noShowFrom(checkinDate: LocalDate, timeZone: string): Date {
  return instantAt(addDays(checkinDate, 1), NO_SHOW_HOUR, timeZone);
}

/** The last check-in date that is a no-show at a moment if nobody has come. */
export function lastNoShowDate(now: Date, timeZone: string): LocalDate {
  return addDays(dateAt(now, timeZone), hourAt(now, timeZone) >= NO_SHOW_HOUR ? -1 : -2);
}
