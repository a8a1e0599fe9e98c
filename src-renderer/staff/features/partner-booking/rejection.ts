import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';

const missing = z.object({
  missing: z.array(z.object({ roomTypeId: z.string(), wanted: z.int(), free: z.int() })),
});
const known = z.object({ bookingId: z.string() });

export type MissingRooms = z.infer<typeof missing>['missing'];

/** Room types of which the hotel has too few in these days; empty for every other failure. */
export function missingOf(error: unknown): MissingRooms {
  if (!(error instanceof AppError) || error.code !== 'ROOM_UNAVAILABLE') return [];
  const parsed = missing.safeParse(error.details);
  return parsed.success ? parsed.data.missing : [];
}

/** The booking that has the partner's code already; null for every other failure. */
export function knownBookingOf(error: unknown): string | null {
  if (!(error instanceof AppError) || error.code !== 'PARTNER_BOOKING_KNOWN') return null;
  const parsed = known.safeParse(error.details);
  return parsed.success ? parsed.data.bookingId : null;
}
