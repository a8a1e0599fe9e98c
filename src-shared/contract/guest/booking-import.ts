import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { id, reservationLocator, typedLastName } from '../schemas.ts';
import { booking } from './booking-view.ts';

/** An unknown code and a wrong name get the same error; counted by guest, by client and by code (API-17). */
export const findForImport = oc
  .route({
    method: 'GET',
    path: '/bookings/find-for-import',
    operationId: 'findBookingForImport',
    tags: ['Bookings'],
    summary: 'A booking made elsewhere, by its code and last name',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'EMAIL_NOT_VERIFIED',
      'BOOKING_NOT_FOUND',
      'BOOKING_ALREADY_IMPORTED',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(z.object({ locator: reservationLocator, lastName: typedLastName }))
  .output(booking);

/** A repeated call returns the same response; found by code and name within a quarter of an hour (API-18). */
export const importBooking = oc
  .route({
    method: 'POST',
    path: '/bookings/import',
    operationId: 'importBooking',
    tags: ['Bookings'],
    summary: 'Put a booking made elsewhere into the account',
  })
  .errors(failures('UNAUTHORIZED', 'EMAIL_NOT_VERIFIED', 'BOOKING_NOT_FOUND', 'BOOKING_ALREADY_IMPORTED'))
  .input(z.object({ bookingId: id }))
  .output(booking);
