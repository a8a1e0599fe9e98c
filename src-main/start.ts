import { join } from 'node:path';
import process from 'node:process';
import { app, BrowserWindow, ipcMain, Menu, protocol } from 'electron';
import { deviceHeaderNames } from '#shared/device.ts';
import type { DeviceSettings } from '#shared/device-settings.ts';
import { bridgeHandlers } from './bridge/handlers.ts';
import { serveBridge } from './bridge/serve-bridge.ts';
import { openLifecycle } from './lifecycle.ts';
import type { WatchLog } from './log/watch-events.ts';
import { APP_SCHEME } from './security/app-address.ts';
import { guardPage } from './security/guard-page.ts';
import { openDeviceStore } from './settings/device-store.ts';
import { type LaunchOptions, readLaunchOptions } from './settings/launch-options.ts';
import { exchangeToken } from './tokens/exchange-token.ts';
import { memoryVault } from './tokens/token-vault.ts';
import { openGuestWindows } from './windows/open-guest-windows.ts';
import type { Places } from './windows/window-parts.ts';

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
  const log: WatchLog = (name, fields) => console.log(JSON.stringify({ event: name, ...fields }));
  const lifecycle = openLifecycle(log);
  leaveWithLastWindow(store.current());
  const windows = openGuestWindows({
    places,
    settings: () => store.current(),
    deviceHeaders: () => deviceHeadersOf(store.current()),
    newVault: fetch => memoryVault(token => exchangeToken(fetch, store.current()?.gateway ?? '', token)),
    log,
    lifecycle,
  });
  serveBridge(ipcMain, {
    windowOf: windows.of,
    handlers: bridgeHandlers({ store, windows }),
    report: ({ call, code }) => console.error(`bridge: ${call} ${code}`),
  });
  await windows.open('start');
}

/** A kiosk opens another window in place of one that goes. */
function leaveWithLastWindow(settings: DeviceSettings | null): void {
  app.on('window-all-closed', () => {
    if (settings?.profile === 'reception') app.quit();
  });
}

function deviceHeadersOf(settings: DeviceSettings | null): Record<string, string> {
  if (settings === null) return {};
  const { profile, hotelId, deviceId } = settings;
  return {
    [deviceHeaderNames.profile]: profile,
    [deviceHeaderNames.hotelId]: hotelId,
    ...(deviceId !== null && { [deviceHeaderNames.deviceId]: deviceId }),
  };
}
