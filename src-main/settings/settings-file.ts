import * as z from 'zod/mini';
import { type DeviceSettings, defaultDeviceSettings, deviceSettings } from '#shared/device-settings.ts';
import type { Log } from '../log/log.ts';
import { type KeptFile, type Migration, type OpenKeeper, openKeptFile } from './kept-file.ts';

/** From one version of deviceSettings to the next. The first version has nothing before it. */
const settingsMigrations: readonly Migration[] = [];

/** Whoever edits the file by hand is told of a word that means nothing here, by finding the file set aside. */
const settingsFile = z.strictObject(deviceSettings.shape);

/** settings.json in the user data folder (BLD-09). */
export function openSettingsFile(folder: string, open: OpenKeeper, log: Log): KeptFile<DeviceSettings> {
  return openKeptFile({
    name: 'settings',
    folder,
    schema: settingsFile,
    version: defaultDeviceSettings.version,
    migrations: settingsMigrations,
    open,
    log,
  });
}
