import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { done } from '../schemas.ts';
import { deskRoles, inDeskBooking } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/** The guest checks in whatever their name is; a finished form goes on by itself (SEC-17). */
export const allow = staffCall({ roles: deskRoles, act: 'IMPORT_ALLOWED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/import/allow',
    operationId: 'allowImport',
    tags: ['Imported bookings'],
    summary: "Let the guest who imported a channel's booking check in",
  })
  .errors(failures('NOT_FOUND'))
  .input(z.object(inDeskBooking))
  .output(done);

/** BOOKING_CHANGED with `details.isCheckedIn` once somebody has checked in. */
export const undo = staffCall({ roles: deskRoles, act: 'IMPORT_UNDONE' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/import/undo',
    operationId: 'undoImport',
    tags: ['Imported bookings'],
    summary: "Take a channel's booking out of the account that imported it",
  })
  .errors(failures('NOT_FOUND', 'BOOKING_CHANGED'))
  .input(z.object(inDeskBooking))
  .output(done);
