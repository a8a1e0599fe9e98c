import { z } from 'zod';
import type { MovableClock } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { repeat } from '../repeat.ts';
import { deleteSetting, readSetting, writeSetting } from '../store/settings-store.ts';
import type { Store } from '../store/store.ts';

const SETTING = 'clock.offset';
/** How far the console may move the clock, either way. Beyond it dates stop making sense to everything else. */
const MAX_OFFSET_MS = 5 * 366 * 24 * 3_600_000;

const offsetSchema = z.int().min(-MAX_OFFSET_MS).max(MAX_OFFSET_MS);

type Parts = { store: Store; clock: MovableClock };

/** The shift that each clock last read from the database: a clock that tests moved by hand stays where it is. */
const lastRead = new WeakMap<MovableClock, number>();

async function readOffset({ store }: Parts): Promise<number> {
  return offsetSchema.safeParse(await readSetting(store.db, SETTING)).data ?? 0;
}

/** Gives the clock the shift that the console left it with, after a restart. */
export async function restoreClock(parts: Parts): Promise<void> {
  const offset = await readOffset(parts);
  lastRead.set(parts.clock, offset);
  if (offset !== 0) parts.clock.moveBy(offset - parts.clock.offset());
}

/** Moves the clock where another gateway of the database has moved it since. */
export async function syncClock(parts: Parts): Promise<void> {
  const offset = await readOffset(parts);
  if (offset === (lastRead.get(parts.clock) ?? 0)) return;
  lastRead.set(parts.clock, offset);
  parts.clock.moveBy(offset - parts.clock.offset());
}

const SYNC_EVERY_MS = 1_000;

/** Follows the clocks of the other gateways, until the returned function is called. */
export function followClock(app: AppContext): () => Promise<void> {
  // The embedded database has one gateway.
  if (app.store.engine === 'pglite') return async () => {};
  return repeat(
    SYNC_EVERY_MS,
    () => syncClock(app),
    error => app.log.warn({ err: error }, 'the clock of the other gateways was not read'),
  );
}

/** Moves the clock of every gateway of this database; false, and nothing moved, when that is out of range. */
export async function shiftClock(app: AppContext, offset: number): Promise<boolean> {
  const rounded = offsetSchema.safeParse(Math.round(offset));
  if (!rounded.success) return false;
  await writeSetting(app.store.db, SETTING, rounded.data);
  lastRead.set(app.clock, rounded.data);
  app.clock.moveBy(rounded.data - app.clock.offset());
  return true;
}

/** Real time again. */
export async function resetClock(app: AppContext): Promise<void> {
  await deleteSetting(app.store.db, SETTING);
  lastRead.set(app.clock, 0);
  app.clock.moveBy(-app.clock.offset());
}
