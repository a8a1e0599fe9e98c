import { BrowserWindow, type BrowserWindowConstructorOptions, type WebPreferences } from 'electron';
import { CLOSED_MS } from '../kiosk/crash-pauses.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { guardKioskPage } from '../security/guard-kiosk-page.ts';
import { ownPages } from './own-pages.ts';
import { coverWindow } from './window-options.ts';

const webPreferences: WebPreferences = {
  partition: 'failure',
  sandbox: true,
  contextIsolation: true,
  javascript: false,
  devTools: false,
};
const kioskNotice: BrowserWindowConstructorOptions = { ...coverWindow, webPreferences };
const deskNotice: BrowserWindowConstructorOptions = {
  title: 'Pernoite',
  width: 900,
  height: 700,
  webPreferences,
};

/**
 * For an app that cannot open any other window (DSK-08). It needs neither the app's own protocol nor its sessions: those
 * may be what fails. A kiosk fills its screen with it and starts again by itself; at a desk staff read what to do.
 */
export function openFailureWindow(profile: 'kiosk' | 'reception', lifecycle: Lifecycle): BrowserWindow {
  const isKiosk = profile === 'kiosk';
  const window = new BrowserWindow(isKiosk ? kioskNotice : deskNotice);
  if (isKiosk) {
    guardKioskPage(window.webContents, { touchOnly: false });
    window.on('close', event => {
      if (!lifecycle.isLeaving) event.preventDefault();
    });
    window.setKiosk(true);
    setTimeout(() => lifecycle.relaunch('start'), CLOSED_MS);
  }
  const page = isKiosk ? ownPages.closed : ownPages.failed;
  const address = `data:text/html;charset=utf-8;base64,${Buffer.from(page).toString('base64')}`;
  // A window that is closed meanwhile needs no page.
  window.loadURL(address).catch(() => undefined);
  return window;
}
