import * as z from 'zod/mini';
import { bookingStatus } from '../guest/booking-view.ts';
import { id, localDate, personText } from '../schemas.ts';
import { deskRoles } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/** In characters. */
export const SEARCH_LENGTH = 80;
export const SEARCH_HITS = 20;

export const searchHit = z.object({
  bookingId: id,
  locator: z.string(),
  status: bookingStatus,
  /** First name and initial, as on the board. */
  guest: z.nullable(z.string()),
  /** Numbers of its rooms. */
  rooms: z.array(z.string()),
  checkinDate: localDate,
  checkoutDate: localDate,
  isOfPartner: z.boolean(),
  /** The part that the text was found in; the first of them. */
  foundBy: z.enum(['LOCATOR', 'ROOM', 'EMAIL', 'NAME']),
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchFound = z.object({ hits: z.array(searchHit), hasMore: z.boolean() });
export type SearchFound = z.infer<typeof searchFound>;

/**
 * The beginning of a locator, of an e-mail address, or of each word of a name, or a room's number. Stays under way come
 * first, then those to come, then those that are over. In the body: a name must not be in an address that servers log.
 */
export const find = staffCall({ roles: deskRoles, act: 'SEARCHED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/search',
    operationId: 'searchBookings',
    tags: ['Front desk'],
    summary: 'Find bookings of the hotel by name, locator, room or e-mail',
  })
  .input(z.object({ hotelId: id, text: personText(SEARCH_LENGTH) }))
  .output(searchFound);
