import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { readSetting, readSettings, writeSetting } from '#gateway/store/settings-store.ts';
import { everyFlag, type FlagKey } from '#shared/flags.ts';

const PREFIX = 'flag.';

export async function isEnabled(app: AppContext, key: FlagKey): Promise<boolean> {
  return chosen(app, key, await readSetting(app.store.db, PREFIX + key));
}

export async function allFlags(app: AppContext): Promise<Record<FlagKey, boolean>> {
  const stored = await readSettings(app.store.db, PREFIX);
  return everyFlag(key => chosen(app, key, stored.get(key)));
}

/** Sets a flag for every gateway of this database (PD-02). */
export async function setFlag(app: AppContext, key: FlagKey, on: boolean): Promise<void> {
  await writeSetting(app.store.db, PREFIX + key, on);
}

function chosen(app: AppContext, key: FlagKey, stored: unknown): boolean {
  const parsed = z.boolean().safeParse(stored);
  return parsed.success ? parsed.data : app.config.flags[key];
}
