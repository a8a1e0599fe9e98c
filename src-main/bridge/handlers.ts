import type { bridge, DeviceDescription } from '#shared/bridge.ts';
import { type DeviceSettings, guestDeviceSettings } from '#shared/device-settings.ts';
import type { Log } from '../log/log.ts';
import { printReceipt } from '../printing/print-receipt.ts';
import { openExternal } from '../security/open-external.ts';
import { checkGateway } from '../settings/check-gateway.ts';
import type { DeviceStore } from '../settings/device-store.ts';
import type { HotelConfig } from '../settings/hotel-config.ts';
import { readStaffSettings, type Surroundings, saveStaffSettings } from '../settings/staff-settings.ts';
import { type Machine, runSelfTest } from '../staff/self-test.ts';
import type { StaffAccess } from '../staff/staff-access.ts';
import type { DeviceToken } from '../tokens/device-token.ts';
import type { Fetch } from '../tokens/exchange-token.ts';
import type { GuestWindow, GuestWindows } from '../windows/guest-windows.ts';
import type { BridgeHandlers } from './serve-bridge.ts';

export type DeviceParts = {
  store: DeviceStore;
  windows: GuestWindows;
  staff: StaffAccess<GuestWindow>;
  token: DeviceToken;
  log: Log;
  fetch: Fetch;
  /** Reopens the windows with the saved settings; `before` is the settings that they were opened with. */
  applySettings(before: DeviceSettings | null): Promise<void>;
  hotelConfig: HotelConfig;
  openAddress(address: string): Promise<void>;
  machine(from: GuestWindow): Machine;
  surroundings(from: GuestWindow): Promise<Surroundings>;
  leave(to: 'quit' | 'restart'): void;
};

export function bridgeHandlers(parts: DeviceParts): BridgeHandlers<typeof bridge, GuestWindow> {
  const { store, windows, staff, token, log } = parts;

  /** For staff who have signed in, and for anybody who sets up a device that has no gateway yet. */
  const forStaff =
    <Given, Output>(handle: (given: Given, from: GuestWindow) => Output) =>
    (given: Given, from: GuestWindow): Output => {
      staff.mustBeOpen(from);
      return handle(given, from);
    };

  return {
    describeDevice: (_nothing, from) => describe(store, from),
    storeToken: ({ refreshToken }, from) => from.vault.store(refreshToken),
    renewToken: (_nothing, from) => from.vault.renew(),
    reportGuest: (report, from) => from.hear(report),
    endGuest: ({ reason }, from) => windows.end(from, reason),
    openExternal: ({ address }) => openExternal(parts, address),
    printReceipt: receipt => printReceipt(receipt, store.current()?.printer ?? null, log),
    openGuestWindow: () => windows.openAnother(),
    unlockStaff: ({ pin }, from) => staff.unlock(pin, from),
    runSelfTest: forStaff(async (_nothing, from) => runSelfTest(parts.machine(from), log)),
    readSettings: forStaff(async (_nothing, from) =>
      readStaffSettings(store, token, await parts.surroundings(from)),
    ),
    saveSettings: forStaff(async change => {
      const before = store.current();
      await saveStaffSettings(parts, change);
      // The response goes first: the calling window is among those that are reopened.
      setImmediate(() => void parts.applySettings(before));
    }),
    checkGateway: forStaff(({ address }) => checkGateway(parts.fetch, address)),
    leaveKiosk: forStaff(({ to }, from) => {
      staff.lock(from);
      if (to !== 'lock') parts.leave(to);
    }),
  };
}

function describe(store: DeviceStore, from: GuestWindow): DeviceDescription {
  const settings = store.current();
  if (settings === null) return { stage: 'setup', settingsLost: store.isLost };
  return {
    stage: 'guest',
    settings: guestDeviceSettings.parse(settings),
    reason: from.reason,
    hasStaffPin: settings.staffPinHash !== null,
    hasPrinter: settings.printer !== null,
    guestNumber: from.number,
  };
}
