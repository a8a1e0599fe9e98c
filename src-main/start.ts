import { join } from 'node:path';
import process from 'node:process';
import { app, BrowserWindow, ipcMain, Menu, powerMonitor, protocol } from 'electron';
import type { DeviceSettings } from '#shared/device-settings.ts';
import { bridgeHandlers } from './bridge/handlers.ts';
import { guestBridge, serveBridge } from './bridge/serve-bridge.ts';
import { type Device, openDevice } from './device.ts';
import { endBeforeQuit } from './end-before-quit.ts';
import { avoidBrokenGpu } from './kiosk/gpu-guard.ts';
import { HEARTBEAT_MS, type Heartbeat, openHeartbeat } from './kiosk/heartbeat.ts';
import { watchDevice } from './kiosk/watch-device.ts';
import { openLifecycle } from './lifecycle.ts';
import { type Log, toFault } from './log/log.ts';
import { openLogFolder } from './log/log-folder.ts';
import { openLog } from './log/open-log.ts';
import { recoverFromFaults } from './recover-from-faults.ts';
import { APP_SCHEME } from './security/app-address.ts';
import { guardPage } from './security/guard-page.ts';
import { guestPolicy, noFramePages, staffPolicy } from './security/page-policy.ts';
import { FAILED_START, REJECTED_START, rejectedStartSwitches } from './security/start-policy.ts';
import { applySettings } from './settings/apply-settings.ts';
import { staffGatewayOf } from './settings/device-store.ts';
import type { HotelConfig } from './settings/hotel-config.ts';
import { type LaunchOptions, LaunchOptionsError, readLaunchOptions } from './settings/launch-options.ts';
import { openStaffApp, type StaffApp } from './staff-app/open-staff-app.ts';
import { deskMenu } from './windows/desk-menu.ts';
import { openFailureWindow } from './windows/failure-window.ts';
import type { GuestWindows } from './windows/guest-windows.ts';
import { openGuestWindows } from './windows/open-guest-windows.ts';
import type { BuildPaths } from './windows/window-parts.ts';

const paths: BuildPaths = {
  renderer: join(import.meta.dirname, '../renderer'),
  preload: join(import.meta.dirname, '../preload/preload.cjs'),
  staff: join(import.meta.dirname, '../staff'),
  staffPreload: join(import.meta.dirname, '../preload/staff-preload.cjs'),
};

/** Null until the device is opened; pages are created afterwards. */
let hotelConfig: HotelConfig | null = null;
/** Null until it is known. */
let profile: DeviceSettings['profile'] | null = null;
/** Null on a kiosk, and at a desk whose settings have no address of staff. */
let staffApp: StaffApp | null = null;
let isFailing = false;
let hasFailed = false;
let hasOpened = false;

const { argv, env, platform } = process;
const logFolder = openLogFolder(join(app.getPath('userData'), 'logs'));
const log = openDeviceLog();
const lifecycle = openLifecycle(log, { isSupervised: argv.includes('--supervised') });
const faults = recoverFromFaults(process, {
  log,
  isLeaving: () => lifecycle.isLeaving,
  failStart,
  giveUp: () => lifecycle.relaunch('fault'),
});

sandboxEveryPage();
registerScheme();
avoidBrokenGpu();
const rejected = app.isPackaged ? rejectedStartSwitches({ argv: argv.slice(1), env, platform }) : [];
if (rejected.length > 0) {
  rejectStart(rejected);
} else if (app.requestSingleInstanceLock()) {
  const launch = readLaunch();
  if (launch !== null) {
    profile = launch.profile ?? null;
    guardEveryPage();
    trustNoCertificateButTheSystems();
    // Not awaited at the top level: Electron delays "ready" until this module has been loaded.
    void app
      .whenReady()
      .then(() => startDevice(launch))
      .catch(openFailure);
  }
} else {
  app.quit();
}

function openDeviceLog(): Log {
  if (app.isPackaged) return openLog(logFolder);
  // Whoever reads the output may leave; a fault on every line that is logged would have no end.
  process.stdout.on('error', () => undefined);
  return openLog(logFolder, line => process.stdout.write(line));
}

/** Runs before a page exists that could be debugged or redirected; stderr is for a supervisor's journal. */
function rejectStart(names: string[]): void {
  const report = openLog(logFolder, line => process.stderr.write(line));
  report('app.refusesStart', { because: names.join(' ') });
  app.exit(REJECTED_START);
}

