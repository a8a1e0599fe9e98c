import { setTimeout as pause } from 'node:timers/promises';
import { app, BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import type { WindowReason } from '#shared/bridge.ts';
import type { Fetch } from '../tokens/exchange-token.ts';
import type { TokenVault } from '../tokens/token-vault.ts';
import { assertSessionEmpty } from './assert-session-empty.ts';
import type { GuestPartitions } from './guest-partitions.ts';
import { GuestWindow } from './guest-windows.ts';
import type { GuestPage } from './window-options.ts';

export type GuestWindowParts = {
  partition: string;
  partitions: GuestPartitions;
  reason: WindowReason;
  /** Null if only one guest is present at a time. */
  number: number | null;
  address: string;
  preload: string;
  newVault(fetch: Fetch): TokenVault;
  options(page: GuestPage): BrowserWindowConstructorOptions;
  /** The time limit for a loaded page to become usable; one second by default, because somebody is waiting. */
  usableMs?: number;
  guard?(window: BrowserWindow): void;
  /** Locks of its documents, set before the first of them is loaded. Without them the window is not used. */
  lock?(window: BrowserWindow): Promise<void>;
  /** Called before the page loads, because the page requests its profile at once. */
  known(guest: GuestWindow): void;
};

/** A page that has loaded gets a little more time to become usable; one that sends no report is shown as it is. */
const USABLE_MS = 1_000;
/** Longer than a page waits for the configuration of a silent gateway (hotel-config.ts), on a machine that is busy. */
export const LOADED_MS = 40_000;

/** Settles when it can be shown. Throws SessionNotEmptyError, or the error of a page that does not load. */
export async function createGuestWindow(parts: GuestWindowParts): Promise<GuestWindow> {
  const { partition, partitions, reason, number } = parts;
  const session = partitions.session(partition);
  const window = new BrowserWindow({
    ...parts.options({ session, preload: parts.preload, isPackaged: app.isPackaged }),
    show: false,
  });
  parts.guard?.(window);
  const vault = parts.newVault((address, init) => session.fetch(address, init));
  const guest = new GuestWindow({
    window,
    partition,
    vault,
    reason,
    number,
    isOutdated: () => partitions.isOutdated(partition),
  });
  try {
    await unlessLost(window, async () => {
      await assertSessionEmpty(window);
      await parts.lock?.(window);
      parts.known(guest);
      await window.loadURL(parts.address);
      await Promise.race([guest.firstReport, pause(parts.usableMs ?? USABLE_MS)]);
    });
    return guest;
  } catch (error) {
    if (!window.isDestroyed()) window.destroy();
    throw error;
  }
}

async function unlessLost(window: BrowserWindow, work: () => Promise<void>): Promise<void> {
  const lost = Promise.withResolvers<never>();
  const timer = setTimeout(() => lost.reject(new Error('the page did not load in time')), LOADED_MS);
  const gone = () => lost.reject(new Error('the page is gone'));
  window.webContents.once('render-process-gone', gone);
  window.once('closed', gone);
  try {
    await Promise.race([work(), lost.promise]);
  } finally {
    clearTimeout(timer);
    window.off('closed', gone);
    if (!window.isDestroyed()) window.webContents.off('render-process-gone', gone);
  }
}
