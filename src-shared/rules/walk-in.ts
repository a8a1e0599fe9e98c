import { WALK_IN_MINUTES, WALK_IN_PAYMENT_HOURS } from '../policies.ts';

const MINUTE_MS = 60_000;

/**
 * Whether a booking is a walk-in, which pays at the front desk: always where the host forces it (FUN-35), else when
 * the earliest of the selected arrivals is less than 240 minutes away (FUN-36); never with no rooms selected (FUN-37).
 */
export function isWalkIn(question: { forced: boolean; arrivals: readonly Date[]; now: Date }): boolean {
  if (question.arrivals.length === 0) return false;
  if (question.forced) return true;
  const earliest = Math.min(...question.arrivals.map(arrival => arrival.getTime()));
  return earliest - question.now.getTime() < WALK_IN_MINUTES * MINUTE_MS;
}

/** Until when a walk-in must be paid: two hours after its start, or from now where it has already begun (BKG-15, D18). */
export function walkInDeadline(startsAt: Date, now: Date): Date {
  const from = Math.max(startsAt.getTime(), now.getTime());
  return new Date(from + WALK_IN_PAYMENT_HOURS * 60 * MINUTE_MS);
}
