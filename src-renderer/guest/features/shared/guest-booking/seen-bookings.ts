import { createEmitter } from '#renderer/platform/state/emitter.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';

const seen = createEmitter<[booking: BookingDetails, session: string]>();

/** Called with the name of the session that requested the booking. Returns a function that stops it. */
export const onBookingSeen = seen.subscribe;

export const noteBookingSeen = seen.notify;
