import type { AppContext } from '#gateway/context.ts';
import type { MovableClock } from '#gateway/platform/clock.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import { deleteClockOffset, readClockOffset, writeClockOffset } from '#gateway/store/clock-offset.ts';
import type { Store } from '#gateway/store/store.ts';

type Parts = { store: Store; clock: MovableClock };

/** The offset that each clock last read from the database: a clock that tests moved by hand is not moved back. */
const lastRead = new WeakMap<MovableClock, number>();

/** Restores the offset that the console set, after a restart. */
export async function restoreClock(parts: Parts): Promise<void> {
  const offset = await readClockOffset(parts.store.db);
  lastRead.set(parts.clock, offset);
  if (offset !== 0) parts.clock.moveBy(offset - parts.clock.offset());
}

/** Takes over what another gateway set. */
export async function syncClock({ store, clock }: Parts, read = readClockOffset): Promise<void> {
  const before = lastRead.get(clock) ?? 0;
  const offset = await read(store.db);
  // Moved here meanwhile: what was read is older than that, and would move the clock back until the next reading.
  if (offset === before || (lastRead.get(clock) ?? 0) !== before) return;
  lastRead.set(clock, offset);
  clock.moveBy(offset - clock.offset());
}

const SYNC_EVERY_MS = 1_000;

export function followClock(app: AppContext): () => Promise<void> {
  // The embedded database has one gateway.
  if (app.store.engine === 'pglite') return async () => {};
  return repeat(
    SYNC_EVERY_MS,
    () => syncClock(app),
    error => app.log.warn({ err: error }, 'the clock of the other gateways was not read'),
  );
}

/** Moves the clock of every gateway of this database; false, without a move, if that is out of range. */
export async function shiftClock(app: AppContext, offset: number): Promise<boolean> {
  const stored = await writeClockOffset(app.store.db, offset);
  if (stored === null) return false;
  lastRead.set(app.clock, stored);
  app.clock.moveBy(stored - app.clock.offset());
  return true;
}

export async function resetClock(app: AppContext): Promise<void> {
  await deleteClockOffset(app.store.db);
  lastRead.set(app.clock, 0);
  app.clock.moveBy(-app.clock.offset());
}
