import { deviceHeaderNames } from '#shared/device.ts';
import { type DeviceSettings, defaultDeviceSettings, deviceSettings } from '#shared/device-settings.ts';
import type { LaunchOptions } from './launch-options.ts';
import type { PackagedSettings } from './packaged-settings.ts';
import type { PersistedFile } from './persisted-file.ts';

export type DeviceStore = {
  /** Null until the gateway is known; the setup screen is shown until then. */
  current(): DeviceSettings | null;
  /** May exist before the gateway is known, because the package can set it. */
  staffPinHash(): string | null;
  save(settings: DeviceSettings): void;
  isLost: boolean;
};

type Sources = { launch: LaunchOptions; file: PersistedFile<DeviceSettings>; packaged: PackagedSettings };

/** The command line overrides the file, the file the package, and the package the defaults (KSK-18). */
export function openDeviceStore({ launch, file, packaged }: Sources): DeviceStore {
  const { profile, gateway, hotel, 'staff-gateway': staffGateway } = launch;
  const known = () => ({
    ...defaultDeviceSettings,
    ...packaged,
    ...file.read(),
    ...(profile !== undefined && { profile }),
    ...(gateway !== undefined && { gateway }),
    ...(staffGateway !== undefined && { staffGateway }),
    ...(hotel !== undefined && { hotelId: hotel }),
  });
  return {
    current: () => deviceSettings.safeParse(known()).data ?? null,
    staffPinHash: () => known().staffPinHash ?? null,
    save: settings => file.write(settings),
    isLost: file.isLost,
  };
}

/** Null on a kiosk, whatever its settings say. */
export const staffGatewayOf = (settings: DeviceSettings | null): string | null =>
  settings?.profile === 'reception' ? settings.staffGateway : null;

/** Headers that identify the device to its gateway (docs/decisions/0009). */
export function deviceHeaders(settings: DeviceSettings | null, token: string | null): Record<string, string> {
  if (settings === null) return {};
  const { profile, hotelId, deviceId } = settings;
  return {
    [deviceHeaderNames.profile]: profile,
    [deviceHeaderNames.hotelId]: hotelId,
    ...(deviceId !== null && { [deviceHeaderNames.deviceId]: deviceId }),
    ...(token !== null && { [deviceHeaderNames.token]: token }),
  };
}
