import { join } from 'node:path';
import process from 'node:process';
import { app, BrowserWindow, ipcMain, Menu, protocol } from 'electron';
import { bridgeHandlers } from './bridge/handlers.ts';
import { serveBridge } from './bridge/serve-bridge.ts';
import { APP_SCHEME } from './security/app-address.ts';
import { guardPage } from './security/guard-page.ts';
import { openDeviceStore } from './settings/device-store.ts';
import { type LaunchOptions, readLaunchOptions } from './settings/launch-options.ts';
import { openGuestWindows, type Places } from './windows/open-guest-windows.ts';

/** The desktop app: the built guest app on a lobby's kiosk or a reception desk, talking to the hotel's gateway. */

const places: Places = {
  renderer: join(import.meta.dirname, '../renderer'),
  preload: join(import.meta.dirname, '../preload/preload.cjs'),
};

sandboxEveryPage();
registerScheme();
if (app.requestSingleInstanceLock()) {
  const launch = readLaunchOptions(process.argv.slice(1));
  guardEveryPage();
  bringSecondStartToFront();
  // Not awaited at the top level: Electron holds "ready" back until this module has been read.
  void app.whenReady().then(() => openDevice(launch));
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

async function openDevice(launch: LaunchOptions): Promise<void> {
  Menu.setApplicationMenu(null);
  const store = openDeviceStore(launch);
  const windows = openGuestWindows(store.current(), places);
  serveBridge(ipcMain, {
    windowOf: windows.of,
    handlers: bridgeHandlers({ store, windows }),
    report: ({ call, code }) => console.error(`bridge: ${call} ${code}`),
  });
  await windows.open('start');
}
