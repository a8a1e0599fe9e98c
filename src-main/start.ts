import { join } from 'node:path';
import process from 'node:process';
import { app, ipcMain, Menu, protocol } from 'electron';
import type { DeviceSettings } from '#shared/device-settings.ts';
import { bridgeHandlers } from './bridge/handlers.ts';
import { serveBridge } from './bridge/serve-bridge.ts';
import { openDevice } from './device.ts';
import { avoidBrokenGpu } from './kiosk/gpu-guard.ts';
import { watchDevice } from './kiosk/watch-device.ts';
import { type Lifecycle, openLifecycle } from './lifecycle.ts';
import { type Log, toFault } from './log/log.ts';
import { openLogFolder } from './log/log-folder.ts';
import { openLog } from './log/open-log.ts';
import { APP_SCHEME } from './security/app-address.ts';
import { guardPage } from './security/guard-page.ts';
import { noFramePages } from './security/page-policy.ts';
import { REJECTED_START, rejectedStartSwitches } from './security/start-policy.ts';
import { applySettings } from './settings/apply-settings.ts';
import type { HotelConfig } from './settings/hotel-config.ts';
import { type LaunchOptions, readLaunchOptions } from './settings/launch-options.ts';
import { deskMenu } from './windows/desk-menu.ts';
import type { GuestWindows } from './windows/guest-windows.ts';
import { openGuestWindows } from './windows/open-guest-windows.ts';
import type { BuildPaths } from './windows/window-parts.ts';

const paths: BuildPaths = {
  renderer: join(import.meta.dirname, '../renderer'),
  preload: join(import.meta.dirname, '../preload/preload.cjs'),
};

/** Null until the device is opened; pages are created afterwards. */
let hotelConfig: HotelConfig | null = null;

sandboxEveryPage();
registerScheme();
avoidBrokenGpu();
const { argv, env, platform } = process;
const rejected = app.isPackaged ? rejectedStartSwitches({ argv: argv.slice(1), env, platform }) : [];
if (rejected.length > 0) {
  rejectStart(rejected);
} else if (app.requestSingleInstanceLock()) {
  const launch = readLaunchOptions(argv.slice(1));
  guardEveryPage();
  trustNoCertificateButTheSystems();
  // Not awaited at the top level: Electron delays "ready" until this module has been loaded.
  void app.whenReady().then(() => startDevice(launch));
} else {
  app.quit();
}

/** Runs before a page exists that could be debugged or redirected; stderr is for a supervisor's journal. */
function rejectStart(names: string[]): void {
  const folder = openLogFolder(join(app.getPath('userData'), 'logs'));
  const log = openLog(folder, line => process.stderr.write(line));
  log('app.refusesStart', { because: names.join(' ') });
  app.exit(REJECTED_START);
}

function sandboxEveryPage(): void {
  app.enableSandbox();
}

/** Runs once, before "ready": app:// behaves as https does, and bypasses nothing. */
function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

function guardEveryPage(): void {
  app.on('web-contents-created', (_event, contents) =>
    guardPage(contents, () => hotelConfig?.known() ?? noFramePages),
  );
}

/** Pages show no dialog about a certificate, and the device sends no certificate of its own. */
function trustNoCertificateButTheSystems(): void {
  app.on('certificate-error', (event, _contents, _address, _error, _certificate, trust) => {
    event.preventDefault();
    trust(false);
  });
  app.on('select-client-certificate', (event, _contents, _address, _list, choose) => {
    event.preventDefault();
    choose();
  });
}

async function startDevice(launch: LaunchOptions): Promise<void> {
  const log = logOfDevice();
  const device = await openDevice(launch, log);
  hotelConfig = device.hotelConfig;
  const { store } = device;
  log('app.started', { version: app.getVersion(), profile: store.current()?.profile ?? 'setup' });
  const lifecycle = openLifecycle(log, { isSupervised: launch.supervised === true });
  leaveWithLastWindow(store.current());
  const windows = openGuestWindows({
    paths,
    settings: store.current,
    deviceHeaders: device.headers,
    hotelConfig: device.hotelConfig,
    newVault: device.newVault,
    log,
    lifecycle,
  });
  serveBridge(ipcMain, {
    windowOf: windows.of,
    handlers: bridgeHandlers({
      ...device,
      windows,
      applySettings: before => applySettings(before, { store, windows, lifecycle }),
      leave: to => leave(to, lifecycle, log),
    }),
    report: ({ call, code, cause }) =>
      log('bridge.refused', { call, refusal: code, ...(cause !== undefined && toFault(cause)) }),
  });
  bringSecondStartToFront(windows);
  watchDevice({ windows, settings: store.current, lifecycle, log });
  setMenu(store.current(), windows);
  await windows.open('start');
}

function logOfDevice(): Log {
  const folder = openLogFolder(join(app.getPath('userData'), 'logs'));
  return openLog(folder, app.isPackaged ? undefined : line => process.stdout.write(line));
}

function leave(to: 'quit' | 'restart', lifecycle: Lifecycle, log: Log): void {
  if (to === 'restart') return lifecycle.relaunch('staff');
  log('app.quits', { why: 'staff' });
  app.quit();
}

function bringSecondStartToFront(windows: GuestWindows): void {
  app.on('second-instance', () => {
    const window = windows.all().at(-1)?.window;
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
}

/** A kiosk has none (KSK-04). */
function setMenu(settings: DeviceSettings | null, windows: GuestWindows): void {
  const isDesk = settings?.profile === 'reception';
  Menu.setApplicationMenu(isDesk ? deskMenu(windows, settings.language) : null);
}

/** A kiosk replaces a window that closes. */
function leaveWithLastWindow(settings: DeviceSettings | null): void {
  app.on('window-all-closed', () => {
    if (settings?.profile === 'reception') app.quit();
  });
}
