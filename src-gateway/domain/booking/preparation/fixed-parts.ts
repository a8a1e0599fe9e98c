import type { StoredPart } from '#gateway/store/preference-store.ts';
import type { PreferencePart } from '#shared/contract/account.ts';
import { partsInTime } from '#shared/rules/preparation.ts';

/** Without the guest's own descriptions, which are for the guide alone (PRF-16, PD-118). */
export function toFixedParts(
  saved: readonly StoredPart[],
  arrival: Date,
): { part: PreferencePart; answers: unknown }[] {
  return partsInTime(saved, arrival)
    .filter(({ part }) => part !== 'ABOUT')
    .map(({ part, answers }) => ({ part, answers }));
}
