import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeviceSettings, defaultDeviceSettings } from '#shared/device-settings.ts';
import { hashPin } from '../../src-main/staff/staff-pin.ts';

export const STAFF_PIN = '135790';
/** As cheap as main accepts one: a test is no attacker. */
const CHEAP = 10;

/** A user data folder with settings in it, as an earlier run of the app left them. */
export async function keptSettings(gateway: string, change: Partial<DeviceSettings> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-electron-'));
  const staffPinHash = await hashPin(STAFF_PIN, CHEAP);
  const settings = { ...defaultDeviceSettings, gateway, hotelId: 'JARDINS', staffPinHash, ...change };
  await writeFile(join(folder, 'settings.json'), JSON.stringify(settings), { mode: 0o600 });
  return folder;
}
