import { statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import process from 'node:process';
import { app, ipcMain, net, safeStorage, screen, shell } from 'electron';
import ElectronStore from 'electron-store';
import type { Log } from './log/log.ts';
import { type DeviceStore, deviceHeaders, openDeviceStore } from './settings/device-store.ts';
import { type HotelConfig, openHotelConfig } from './settings/hotel-config.ts';
import type { LaunchOptions } from './settings/launch-options.ts';
import { readPackagedSettings } from './settings/packaged-settings.ts';
import type { OpenJsonStore } from './settings/persisted-file.ts';
import { openSettingsFile } from './settings/settings-file.ts';
import type { Surroundings } from './settings/staff-settings.ts';
import { openAttemptsFile } from './staff/pin-attempts.ts';
import type { Machine } from './staff/self-test.ts';
import { type StaffAccess, staffAccess } from './staff/staff-access.ts';
import { type DeviceToken, openDeviceToken } from './tokens/device-token.ts';
import { openSessionEnds } from './tokens/end-session.ts';
import { exchangeToken, type Fetch } from './tokens/exchange-token.ts';
import { openGuestTokens } from './tokens/guest-tokens.ts';
import { backendOf, systemSecretBox } from './tokens/secret-box.ts';
import { openSecretsFile } from './tokens/secrets-file.ts';
import { type TokenVault, tokenVault } from './tokens/token-vault.ts';
import type { GuestWindow } from './windows/guest-windows.ts';

export type Device = {
  store: DeviceStore;
  staff: StaffAccess<GuestWindow>;
  token: DeviceToken;
  log: Log;
  fetch: Fetch;
  hotelConfig: HotelConfig;
  headers(): Record<string, string>;
  /** The same for calls to this address of staff, which the settings may no longer name. */
  staffHeaders(staffGateway: string): Record<string, string>;
  newVault(fetch: Fetch): TokenVault;
  /** Deletes every guest's token from the disk. */
  wipeGuestTokens(): void;
  /** Settles when the gateway has ended the sessions of guests who left. */
  sessionsEnded(): Promise<void>;
  /** In the system's browser or mail program. */
  openAddress(address: string): Promise<void>;
  machine(from: GuestWindow): Machine;
  surroundings(from: GuestWindow): Promise<Surroundings>;
};

/** Electron's fetch uses the machine's proxy. Redirects are rejected: they could carry a device's secret elsewhere. */
const fetch: Fetch = (address, init) =>
  net.fetch(address, { redirect: 'error', credentials: 'omit', cache: 'no-store', ...init });

/** Maximum wait of windows for the key store, which may prompt somebody to unlock it. */
const KEY_STORE_MS = 3_000;

export async function openDevice(launch: LaunchOptions, log: Log): Promise<Device> {
  const folder = app.getPath('userData');
  const open: OpenJsonStore = options => new ElectronStore(options);
  const store = openDeviceStore({
    launch,
    file: openSettingsFile(folder, open, log),
    packaged: readPackagedSettings(process.resourcesPath, log),
  });
  const secrets = openSecretsFile(folder, open, log);
  const box = systemSecretBox(safeStorage, process.platform);
  const token = openDeviceToken(secrets, box, log);
  const guestTokens = openGuestTokens(secrets, box, log);
  const isDesk = () => store.current()?.profile === 'reception';
  if (!isDesk()) guestTokens.wipe();
  const attempts = openAttemptsFile(folder, open, log);
  // electron-store sends any page the path of its files, which the app's pages do not need.
  ipcMain.removeAllListeners('electron-store-get-data');
  await Promise.race([token.ready, new Promise(done => setTimeout(done, KEY_STORE_MS))]);

  const gateway = () => store.current()?.gateway ?? '';
  const headers = () => deviceHeaders(store.current(), token.for(gateway()));
  const hotelConfig = openHotelConfig(() => store.current()?.gateway ?? null, fetch);
  // The guest's own fetch cannot be used: its connections are closed with the guest.
  const sessionEnds = openSessionEnds({
    fetch,
    gateway,
    exchange: async (fetchInTime, refreshToken) =>
      exchangeToken(fetchInTime, { gateway: gateway(), config: await hotelConfig.read() }, refreshToken),
  });
  return {
    store,
    token,
    log,
    fetch,
    staff: staffAccess({
      pinHash: store.staffPinHash,
      isSetup: () => store.current() === null,
      attempts,
      log,
    }),
    hotelConfig,
    headers,
    staffHeaders: staffGateway => deviceHeaders(store.current(), token.forStaff(staffGateway)),
    newVault: guestsFetch =>
      tokenVault(
        async refreshToken =>
          exchangeToken(guestsFetch, { gateway: gateway(), config: await hotelConfig.read() }, refreshToken),
        isDesk() ? guestTokens.slot() : undefined,
        sessionEnds.end,
      ),
    wipeGuestTokens: guestTokens.wipe,
    sessionsEnded: sessionEnds.settled,
    openAddress: address => shell.openExternal(address),
    machine: from => ({
      settings: store.current(),
      headers: headers(),
      fetch,
      isOnline: () => net.isOnline(),
      printers: () => listPrinters(from),
      displays: () => screen.getAllDisplays().map(({ size }) => `${size.width}x${size.height}`),
      keyStore: async () => ((await box.isSafe()) ? backendOf(safeStorage, process.platform) : null),
      diskFree: async () => {
        const { bavail, bsize } = await statfs(folder);
        return bavail * bsize;
      },
      memoryFree: freemem,
    }),
    surroundings: async from => ({
      printers: await listPrinters(from),
      displays: screen.getAllDisplays().length,
      appVersion: app.getVersion(),
    }),
  };
}

async function listPrinters({ window }: GuestWindow): Promise<string[]> {
  return (await window.webContents.getPrintersAsync()).map(({ name }) => name);
}
