import { PREPARATION_HOURS } from '../policies.ts';

/** The moment after which a saved preference no longer counts for a stay. */
export function fixedAt(arrival: Date): Date {
  return new Date(arrival.getTime() - PREPARATION_HOURS * 3_600_000);
}

export function isChangeable(arrival: Date, now: Date): boolean {
  return now < fixedAt(arrival);
}

export function partsInTime<Part extends { updatedAt: Date }>(parts: readonly Part[], arrival: Date): Part[] {
  const limit = fixedAt(arrival);
  return parts.filter(part => part.updatedAt < limit);
}
