import { type DeviceSettings, defaultDeviceSettings } from '#shared/device-settings.ts';
import type { LaunchOptions } from './launch-options.ts';

/** What this device knows about itself. */
export type DeviceStore = {
  /** Null until the house is known: the setup screen is shown then. */
  current(): DeviceSettings | null;
  /** A settings file could not be read and was kept aside. */
  isLost: boolean;
};

/** The command line over what the file says. */
export function openDeviceStore(launch: LaunchOptions): DeviceStore {
  const { gateway, hotel, profile } = launch;
  return {
    isLost: false,
    current: () =>
      gateway === undefined || hotel === undefined
        ? null
        : {
            ...defaultDeviceSettings,
            profile: profile ?? defaultDeviceSettings.profile,
            gateway,
            hotelId: hotel,
          },
  };
}
