import { PREPARATION_HOURS } from '../policies.ts';

/** The preparation of a stay, and the moment when it is fixed (PRF-16). */

/** The moment after which a saved preference no longer counts for a stay. */
export function fixedAt(arrival: Date): Date {
  return new Date(arrival.getTime() - PREPARATION_HOURS * 3_600_000);
}

/** True while a saved preference counts for a stay. */
export function isChangeable(arrival: Date, now: Date): boolean {
  return now < fixedAt(arrival);
}

/** The saved parts that were in time for a stay. */
export function partsInTime<Part extends { updatedAt: Date }>(parts: readonly Part[], arrival: Date): Part[] {
  const limit = fixedAt(arrival);
  return parts.filter(part => part.updatedAt < limit);
}
