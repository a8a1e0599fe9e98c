import { findMinibars } from '#gateway/store/minibar-store.ts';
import { findParts, findRoomOptions } from '#gateway/store/preference-store.ts';
import type { Database } from '#gateway/store/store.ts';
import type { PreferencePart } from '#shared/contract/account.ts';
import { chosenMinibar } from './minibar-preference.ts';
import { roomPreference } from './room-preference.ts';

/** A saved choice does not count while it is no longer offered (PD-110, PD-116). */
export async function findFilledParts(db: Database, guestId: string): Promise<PreferencePart[]> {
  const stored = await findParts(db, guestId);
  // Home requests it at each visit, and most guests have saved nothing yet.
  if (stored.length === 0) return [];
  const [options, minibars] = await Promise.all([findRoomOptions(db), findMinibars(db)]);
  const { ac, lighting, tv } = roomPreference(options, stored);
  const minibar = chosenMinibar(minibars, stored);
  const isFilled: Record<PreferencePart, boolean> = {
    AC: ac.optionSelected !== null,
    LIGHTING: lighting.optionSelected !== null,
    TV: tv.optionsSelected !== null,
    MINIBAR: minibar !== null,
    ABOUT: true,
  };
  return stored.map(({ part }) => part).filter(part => isFilled[part]);
}
