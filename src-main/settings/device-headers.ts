import { deviceHeaderNames } from '#shared/device.ts';
import type { DeviceSettings } from '#shared/device-settings.ts';

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
