import { type DeviceSettings, defaultDeviceSettings, deviceSettings } from '#shared/device-settings.ts';
import type { LaunchOptions } from './launch-options.ts';
import type { PackagedSettings } from './packaged-settings.ts';
import type { PersistedFile } from './persisted-file.ts';

/** What this device knows about itself. */
export type DeviceStore = {
  /** Null until the gateway is known: the setup screen is shown then. */
  current(): DeviceSettings | null;
  /** May be known before the gateway is: it can be set in the package. */
  staffPinHash(): string | null;
  save(settings: DeviceSettings): void;
  /** A settings file could not be read and was set aside. */
  isLost: boolean;
};

type Sources = { launch: LaunchOptions; file: PersistedFile<DeviceSettings>; packaged: PackagedSettings };

/** The command line over the file, the file over what was packaged, and that over the defaults (KSK-18). */
export function openDeviceStore({ launch, file, packaged }: Sources): DeviceStore {
  const { profile, gateway, hotel } = launch;
  const known = () => ({
    ...defaultDeviceSettings,
    ...packaged,
    ...file.read(),
    ...(profile !== undefined && { profile }),
    ...(gateway !== undefined && { gateway }),
    ...(hotel !== undefined && { hotelId: hotel }),
  });
  return {
    current: () => deviceSettings.safeParse(known()).data ?? null,
    staffPinHash: () => known().staffPinHash ?? null,
    save: settings => file.write(settings),
    isLost: file.isLost,
  };
}
