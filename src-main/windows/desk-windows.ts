import type { BrowserWindow } from 'electron';
import type { WindowReason } from '#shared/bridge.ts';
import { guestBridge, sendEvent } from '../bridge/serve-bridge.ts';
import { countCrashes } from '../kiosk/crash-pauses.ts';
import { toFault } from '../log/log.ts';
import { APP_ADDRESS, takeOverAddress } from '../security/app-address.ts';
import { SessionNotEmptyError } from './assert-session-empty.ts';
import { createGuestWindow } from './create-guest-window.ts';
import { deskTexts } from './desk-menu.ts';
import type { GuestWindow, GuestWindows } from './guest-windows.ts';
import { endLostPage } from './lost-page.ts';
import { receptionWindow } from './window-options.ts';
import type { PartitionedParts } from './window-parts.ts';

export function deskWindows(parts: PartitionedParts): GuestWindows {
  const { partitions, lifecycle, log } = parts;
  const crashes = countCrashes();
  const known = new Set<GuestWindow>();
  const shown = new Set<GuestWindow>();
  const ends = new Map<GuestWindow, Promise<void>>();
  /** Partitions that were used and have been cleared since. One that could not be cleared is not used again. */
  const clean: string[] = [];
  const numbers = new Set<number | null>();
  let made = 0;

  async function open(reason: WindowReason, address = APP_ADDRESS): Promise<void> {
    const partition = clean.pop() ?? newPartition();
    const number = takeNumber();
    try {
      const guest = await createGuestWindow({
        partition,
        partitions,
        reason,
        number,
        address,
        preload: parts.paths.preload,
        newVault: parts.newVault,
        options: receptionWindow,
        guard: window => sendWindowNumber(window, number),
        known: remember,
      });
      shown.add(guest);
      watch(guest);
      guest.window.show();
    } catch (error) {
      numbers.delete(number);
      if (error instanceof SessionNotEmptyError) return passOver(partition, reason, address);
      await wipe(partition);
      throw error;
    }
  }

  /** Also in the title, which the system's own list of windows shows. */
  function sendWindowNumber(window: BrowserWindow, number: number): void {
    const language = parts.settings()?.language ?? 'pt';
    const guest = deskTexts[language].bar.guest.replace('{{number}}', String(number));
    window.on('page-title-updated', (event, title) => {
      event.preventDefault();
      window.setTitle(`${guest} · ${title}`);
    });
  }

  /** The smallest free number. A guest's number does not change. */
  function takeNumber(): number {
    let number = 1;
    while (numbers.has(number)) number += 1;
    numbers.add(number);
    return number;
  }

  function remember(guest: GuestWindow): void {
    known.add(guest);
    guest.window.once('closed', () => known.delete(guest));
  }

  function passOver(partition: string, reason: WindowReason, address: string): Promise<void> {
    log('partition.unclean', { partition });
    return open(reason, address);
  }

  function newPartition(): string {
    made += 1;
    return `desk-${made}`;
  }

  function watch(guest: GuestWindow): void {
    const { window } = guest;
    window.on('close', event => {
      // Prevents closing a signed-in guest's window by mistake: the page asks first, and then ends the guest's session.
      if (lifecycle.isLeaving || guest.heard?.report.signedIn !== true) return;
      event.preventDefault();
      sendEvent(guestBridge, window.webContents, 'command', { command: 'endGuest' });
    });
    window.once('closed', () => {
      if (!lifecycle.isLeaving) void clear(guest);
    });
    window.webContents.once('render-process-gone', () => {
      void replace(guest, 'crash');
    });
    // Windows ends the app without "before-quit": what is synchronous still happens.
    window.once('session-end', () => void guest.vault.store(null));
  }

  async function replace(guest: GuestWindow, reason: 'crash' | 'hang'): Promise<void> {
    if (!shown.delete(guest) || lifecycle.isLeaving) return;
    await endLostPage(guest.window, crashes, log);
    await openNext(reason);
    await close(guest);
  }

  /** Without a window the app would quit. */
  async function openNext(reason: WindowReason): Promise<void> {
    try {
      await open(reason);
    } catch (error) {
      if (lifecycle.isLeaving) return;
      if (shown.size === 0) parts.openFailure(error);
      else log('app.fault', { part: 'replace', ...toFault(error) });
    }
  }

  function end(guest: GuestWindow, reason: WindowReason): Promise<void> {
    const known = ends.get(guest);
    if (known) return known;
    const ending = endOnce(guest, reason).finally(() => ends.delete(guest));
    ends.set(guest, ending);
    return ending;
  }

  /** The last one is followed by a fresh one where staff have no window of their own. */
  async function endOnce(guest: GuestWindow, reason: WindowReason): Promise<void> {
    log('reset.asked', { reason });
    const requestedAt = performance.now();
    shown.delete(guest);
    // The computer may be back before the fresh window is.
    if (reason === 'suspend') guest.window.hide();
    if (shown.size === 0 && !parts.hasStaffWindow()) await openNext(reason);
    await close(guest);
    log('reset.done', { reason, ms: Math.round(performance.now() - requestedAt) });
  }

  /** Closing the window starts the clearing. */
  async function close(guest: GuestWindow): Promise<void> {
    if (!guest.window.isDestroyed()) guest.window.destroy();
    await clear(guest);
  }

  const clearings = new WeakMap<GuestWindow, Promise<void>>();
  function clear(guest: GuestWindow): Promise<void> {
    const clearing = clearings.get(guest) ?? clearOnce(guest);
    clearings.set(guest, clearing);
    return clearing;
  }

  async function clearOnce(guest: GuestWindow): Promise<void> {
    shown.delete(guest);
    numbers.delete(guest.number);
    await guest.vault.store(null);
    await wipe(guest.partition);
  }

  async function wipe(partition: string): Promise<void> {
    await partitions.wipe(partition).then(
      () => clean.push(partition),
      () => log('partition.unclean', { partition }),
    );
  }

  return {
    open,
    openAnother: (takeOver = null) =>
      open('start', takeOver === null ? APP_ADDRESS : takeOverAddress(takeOver)),
    end,
    async endAll() {
      await Promise.all(
        [...known].map(({ window, vault }) => {
          if (!window.isDestroyed()) window.destroy();
          return vault.store(null);
        }),
      );
    },
    replace,
    isReplacing: () => false,
    of: contents => [...known].find(({ window }) => !window.isDestroyed() && window.webContents === contents),
    all: () => [...shown],
  };
}
