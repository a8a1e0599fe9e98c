import { join } from 'node:path';
import process from 'node:process';
import { app, BrowserWindow, Menu, net, protocol, type Session, session } from 'electron';
import { APP_ADDRESS, APP_SCHEME } from './security/app-address.ts';
import { guardPage } from './security/guard-page.ts';
import { hardenSession } from './security/harden-session.ts';
import { gatewayAddress } from './security/page-policy.ts';
import { appProtocol } from './windows/app-protocol.ts';
import { guestWindow } from './windows/guest-window.ts';

/** The desktop app: the built guest app in a window of its own, talking to the gateway that PERNOITE_GATEWAY names. */

const RENDERER = join(import.meta.dirname, '../renderer');
const PRELOAD = join(import.meta.dirname, '../preload/preload.cjs');

sandboxEveryPage();
registerScheme();
if (app.requestSingleInstanceLock()) {
  const gateway = gatewayAddress(process.env['PERNOITE_GATEWAY']);
  guardEveryPage();
  bringSecondStartToFront();
  // Not awaited at the top level: Electron holds "ready" back until this module has been read.
  void app.whenReady().then(() => openGuestWindow(prepareGuestSession(gateway)));
  app.on('window-all-closed', () => app.quit());
} else {
  app.quit();
}

function sandboxEveryPage(): void {
  app.enableSandbox();
}

/** Once, before "ready": app:// behaves as https does, and bypasses nothing. */
function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

function guardEveryPage(): void {
  app.on('web-contents-created', (_event, contents) => guardPage(contents));
}

function bringSecondStartToFront(): void {
  app.on('second-instance', () => {
    const [window] = BrowserWindow.getAllWindows();
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
}

/** In memory: what a guest leaves in a page goes when the app does. */
function prepareGuestSession(gateway: string): Session {
  const guest = session.fromPartition('guest');
  hardenSession(guest);
  guest.protocol.handle(
    APP_SCHEME,
    appProtocol({ root: RENDERER, gateway, fetch: (address, init) => net.fetch(address, init) }),
  );
  return guest;
}

async function openGuestWindow(guest: Session): Promise<void> {
  Menu.setApplicationMenu(null);
  const window = new BrowserWindow(guestWindow(guest, PRELOAD));
  await window.loadURL(APP_ADDRESS);
}
