import { createHash } from 'node:crypto';
import type { NewBooking } from '#shared/contract/bookings.ts';

/**
 * Tells one order from another under the same idempotency key (D10). The parsed order has its fields in the schema's
 * sequence, so that the same order always gives the same hash; the key keeps hashes of equal orders apart.
 */
export function payloadHash(key: string, order: NewBooking): string {
  return createHash('sha256')
    .update(`${key}\n${JSON.stringify(order)}`)
    .digest('base64url');
}
