import { createEmitter } from '#renderer/platform/state/emitter.ts';
import type { BookingDetails } from '#shared/contract/booking-details.ts';

const seen = createEmitter<[booking: BookingDetails, session: string]>();

/**
 * Called with every booking that was fetched in full, and the name of the session that requested it. Returns a function
 * that stops it.
 */
export const onBookingSeen = seen.subscribe;

export const noteBookingSeen = seen.notify;
