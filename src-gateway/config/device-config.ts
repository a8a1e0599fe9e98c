import { z } from 'zod';
import { deviceId } from '#shared/device.ts';
import { list } from './kinds.ts';
import { kind } from './setting.ts';

/** A kiosk or desk of a hotel, and the SHA-256 of the token that proves it (docs/decisions/0009). */
const enrolledDevice = z.object({
  id: deviceId,
  profile: z.enum(['kiosk', 'reception']),
  hotelId: z.string().regex(/^[A-Z0-9_-]{1,64}$/),
  tokenHash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type EnrolledDevice = z.infer<typeof enrolledDevice>;

/** A device may stand there twice, while its token is renewed. */
export const enrolledDevices = kind(
  'devices such as lobby-1:kiosk:JARDINS:<SHA-256 of its token>, parted by commas',
  z.array(enrolledDevice),
  list.transform(entries =>
    entries.map(entry => {
      const [id, profile, hotelId, tokenHash, ...rest] = entry.split(':');
      return rest.length > 0 ? null : { id, profile, hotelId, tokenHash: tokenHash?.toLowerCase() };
    }),
  ),
);
