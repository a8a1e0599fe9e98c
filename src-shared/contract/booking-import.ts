import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { booking } from './booking-view.ts';
import { failures } from './failures.ts';
import { id, reservationLocator, typedLastName } from './schemas.ts';

/**
 * GET bookings/find-for-import (API-17, BKG-23): a booking of a partner channel, by its code and a last name. An
 * unknown code and a wrong name get the same error; BOOKING_ALREADY_IMPORTED only if both are right. Counted by guest,
 * by client and by code.
 */
export const findForImport = oc
  .route({
    method: 'GET',
    path: '/bookings/find-for-import',
    operationId: 'findBookingForImport',
    tags: ['Bookings'],
    summary: 'A booking made elsewhere, by its code and last name',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'BOOKING_ALREADY_IMPORTED', 'TOO_MANY_REQUESTS'))
  .input(z.object({ locator: reservationLocator, lastName: typedLastName }))
  .output(booking);

/**
 * POST bookings/import (API-18, BKG-27): puts a booking that this guest has just found into the guest's account. Once:
 * repeated by the same guest it returns the same response, for every other one BOOKING_ALREADY_IMPORTED.
 * BOOKING_NOT_FOUND for a booking that this guest has not found by code and name within a quarter of an hour.
 */
export const importBooking = oc
  .route({
    method: 'POST',
    path: '/bookings/import',
    operationId: 'importBooking',
    tags: ['Bookings'],
    summary: 'Put a booking made elsewhere into the account',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'BOOKING_ALREADY_IMPORTED'))
  .input(z.object({ bookingId: id }))
  .output(booking);
