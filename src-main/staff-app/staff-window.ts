import { app, BrowserWindow, type Session, type WebContents } from 'electron';
import { sendEvent, staffPageBridge } from '../bridge/serve-bridge.ts';
import { countCrashes } from '../kiosk/crash-pauses.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { type Log, toFault } from '../log/log.ts';
import { STAFF_ADDRESS } from '../security/app-address.ts';
import { LOADED_MS } from '../windows/create-guest-window.ts';
import { endLostPage } from '../windows/lost-page.ts';
import { receptionWindow } from '../windows/window-options.ts';
import { within } from '../within.ts';
import type { DeskSession } from './desk-session.ts';

/** The one window of the staff app. */
export type StaffWindow = {
  /** Opens it, or brings it to the front. */
  open(): Promise<void>;
  shown(): BrowserWindow | null;
  /** Undefined for contents that are not the staff app's page. */
  of(contents: WebContents): BrowserWindow | undefined;
  /** Replaces a page that crashed, hangs or may be in any state. */
  replace(): Promise<void>;
  /** Locks the session; the window is out of sight until its page shows the lock. */
  cover(): void;
  /** A window's page shows the lock. */
  confirmCover(window: BrowserWindow): void;
};

type StaffWindowParts = {
  partition: Session;
  preload: string;
  session: DeskSession;
  lifecycle: Lifecycle;
  log: Log;
  /** Called where the only window of the app cannot be replaced. */
  openFailure(error: unknown): void;
};

/** A page that takes longer to show its lock hangs, and is replaced. */
const COVERED_MS = 5_000;

export function openStaffWindow(parts: StaffWindowParts): StaffWindow {
  const { session, lifecycle, log } = parts;
  const crashes = countCrashes();
  const known = new Set<BrowserWindow>();
  let shown: BrowserWindow | null = null;
  let opening: Promise<void> | null = null;
  const covers = new Map<BrowserWindow, PromiseWithResolvers<void>>();

  /** Staff may open it from the menu while a lost page waits to be replaced. */
  async function openOnce(): Promise<void> {
    if (shown !== null) return;
    opening ??= create().finally(() => {
      opening = null;
    });
    await opening;
  }

  async function create(): Promise<void> {
    const window = new BrowserWindow({
      ...receptionWindow({ session: parts.partition, preload: parts.preload, isPackaged: app.isPackaged }),
      show: false,
    });
    known.add(window);
    window.once('closed', () => known.delete(window));
    leavePageItsKeys(window.webContents);
    try {
      await within(LOADED_MS, window.loadURL(STAFF_ADDRESS), 'the staff app did not load in time');
    } catch (error) {
      if (!window.isDestroyed()) window.destroy();
      throw error;
    }
    shown = window;
    watch(window);
    window.show();
  }

  function watch(window: BrowserWindow): void {
    window.once('closed', () => {
      if (shown !== window) return;
      shown = null;
      if (!lifecycle.isLeaving) lock();
    });
    window.on('unresponsive', () => void replace(window));
    window.webContents.once('render-process-gone', () => void replace(window));
    // Windows ends the app without "before-quit".
    window.once('session-end', () => void session.end().catch(() => undefined));
  }

  /** What the gateway does not hear of comes before the next call. */
  function lock(): void {
    session.lock().catch((error: unknown) => log('app.fault', { part: 'staffLock', ...toFault(error) }));
  }

  async function replace(window: BrowserWindow): Promise<void> {
    if (shown !== window || lifecycle.isLeaving) return;
    shown = null;
    await endLostPage(window, crashes, log);
    try {
      await openOnce();
    } catch (error) {
      if (lifecycle.isLeaving) return;
      parts.openFailure(error);
    }
    if (!window.isDestroyed()) window.destroy();
  }

  async function hideUntilCovered(window: BrowserWindow): Promise<void> {
    window.hide();
    const cover = covers.get(window) ?? Promise.withResolvers<void>();
    covers.set(window, cover);
    sendEvent(staffPageBridge, window.webContents, 'lock', { reason: 'suspend' });
    try {
      await within(COVERED_MS, cover.promise, 'the page does not show its lock');
      if (!window.isDestroyed()) window.show();
    } catch {
      await replace(window);
    } finally {
      covers.delete(window);
    }
  }

  return {
    async open() {
      if (shown === null) return openOnce();
      if (shown.isMinimized()) shown.restore();
      shown.focus();
    },
    shown: () => shown,
    of: contents => [...known].find(window => !window.isDestroyed() && window.webContents === contents),
    async replace() {
      if (shown !== null) await replace(shown);
    },
    cover() {
      lock();
      if (shown !== null) void hideUntilCovered(shown);
    },
    confirmCover: window => covers.get(window)?.resolve(),
  };
}

/** The app's menu has keys of the guests' pages, such as F1. In this window only those with Ctrl and F6 are the menu's. */
function leavePageItsKeys(contents: WebContents): void {
  contents.on('before-input-event', (_event, { control, meta, key }) =>
    contents.setIgnoreMenuShortcuts(!control && !meta && key !== 'F6'),
  );
}
