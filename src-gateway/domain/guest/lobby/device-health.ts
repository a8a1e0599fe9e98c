import type { AppContext } from '#gateway/context.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import type { HotelDevice } from '#gateway/platform/devices.ts';
import { loadHotel } from '#gateway/store/catalogue-store.ts';
import { putDeviceHealth } from '#gateway/store/device-health-store.ts';
import type { CallDevice } from '#gateway/store/lobby-store.ts';
import type { DeviceHealth } from '#shared/contract/guest/lobby.ts';
import { AppError } from '#shared/errors.ts';

/** Throws DEVICE_NOT_ENROLLED for a device without a name or hotel, HOTEL_NOT_FOUND. */
export async function requireNamedDevice(app: AppContext, device: HotelDevice): Promise<CallDevice> {
  const { hotelId, id: deviceId } = device;
  if (hotelId === null || deviceId === null)
    throw new AppError('DEVICE_NOT_ENROLLED', 'a device without a name cannot be told from another');
  // A device that is not enrolled may name a hotel that does not exist.
  if (!(await loadHotel(app.store.db, hotelId)))
    throw new AppError('HOTEL_NOT_FOUND', 'there is no such hotel');
  return { hotelId, deviceId };
}

/** The sign of life of a device (FRD-16). */
export async function reportDeviceHealth(
  app: AppContext,
  device: HotelDevice,
  health: DeviceHealth,
  clientKey: LimitKey,
): Promise<void> {
  await app.rateLimits.healthPerDevice(clientKey);
  const named = await requireNamedDevice(app, device);
  await putDeviceHealth(app.store.db, { ...named, profile: device.profile }, health, app.clock.now());
}
