import type { WindowReason } from '#shared/bridge.ts';
import { guestBridge, sendEvent } from '../bridge/serve-bridge.ts';
import { SILENCE_MS } from '../kiosk/guest-watch.ts';
import type { Log } from '../log/log.ts';
import { assertNoCookies, SessionNotEmptyError } from './assert-session-empty.ts';
import type { GuestWindow } from './guest-windows.ts';

type Parts = {
  createWindow(): Promise<GuestWindow>;
  wipe(partition: string): Promise<void>;
  log: Log;
};

/** Loaded and hidden while the previous guest is still present, so that a reset need not wait. */
export type StandbyWindow = {
  /** Begins to create one, unless one is ready. A failure is retried; a reset before that creates its own. */
  prepare(): void;
  /** Null if it may not be shown; its partition is free then. Throws SessionNotEmptyError if that has data (PD-39). */
  take(reason: WindowReason): Promise<GuestWindow | null>;
  has(guest: GuestWindow): boolean;
  drop(): Promise<void>;
};

/** A page reads the gateway's flags and texts when it starts, so an older one is not shown. */
const FRESH_MS = 3_600_000;
/** A page that did not load in time is retried when the machine may have less to do. */
const RETRY_MS = 5_000;
/** Reasons after which a page that loaded earlier must not be shown: a fault, or other settings. */
const NEEDS_FRESH_PAGE: readonly WindowReason[] = ['start', 'crash', 'hang', 'settings'];

export function prepareStandbyWindow({ createWindow, wipe, log }: Parts): StandbyWindow {
  let coming: Promise<GuestWindow | null> | null = null;
  let ready: GuestWindow | null = null;
  let dropping = Promise.resolve();

  async function bringUp(): Promise<GuestWindow | null> {
    const started = performance.now();
    try {
      const guest = await createWindow();
      ready = guest;
      guest.window.webContents.once('render-process-gone', () => {
        if (ready === guest) void drop();
      });
      log('standby.ready', { ms: Math.round(performance.now() - started) });
      return guest;
    } catch (error) {
      log('standby.failed', {});
      // Data left in a partition stays there; the reset clears it.
      if (!(error instanceof SessionNotEmptyError)) tryAgain(coming);
      return null;
    }
  }

  /** Does nothing if a reset has started a new attempt meanwhile. */
  function tryAgain(failed: Promise<GuestWindow | null> | null): void {
    setTimeout(() => {
      if (failed !== null && coming === failed) coming = bringUp();
    }, RETRY_MS).unref();
  }

  /** Awaits each step, because the partition may be used right afterwards. */
  function drop(): Promise<void> {
    dropping = dropping.then(clear);
    return dropping;
  }

  async function clear(): Promise<void> {
    const guest = await coming;
    coming = null;
    ready = null;
    if (!guest) return;
    if (!guest.window.isDestroyed()) guest.window.destroy();
    await wipe(guest.partition);
  }

  return {
    prepare() {
      coming ??= bringUp();
    },
    async take(reason) {
      const guest = NEEDS_FRESH_PAGE.includes(reason) ? null : await coming;
      if (!guest || !isWell(guest)) {
        await drop();
        return null;
      }
      await assertNoCookies(guest.window);
      coming = null;
      ready = null;
      guest.begin(reason);
      sendEvent(guestBridge, guest.window.webContents, 'command', { command: 'refresh' });
      return guest;
    },
    has: guest => guest === ready,
    drop,
  };
}

/** Loaded, with recent server data and a recent report: it does not hang, and the machine has not slept. */
function isWell({ window, heard, openedAt, isOutdated }: GuestWindow): boolean {
  if (window.isDestroyed() || window.webContents.isCrashed() || isOutdated()) return false;
  if (performance.now() - openedAt > FRESH_MS) return false;
  return heard !== null && performance.now() - heard.at < SILENCE_MS;
}
