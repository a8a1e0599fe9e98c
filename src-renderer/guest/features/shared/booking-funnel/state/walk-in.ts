import { daysBetween, instantAt } from '#shared/hotel-time.ts';
import { isWalkIn, type WalkInLimits, type WalkInProblem, walkInProblem } from '#shared/rules/walk-in.ts';
import { type Funnel, selectedRooms } from './flow.ts';

/** By the earliest arrival chosen and the hotel's clock (FUN-35 to FUN-37, PD-21). `forced`: a kiosk's always are. */
export function walkInOf(funnel: Funnel, at: { forced: boolean; timeZone: string; now: Date }): boolean {
  if (funnel.stage === 'idle') return false;
  const { checkinDate } = funnel.search;
  const arrivals = selectedRooms(funnel).map(room => instantAt(checkinDate, room.checkinHour, at.timeZone));
  return isWalkIn({ forced: at.forced, arrivals, now: at.now });
}

/** Null if the chosen rooms may be paid at the desk (SEC-04). */
export function findWalkInProblem(
  funnel: Funnel,
  at: { forced: boolean; timeZone: string; now: Date },
  limits: WalkInLimits,
): WalkInProblem | null {
  if (funnel.stage === 'idle') return null;
  const { checkinDate: checkin, checkoutDate: checkout } = funnel.search;
  return walkInProblem({ rooms: selectedRooms(funnel).length, checkin, checkout, ...at }, limits);
}

/** True for more than a guest whose e-mail is not verified may reserve unpaid, by Pix too (SEC-20). */
export function isBeyondUnverified(funnel: Funnel, limits: { maxRooms: number; maxNights: number }): boolean {
  if (funnel.stage === 'idle') return false;
  const { checkinDate, checkoutDate } = funnel.search;
  return (
    selectedRooms(funnel).length > limits.maxRooms ||
    daysBetween(checkinDate, checkoutDate) > limits.maxNights
  );
}
