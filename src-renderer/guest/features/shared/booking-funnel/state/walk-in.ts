import { instantAt } from '#shared/hotel-time.ts';
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
