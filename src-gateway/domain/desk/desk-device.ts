import type { Actor } from '#gateway/domain/staff/record.ts';
import type { Device } from '#gateway/platform/devices.ts';

/** Limits of guests' own services count a desk as one device, and in a browser the person. */
export const toDeskDevice = (hotelId: string, { device, staffId }: Actor): Device => ({
  profile: 'reception',
  hotelId,
  id: device ?? staffId,
  isProven: true,
});
