import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type DeviceSettings, defaultDeviceSettings, deviceSettings } from '#shared/device-settings.ts';
import { type Log, toFault } from '../log/log.ts';
import {
  type Migration,
  type OpenJsonStore,
  openPersistedFile,
  type PersistedFile,
} from './persisted-file.ts';

const settingsMigrations: readonly Migration[] = [{ to: 2, change: old => ({ ...old, staffGateway: null }) }];

/** A file that was edited by hand and contains an unknown key is set aside. */
const settingsFile = z.strictObject(deviceSettings.shape);

const NAME = 'settings';
const COPY = 'settings-copy';

/**
 * settings.json in the user data folder (BLD-09), with a copy beside it. Without the copy, a file that a power cut
 * broke would put a kiosk into its setup screen, where anybody in the lobby chooses the gateway and the staff's PIN.
 * The copy is not signed: any proof that survives the loss of the file would need a secret of its own. Both are lost
 * only with the whole folder.
 */
export function openSettingsFile(
  folder: string,
  open: OpenJsonStore,
  log: Log,
): PersistedFile<DeviceSettings> {
  const openOne = (name: string) =>
    openPersistedFile({
      name,
      folder,
      schema: settingsFile,
      version: defaultDeviceSettings.version,
      migrations: settingsMigrations,
      open,
      log,
    });
  const [file, copy] = [openOne(NAME), openOne(COPY)];
  let current = file.read() ?? copy.read();
  if (file.read() === null && current !== null) {
    log('settings.restored', {});
    const restored = current;
    trying(NAME, () => file.write(restored));
  }
  if (current !== null && !isDeepStrictEqual(current, copy.read())) writeCopy(current);

  function writeCopy(settings: DeviceSettings): void {
    trying(COPY, () => copy.write(settings));
  }

  /** A disk error must not stop the device. */
  function trying(name: string, write: () => void): void {
    try {
      write();
    } catch (error) {
      log('file.unkept', { file: name, ...toFault(error) });
    }
  }

  return {
    read: () => current,
    write(settings) {
      file.write(settings);
      current = settings;
      writeCopy(settings);
    },
    isLost: current === null && (file.isLost || copy.isLost),
  };
}
