import { z } from 'zod';
import { deleteSetting, readSetting, writeSetting } from './settings-store.ts';
import type { Database } from './store.ts';

const SETTING = 'clock.offset';
/** The console may move the clock this far forward or back: dates beyond it are out of range elsewhere. */
const MAX_OFFSET_MS = 5 * 366 * 24 * 3_600_000;

const offsetSchema = z.int().min(-MAX_OFFSET_MS).max(MAX_OFFSET_MS);

/** The offset that the console set, in milliseconds. */
export async function readClockOffset(db: Database): Promise<number> {
  return offsetSchema.safeParse(await readSetting(db, SETTING)).data ?? 0;
}

/** The offset as it was stored, rounded; null, and nothing stored, when it is out of range. */
export async function writeClockOffset(db: Database, offset: number): Promise<number | null> {
  const rounded = offsetSchema.safeParse(Math.round(offset));
  if (!rounded.success) return null;
  await writeSetting(db, SETTING, rounded.data);
  return rounded.data;
}

export const deleteClockOffset = (db: Database): Promise<void> => deleteSetting(db, SETTING);
