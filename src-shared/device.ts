import * as z from 'zod/mini';

/** A device's description of itself in every call, and the secret that proves it (docs/decisions/0009). */

export const APP_ORIGIN = 'app://pernoite';
export const STAFF_APP_ORIGIN = 'app://staff';

export const deviceProfile = z.enum(['kiosk', 'reception', 'web']);
export type DeviceProfile = z.infer<typeof deviceProfile>;

/** A device's name at its hotel, `lobby-1`; guests see it on their phones. */
export const deviceId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

/** The secret that a device was enrolled with, at least 32 characters: 24 random bytes and more, as base64url. */
export const deviceToken = z.string().check(z.regex(/^[\w-]{32,128}$/));

/** Opens a guest's step at the desk that it was given to, once (FRD-13): 128 random bits. */
export const takeOverCode = z.string().check(z.regex(/^[\w-]{22}$/));

export const deviceHeaderNames = {
  profile: 'x-device-profile',
  hotelId: 'x-device-hotel',
  deviceId: 'x-device-id',
  token: 'x-device-token',
} as const;
