import { z } from 'zod';
import type { MovableClock } from '../clock.ts';
import type { House } from '../context.ts';
import { deleteSetting, readSetting, writeSetting } from '../store/settings-store.ts';
import type { Store } from '../store/store.ts';

const SETTING = 'clock.offset';
/** How far the console may move the clock, either way. Beyond it dates stop making sense to everything else. */
const MAX_OFFSET_MS = 5 * 366 * 24 * 3_600_000;

const offsetSchema = z.int().min(-MAX_OFFSET_MS).max(MAX_OFFSET_MS);

/** Gives the clock the shift that the console left it with, after a restart. */
export async function restoreClock({ store, clock }: { store: Store; clock: MovableClock }): Promise<void> {
  const kept = offsetSchema.safeParse(await readSetting(store.db, SETTING));
  if (kept.success) clock.moveBy(kept.data - clock.offset());
}

/** Moves the house's clock; false, and nothing moved, when that is out of range. */
export async function shiftClock(house: House, offset: number): Promise<boolean> {
  const rounded = offsetSchema.safeParse(Math.round(offset));
  if (!rounded.success) return false;
  await writeSetting(house.store.db, SETTING, rounded.data);
  house.clock.moveBy(rounded.data - house.clock.offset());
  return true;
}

/** Real time again. */
export async function resetClock(house: House): Promise<void> {
  await deleteSetting(house.store.db, SETTING);
  house.clock.moveBy(-house.clock.offset());
}