function readLaunch(): LaunchOptions | null {
  try {
    return readLaunchOptions(argv.slice(1));
  } catch (error) {
    if (!(error instanceof LaunchOptionsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    rejectStart(error.switches);
    return null;
  }
}

function openFailure(error: unknown): void {
  // Pages that the end of the app interrupts do not load.
  if (lifecycle.isLeaving) return;
  log('app.fault', { part: 'start', ...toFault(error) });
  failStart();
}

/** One page at a time: what fails meanwhile is a part of it. */
function failStart(): void {
  if (isFailing) return;
  isFailing = true;
  hasFailed = true;
  void app
    .whenReady()
    .then(() => {
      const window = openFailureWindow(profile ?? 'kiosk', lifecycle);
      window.once('closed', () => {
        isFailing = false;
      });
    })
    // Without any window nobody could end the process.
    .catch(() => app.exit(FAILED_START));
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
  const guests = guestPolicy(() => hotelConfig?.known() ?? noFramePages);
  const staff = staffPolicy(() => hotelConfig?.known().cardPage ?? null);
  app.on('web-contents-created', (_event, contents) =>
    guardPage(contents, staffApp?.owns(contents) === true ? staff : guests),
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
  const device = await openDevice(launch, log);
  hotelConfig = device.hotelConfig;
  const { store } = device;
  profile = store.current()?.profile ?? profile;
  log('app.started', { version: app.getVersion(), profile: store.current()?.profile ?? 'setup' });
  leaveWithLastWindow();
  const windows = openGuestWindows({
    paths,
    settings: store.current,
    deviceHeaders: device.headers,
    hotelConfig: device.hotelConfig,
    newVault: device.newVault,
    hasStaffWindow: () => (staffApp?.window.shown() ?? null) !== null,
    openFailure,
    log,
    lifecycle,
  });
  staffApp = openStaff(device, windows);
  const heartbeat = followHealth(device, windows);
  endBeforeQuit(app, { endEveryone: () => endEveryone(windows, device, heartbeat), log });
  serveBridge(ipcMain, guestBridge, {
    windowOf: windows.of,
    handlers: bridgeHandlers({
      ...device,
      windows,
      applySettings: before => applySettings(before, { store, windows, lifecycle }),
      leave,
    }),
    report: ({ call, code, cause }) =>
      log('bridge.refused', { call, refusal: code, ...(cause !== undefined && toFault(cause)) }),
  });
  bringSecondStartToFront(windows);
  watchDevice({ windows, settings: store.current, lifecycle, log });
  setMenu(store.current(), windows);
  faults.started(async () => {
    const replaced = windows.all().map(guest => windows.replace(guest, 'crash'));
    await Promise.all([...replaced, staffApp?.window.replace()]);
  });
  await (staffApp === null ? windows.open('start') : staffApp.window.open());
  hasOpened = true;
  void heartbeat.beat();
}

/** The first window of a desk that knows the staff's address (STF-01). */
function openStaff(device: Device, windows: GuestWindows): StaffApp | null {
  const settings = device.store.current();
  const gateway = staffGatewayOf(settings);
  if (gateway === null) {
    if (settings?.profile === 'reception') log('staff.noAddress', {});
    return null;
  }
  return openStaffApp(
    {
      gateway,
      paths,
      fetch: device.fetch,
      deviceHeaders: () => device.staffHeaders(gateway),
      language: () => device.store.current()?.language ?? 'pt',
      hotelConfig: device.hotelConfig,
      printer: () => device.store.current()?.printer ?? null,
      openGuestWindow: windows.openAnother,
      openFailure,
      lifecycle,
      log,
    },
    { ipc: ipcMain, power: powerMonitor },
  );
}

async function endEveryone(windows: GuestWindows, device: Device, heartbeat: Heartbeat): Promise<void> {
  const hasLeft = heartbeat.left();
  const staffEnded = staffApp?.end();
  const ended = windows.endAll();
  device.wipeGuestTokens();
  await ended;
  await device.sessionsEnded();
  await staffEnded;
  await hasLeft;
}

/** The desk of the hotel sees whether this device lives (FRD-16). */
function followHealth(device: Device, windows: GuestWindows): Heartbeat {
  const heartbeat = openHeartbeat({
    settings: device.store.current,
    headers: device.headers,
    fetch: device.fetch,
    version: app.getVersion(),
    async printers() {
      const [window] = BrowserWindow.getAllWindows();
      if (window === undefined) throw new Error('no page can ask for printers');
      return (await window.webContents.getPrintersAsync()).map(({ name }) => name);
    },
    isOutOfOrder: () => profile === 'kiosk' && hasOpened && windows.all().length === 0,
  });
  setInterval(() => void heartbeat.beat(), HEARTBEAT_MS);
  return heartbeat;
}

function leave(to: 'quit' | 'restart'): void {
  if (to === 'restart') return lifecycle.relaunch('staff');
  log('app.quits', { why: 'staff' });
  app.quit();
}

function bringSecondStartToFront(windows: GuestWindows): void {
  app.on('second-instance', () => {
    const window =
      staffApp?.window.shown() ?? windows.all().at(-1)?.window ?? BrowserWindow.getAllWindows()[0];
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
}

/** A kiosk has none (KSK-04). */
function setMenu(settings: DeviceSettings | null, windows: GuestWindows): void {
  const isDesk = settings?.profile === 'reception';
  const staff = staffApp?.window ?? null;
  Menu.setApplicationMenu(isDesk ? deskMenu({ windows, staff, language: settings.language, log }) : null);
}

/** A kiosk replaces a window that closes. A desk whose first window does not open shows why. */
function leaveWithLastWindow(): void {
  app.on('window-all-closed', () => {
    if (profile === 'reception' && (hasOpened || hasFailed)) app.quit();
  });
}
