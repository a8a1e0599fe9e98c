import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { id } from '../schemas.ts';
import { booking } from './booking-view.ts';

export const bookingListStatus = z.enum(['active', 'previous']);
export type BookingListStatus = z.infer<typeof bookingListStatus>;

/** By arrival; without parameters the nearest first, and twenty. `after` is the last booking of the previous page. */
const listQuery = z.object({
  sort: z.optional(z.enum(['asc', 'desc'])),
  limit: z.optional(z.pipe(z.string().check(z.regex(/^([1-9]\d?|100)$/)), z.transform(Number))),
  after: z.optional(id),
});

const bookingList = z.array(booking);

/** The status is written in the path: a booking's own address has the same shape (API-06). */
function listRoute(status: BookingListStatus, operationId: string, summary: string) {
  return oc
    .route({ method: 'GET', path: `/bookings/${status}`, operationId, tags: ['Bookings'], summary })
    .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND'))
    .input(listQuery)
    .output(bookingList);
}

export const active = listRoute('active', 'listActiveBookings', 'Bookings to come and under way');

export const previous = listRoute('previous', 'listPreviousBookings', 'Bookings that are over');

export const hasActive = oc
  .route({
    method: 'GET',
    path: '/bookings/has-active',
    operationId: 'hasActiveBooking',
    tags: ['Bookings'],
    summary: 'Whether the guest has a booking to come or under way',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.object({ hasActiveBooking: z.boolean() }));

export const hasInProgress = oc
  .route({
    method: 'GET',
    path: '/bookings/has-inprogress',
    operationId: 'hasBookingInProgress',
    tags: ['Bookings'],
    summary: 'Whether the guest is staying now',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.object({ hasInProgressBooking: z.boolean() }));
