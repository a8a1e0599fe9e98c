import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPin } from '../../src-main/settings/staff-pin.ts';
import { type DeviceSettings, defaultDeviceSettings } from '../../src-shared/device-settings.ts';

export const PIN = '735591';
export const WRONG_PIN = '000000';
/** As cheap as main accepts one: a test is not an attacker. */
const CHEAP = 10;

export async function kioskSettings(gateway: string): Promise<DeviceSettings> {
  return { ...defaultDeviceSettings, gateway, hotelId: 'JARDINS', staffPinHash: await hashPin(PIN, CHEAP) };
}

export async function writeSettingsFile(folder: string, settings: DeviceSettings | string): Promise<void> {
  const text = typeof settings === 'string' ? settings : JSON.stringify(settings);
  await writeFile(join(folder, 'settings.json'), text);
}
