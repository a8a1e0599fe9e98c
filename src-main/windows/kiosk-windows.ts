import { setTimeout as pause } from 'node:timers/promises';
import type { WindowReason } from '#shared/bridge.ts';
import { AppError } from '#shared/errors.ts';
import { type AfterCrash, CLOSED_MS, countCrashes } from '../kiosk/crash-pauses.ts';
import { queueResets } from '../kiosk/reset-queue.ts';
import { APP_ADDRESS, CLOSED_PAGE } from '../security/app-address.ts';
import { guardKioskPage } from '../security/guard-kiosk-page.ts';
import { lockFrames } from '../security/lock-frames.ts';
import { SessionNotEmptyError } from './assert-session-empty.ts';
import { createGuestWindow } from './create-guest-window.ts';
import type { GuestWindow, GuestWindows } from './guest-windows.ts';
import { useDisplays } from './kiosk-displays.ts';
import { prepareStandbyWindow } from './standby-window.ts';
import { kioskWindow } from './window-options.ts';
import type { PartitionedParts } from './window-parts.ts';

/** A hidden page loads slowly, and nobody waits for it. */
const UNSEEN_USABLE_MS = 10_000;
/** Chromium's error code of a load that was cancelled, mostly by the next one. */
const ABORTED = -3;

/** The next guest's window is on standby on the other partition; a reset shows it and clears the first (PD-39). */
export function kioskWindows(parts: PartitionedParts): GuestWindows {
  const { partitions, lifecycle, log } = parts;
  const resets = queueResets(reset);
  const crashes = countCrashes();
  /** Also contains the one that is still loading, because its page requests its profile. */
  const known = new Set<GuestWindow>();
  const replaced = new WeakSet<GuestWindow>();
  let current: GuestWindow | null = null;
  let hasGivenUp = false;
  const next = prepareStandbyWindow({
    createWindow: createStandby,
    wipe,
    log: parts.log,
  });
  const displays = useDisplays({ ...parts, shown: () => current?.window ?? null });

  async function reset(reason: WindowReason): Promise<void> {
    const requestedAt = performance.now();
    log('reset.asked', { reason });
    const guest = (await prepared(reason)) ?? (await createWithRetry(reason));
    const before = current;
    current = guest;
    guest.window.show();
    displays.arrange();
    watch(guest);
    if (before) await clear(before);
    log('reset.done', { reason, ms: Math.round(performance.now() - requestedAt) });
    if (parts.settings() !== null && !hasGivenUp) next.prepare();
  }

  const otherPartition = () => (current?.partition === 'guest-a' ? 'guest-b' : 'guest-a');

  async function prepared(reason: WindowReason): Promise<GuestWindow | null> {
    try {
      return await next.take(reason);
    } catch (error) {
      if (error instanceof SessionNotEmptyError) relaunchUnclean(otherPartition());
      throw error;
    }
  }

  async function createWithRetry(reason: WindowReason): Promise<GuestWindow> {
    for (;;) {
      const partition = otherPartition();
      try {
        return await createWindow(partition, reason);
      } catch (error) {
        if (error instanceof SessionNotEmptyError) relaunchUnclean(partition);
        if (lifecycle.isLeaving) throw error;
        await wipe(partition);
        await pause(lost('load').pauseMs);
      }
    }
  }

  async function createStandby(): Promise<GuestWindow> {
    const partition = otherPartition();
    try {
      return await createWindow(partition, 'start', UNSEEN_USABLE_MS);
    } catch (error) {
      // The page may have loaded far enough to store data.
      if (!(error instanceof SessionNotEmptyError)) await wipe(partition);
      throw error;
    }
  }

  function createWindow(partition: string, reason: WindowReason, usableMs?: number): Promise<GuestWindow> {
    return createGuestWindow({
      partition,
      partitions,
      reason,
      number: null,
      address: hasGivenUp ? CLOSED_PAGE : APP_ADDRESS,
      preload: parts.paths.preload,
      newVault: parts.newVault,
      ...(usableMs !== undefined && { usableMs }),
      options: page => ({ ...kioskWindow(page), ...displays.main() }),
      guard: ({ webContents }) =>
        guardKioskPage(webContents, { touchOnly: parts.settings()?.displays.touchOnly ?? false }),
      lock: ({ webContents }) => lockFrames(webContents, log),
      known: remember,
    });
  }

  function remember(guest: GuestWindow): void {
    known.add(guest);
    guest.window.once('closed', () => known.delete(guest));
  }

  function watch(guest: GuestWindow): void {
    const { window } = guest;
    window.on('close', event => {
      if (!lifecycle.isLeaving) event.preventDefault();
    });
    window.once('closed', () => {
      if (guest === current && !lifecycle.isLeaving) void resets.request('crash');
    });
    window.webContents.once('render-process-gone', () => void replace(guest, 'crash'));
    window.webContents.on('did-fail-load', (_event, code, _what, _address, isMainFrame) => {
      if (isMainFrame && code !== ABORTED) void replace(guest, 'crash');
    });
  }

  async function replace(guest: GuestWindow, reason: 'crash' | 'hang'): Promise<void> {
    if (guest !== current || replaced.has(guest) || lifecycle.isLeaving) return;
    replaced.add(guest);
    if (!guest.window.webContents.isCrashed()) guest.window.webContents.forcefullyCrashRenderer();
    await pause(lost('page').pauseMs);
    try {
      await resets.request(reason);
    } catch (error) {
      // The page stays on the screen: the next fault replaces it.
      replaced.delete(guest);
      throw error;
    }
  }

  function lost(what: 'load' | 'page'): AfterCrash {
    const after = crashes.lost(performance.now());
    log('page.lost', { what, count: after.count, pauseMs: after.pauseMs });
    if (after.hasGivenUp && !hasGivenUp) {
      hasGivenUp = true;
      log('page.givenUp', { count: after.count });
      setTimeout(() => lifecycle.relaunch('crashes'), CLOSED_MS);
    }
    return after;
  }

  async function clear(guest: GuestWindow): Promise<void> {
    await guest.vault.store(null);
    guest.window.destroy();
    await wipe(guest.partition);
  }

  async function wipe(partition: string): Promise<void> {
    await partitions.wipe(partition).catch(() => relaunchUnclean(partition));
  }

  /** Data that cannot be cleared is removed with the process that contains it. */
  function relaunchUnclean(partition: string): void {
    if (lifecycle.isLeaving) return;
    log('partition.unclean', { partition });
    lifecycle.relaunch('unclean');
  }

  return {
    open: reason => resets.request(reason),
    async openAnother() {
      throw new AppError('FORBIDDEN', 'a kiosk has one guest at a time');
    },
    end: (guest, reason) => (next.has(guest) ? next.drop() : resets.request(reason)),
    async endAll() {
      await Promise.all([...known].map(({ vault }) => vault.store(null)));
    },
    replace,
    isReplacing: resets.isRunning,
    of: contents => [...known].find(({ window }) => !window.isDestroyed() && window.webContents === contents),
    all: () => (current && !hasGivenUp ? [current] : []),
  };
}
