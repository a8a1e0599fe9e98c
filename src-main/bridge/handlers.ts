import type { DeviceDescription } from '#shared/bridge.ts';
import { guestDeviceSettings } from '#shared/device-settings.ts';
import { AppError } from '#shared/errors.ts';
import type { DeviceStore } from '../settings/device-store.ts';
import type { GuestWindow, GuestWindows } from '../windows/guest-windows.ts';
import type { BridgeHandlers } from './serve-bridge.ts';

export type DeviceParts = { store: DeviceStore; windows: GuestWindows };

/** What each call of the bridge does; every one in a line, the work in the part that it names. */
export function bridgeHandlers({ store, windows }: DeviceParts): BridgeHandlers<GuestWindow> {
  const later = () => {
    throw new AppError('NOT_FOUND', 'this device does not offer that yet');
  };
  return {
    describeDevice: (_nothing, from) => describe(store, from),
    keepToken: ({ refreshToken }, from) => from.vault.keep(refreshToken).then(() => undefined),
    renewToken: (_nothing, from) => from.vault.renew(),
    reportGuest: (report, from) => from.hear(report),
    endGuest: ({ reason }, from) => windows.end(from, reason),
    openExternal: later,
    printSlip: later,
    openGuestWindow: () => windows.openAnother(),
    unlockStaff: later,
    runSelfTest: later,
    readSettings: later,
    saveSettings: later,
    checkGateway: later,
    leaveKiosk: later,
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
  };
}
