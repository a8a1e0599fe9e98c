import { z } from 'zod';
import { deviceId } from '#shared/device.ts';

/** A kiosk or desk of a hotel, and the SHA-256 of the token that proves it (docs/decisions/0009). */
export const enrolledDevice = z.object({
  id: deviceId,
  profile: z.enum(['kiosk', 'reception']),
  hotelId: z.string().regex(/^[A-Z0-9_-]{1,64}$/),
  tokenHash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type EnrolledDevice = z.infer<typeof enrolledDevice>;

/** Entries of a variable, parted by commas. */
export const list = z.string().transform(value =>
  value
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== ''),
);

/** `lobby-1:kiosk:JARDINS:<sha256>`, parted by commas. A device may stand there twice, while its token is renewed. */
export const enrolledDevices = list
  .transform(entries =>
    entries.map(entry => {
      const [id, profile, hotelId, tokenHash, ...rest] = entry.split(':');
      return rest.length > 0 ? null : { id, profile, hotelId, tokenHash: tokenHash?.toLowerCase() };
    }),
  )
  .pipe(z.array(enrolledDevice));
