import { z } from 'zod';
import { everyFlag, type FlagKey } from '#shared/flags.ts';
import type { House } from '../context.ts';
import { readSetting, readSettings, writeSetting } from '../store/settings-store.ts';

const PREFIX = 'flag.';

/** Whether a feature is on: as the console set it, else as configured. */
export async function isEnabled(house: House, key: FlagKey): Promise<boolean> {
  return chosen(house, key, await readSetting(house.store.db, PREFIX + key));
}

/** All flags at once. */
export async function allFlags(house: House): Promise<Record<FlagKey, boolean>> {
  const kept = await readSettings(house.store.db, PREFIX);
  return everyFlag(key => chosen(house, key, kept.get(key)));
}

/** Sets a flag for every gateway of this database (PD-02). */
export async function setFlag(house: House, key: FlagKey, on: boolean): Promise<void> {
  await writeSetting(house.store.db, PREFIX + key, on);
}

function chosen(house: House, key: FlagKey, kept: unknown): boolean {
  const parsed = z.boolean().safeParse(kept);
  return parsed.success ? parsed.data : house.config.flags[key];
}
