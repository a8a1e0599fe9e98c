import type { StoredPart } from '#gateway/store/preference-store.ts';
import type { PreferencePart } from '#shared/contract/account.ts';
import { partsInTime } from '#shared/rules/preparation.ts';

/**
 * Of what a guest has saved, that which a room is prepared with for good: what was in time for the arrival, without what
 * guests say about themselves, which is for the guide alone (PRF-16, PD-118).
 */
export function toFixedParts(
  saved: readonly StoredPart[],
  arrival: Date,
): { part: PreferencePart; answers: unknown }[] {
  return partsInTime(saved, arrival)
    .filter(({ part }) => part !== 'ABOUT')
    .map(({ part, answers }) => ({ part, answers }));
}
