import { createHash, timingSafeEqual } from 'node:crypto';
import type { EnrolledDevice } from '#gateway/config/device-config.ts';
import { id } from '#shared/contract/schemas.ts';
import {
  type DeviceProfile,
  deviceHeaderNames,
  deviceId,
  deviceProfile,
  deviceToken,
} from '#shared/device.ts';
import { AppError } from '#shared/errors.ts';
import { type LimitKey, toNetwork } from './client-network.ts';

/** The device that a call comes from. A guest's own is `web` and has neither hotel nor id. */
export type Device = {
  profile: DeviceProfile;
  hotelId: string | null;
  id: string | null;
  /** The gateway enrolled its token; false if the headers are only believed. */
  isProven: boolean;
};

export type HotelDevice = Device & { profile: 'kiosk' | 'reception' };

export const GUESTS_OWN: Device = { profile: 'web', hotelId: null, id: null, isProven: false };

/** A gateway that enrols devices trusts its own record, not the headers (docs/decisions/0009). */
export function deviceOf(
  enrolled: readonly EnrolledDevice[] | null,
  headers: Readonly<Record<string, string | undefined>>,
): Device {
  const name = readHeader(deviceId, headers[deviceHeaderNames.deviceId]) ?? null;
  if (enrolled === null) {
    const profile = readHeader(deviceProfile, headers[deviceHeaderNames.profile]) ?? 'web';
    if (profile === 'web') return GUESTS_OWN;
    const hotelId = readHeader(id, headers[deviceHeaderNames.hotelId]) ?? null;
    return { profile, hotelId, id: name, isProven: false };
  }
  const token = readHeader(deviceToken, headers[deviceHeaderNames.token]);
  if (name === null || token === undefined) return GUESTS_OWN;
  const hash = createHash('sha256').update(token).digest();
  const device = enrolled.find(
    candidate => candidate.id === name && timingSafeEqual(hash, Buffer.from(candidate.tokenHash, 'hex')),
  );
  return device ? { profile: device.profile, hotelId: device.hotelId, id: name, isProven: true } : GUESTS_OWN;
}

/** The guest app in a browser sends none of these headers, and a failed check is slow: it describes the error. */
function readHeader<Value>(
  schema: { safeParse(value: string): { data?: Value | undefined } },
  value: string | undefined,
): Value | undefined {
  return value === undefined ? undefined : schema.safeParse(value).data;
}

export function requireHotelDevice(device: Device): HotelDevice {
  const { profile } = device;
  if (profile === 'web')
    throw new AppError('DEVICE_NOT_ENROLLED', 'only a device of the hotel may make this request');
  return { ...device, profile };
}

/** A proven device by itself, everyone else by network, since an id costs nothing to make up. */
export function limitKey(device: Device, clientIp: string): LimitKey {
  return device.isProven ? (`device ${device.hotelId} ${device.id}` as LimitKey) : toNetwork(clientIp);
}
