import { addDays, dateAt, daysBetween, type LocalDate } from '../hotel-time.ts';
import { WALK_IN_MINUTES, WALK_IN_PAYMENT_HOURS } from '../policies.ts';

const MINUTE_MS = 60_000;

/** Always if the host forces it (FUN-35); never with no rooms selected (FUN-37). */
export function isWalkIn(question: { forced: boolean; arrivals: readonly Date[]; now: Date }): boolean {
  if (question.arrivals.length === 0) return false;
  if (question.forced) return true;
  const earliest = Math.min(...question.arrivals.map(arrival => arrival.getTime()));
  return earliest - question.now.getTime() < WALK_IN_MINUTES * MINUTE_MS;
}

/** Two hours after its start, or from now if it has already begun (BKG-15, PD-18). */
export function walkInDeadline(startsAt: Date, now: Date): Date {
  const from = Math.max(startsAt.getTime(), now.getTime());
  return new Date(from + WALK_IN_PAYMENT_HOURS * 60 * MINUTE_MS);
}

export type WalkInLimits = {
  maxRooms: number;
  maxNights: number;
  /** Days after today within which a kiosk's walk-in must arrive. */
  arrivalDays: number;
};

export type WalkInProblem =
  | { code: 'WALK_IN_TOO_MANY_ROOMS' | 'WALK_IN_TOO_MANY_NIGHTS'; max: number }
  | { code: 'WALK_IN_ARRIVAL_TOO_LATE'; latest: LocalDate };

/** The last day on which a kiosk's walk-in may arrive, by the hotel's calendar. */
export function latestWalkInArrival(now: Date, timeZone: string, limits: WalkInLimits): LocalDate {
  return addDays(dateAt(now, timeZone), limits.arrivalDays);
}

/** The limit that a stay without payment would exceed, or null. `forced`: it is booked at a kiosk (FUN-35). */
export function walkInProblem(
  stay: {
    rooms: number;
    checkin: LocalDate;
    checkout: LocalDate;
    forced: boolean;
    now: Date;
    timeZone: string;
  },
  limits: WalkInLimits,
): WalkInProblem | null {
  const { rooms, checkin, checkout, forced, now, timeZone } = stay;
  if (rooms > limits.maxRooms) return { code: 'WALK_IN_TOO_MANY_ROOMS', max: limits.maxRooms };
  if (daysBetween(checkin, checkout) > limits.maxNights)
    return { code: 'WALK_IN_TOO_MANY_NIGHTS', max: limits.maxNights };
  const latest = latestWalkInArrival(now, timeZone, limits);
  return forced && checkin > latest ? { code: 'WALK_IN_ARRIVAL_TOO_LATE', latest } : null;
}
