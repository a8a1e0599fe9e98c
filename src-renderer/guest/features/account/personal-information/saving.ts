import type { PersonalInfoValues } from './values.ts';
import { changedParts } from './values.ts';

export type Mode = 'account' | 'checkIn';

/** The call of a save: a check-in has its own, and makes none if nothing has changed (PER-21, API-47, API-48). */
export function chooseCall(
  mode: Mode,
  stored: PersonalInfoValues,
  typed: PersonalInfoValues,
): 'save' | 'saveAtCheckIn' | null {
  if (mode === 'account') return 'save';
  return changedParts(stored, typed).length === 0 ? null : 'saveAtCheckIn';
}
