import type { SettingsChange, StaffSettings } from '#shared/bridge.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { AppError } from '#shared/errors.ts';
import type { Log } from '../log/log.ts';
import type { DeviceToken } from '../tokens/device-token.ts';
import type { DeviceStore } from './device-store.ts';
import { hashPin } from './staff-pin.ts';

/** The settings as staff see and change them (BEY-11). Of the PIN's hash and the token only their presence is shown. */

export type Surroundings = { printers: string[]; displays: number; appVersion: string };

export function readStaffSettings(
  store: DeviceStore,
  token: DeviceToken,
  surroundings: Surroundings,
): StaffSettings {
  const settings = store.current();
  return {
    settings,
    hasStaffPin: store.staffPinHash() !== null,
    hasDeviceToken: settings !== null && token.for(settings.gateway) !== null,
    ...surroundings,
  };
}

/** Throws BAD_REQUEST for a device that would be left without a PIN. */
export async function saveStaffSettings(
  { store, token, log }: { store: DeviceStore; token: DeviceToken; log: Log },
  { settings, newPin, newDeviceToken }: SettingsChange,
): Promise<void> {
  const staffPinHash = newPin === null ? store.staffPinHash() : await hashPin(newPin);
  if (staffPinHash === null) {
    throw new AppError('BAD_REQUEST', 'a new device needs a PIN', { details: { field: 'newPin' } });
  }
  store.save({ ...settings, version: defaultDeviceSettings.version, staffPinHash });
  if (newDeviceToken !== null) await token.store(newDeviceToken, settings);
  log('settings.saved', {
    pin: newPin === null ? 'kept' : 'new',
    token: newDeviceToken === null ? 'kept' : 'new',
  });
}
