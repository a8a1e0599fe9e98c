import { type Cents, shareOf } from '../money.ts';
import { OVERSTAY_FREE_HOURS, OVERSTAY_SHARE } from '../policies.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The fee for a room whose guests have not left, and its next increase. Fees are without tax. */
export type OverstayCost = { fee: Cents; next: { at: Date; fee: Cents } };

/** Nothing for two hours, then 150 % of a night for each day that has begun since the departure (LIM-14). */
export function overstayCost(departure: Date, now: Date, nightPrice: Cents): OverstayCost {
  const daily = shareOf(nightPrice, OVERSTAY_SHARE);
  const late = now.getTime() - departure.getTime();
  const free = OVERSTAY_FREE_HOURS * HOUR_MS;
  if (late <= free) return { fee: 0, next: { at: new Date(departure.getTime() + free), fee: daily } };
  const days = Math.ceil(late / DAY_MS);
  return {
    fee: days * daily,
    next: { at: new Date(departure.getTime() + days * DAY_MS), fee: (days + 1) * daily },
  };
}
