import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { isoInstant } from '../schemas.ts';
import { inDeskBooking, inDeskRoom } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/** Acts that decide about a stay and its money belong to a manager. */
const managers = ['MANAGER'] as const;

export const endingReasons = [
  'GUEST_REQUESTED',
  'MISTAKE',
  'EMERGENCY',
  'ROOM_UNUSABLE',
  'DISPUTE',
  'OTHER',
] as const;
export const endingReason = z.enum(endingReasons);
export type EndingReason = z.infer<typeof endingReason>;

const centsOrNone = z.int().check(z.gte(0), z.lte(1_000_000_000));

/** What an act returns to the holder as credits, and what the hotel keeps of what was paid. */
export const cancelFigures = z.object({ creditCents: z.int(), keptCents: z.int() });
/** EARLY: nights are left, and come back as by an early departure. CHECK_OUT: with the overstay fee, if any. */
export const concludeFigures = z.object({
  kind: z.enum(['CHECK_OUT', 'EARLY']),
  creditCents: z.int(),
  overstayCents: z.int(),
});

export const endings = z.object({
  /** Null where the act is not possible now. */
  cancel: z.nullable(cancelFigures),
  rooms: z.array(
    z.object({
      accommodationId: z.int(),
      conclude: z.nullable(concludeFigures),
      undoCheckInUntil: z.nullable(isoInstant),
    }),
  ),
  /** `creditCents` go out of the holder's credits again. */
  undoNoShow: z.nullable(z.object({ creditCents: z.int(), until: isoInstant })),
});
export type Endings = z.infer<typeof endings>;

const bookingPath = '/hotels/{hotelId}/bookings/{bookingId}' as const;
const roomPath = `${bookingPath}/rooms/{accommodationId}` as const;

export const find = staffCall({ roles: managers, act: null })
  .route({
    method: 'GET',
    path: `${bookingPath}/endings`,
    operationId: 'findEndings',
    tags: ['Front desk'],
    summary: 'How a manager can end or reopen a stay now, with the money of each act',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object(inDeskBooking))
  .output(endings);

/** As the guest's own cancellation, with the figures that were shown. */
export const cancel = staffCall({ roles: managers, act: 'BOOKING_CANCELED' })
  .route({
    method: 'POST',
    path: `${bookingPath}/cancel`,
    operationId: 'cancelBookingAtDesk',
    tags: ['Front desk'],
    summary: 'Cancel a booking',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BOOKING_OF_PARTNER',
      'BOOKING_NOT_CANCELABLE',
      'ATTEMPT_IN_PROGRESS',
      'OUTCOME_CHANGED',
    ),
  )
  .input(z.object({ ...inDeskBooking, reason: endingReason, creditCents: centsOrNone }))
  .output(cancelFigures);

/** As the guest's own check-out or early departure, with the figures that were shown. Once more it is the same outcome. */
export const conclude = staffCall({ roles: managers, act: 'STAY_CONCLUDED' })
  .route({
    method: 'POST',
    path: `${roomPath}/conclude`,
    operationId: 'concludeStay',
    tags: ['Front desk'],
    summary: 'End the stay in a room',
  })
  .errors(hotelFailures('NOT_FOUND', 'STAY_NOT_IN_PROGRESS', 'ATTEMPT_IN_PROGRESS', 'OUTCOME_CHANGED'))
  .input(
    z.object({
      ...inDeskRoom,
      reason: endingReason,
      creditCents: centsOrNone,
      overstayCents: centsOrNone,
    }),
  )
  .output(concludeFigures);

/** BOOKING_CHANGED where nobody has checked in, they have left, or it is too long ago. The door's code ends. */
export const undoCheckIn = staffCall({ roles: managers, act: 'CHECK_IN_UNDONE' })
  .route({
    method: 'POST',
    path: `${roomPath}/check-in/undo`,
    operationId: 'undoCheckIn',
    tags: ['Front desk'],
    summary: 'Undo a check-in of the last hours',
  })
  .errors(hotelFailures('NOT_FOUND', 'BOOKING_CHANGED'))
  .input(z.object({ ...inDeskRoom, reason: endingReason }))
  .output(z.object({}));

/**
 * The booking stands again until its departure, in rooms that are free. CREDITS_CHANGED where the credits that came back were
 * used already; NO_SHOW_SETTLED where money was charged or returned for it; BOOKING_CHANGED where it is no no-show, or it is too long ago.
 */
export const undoNoShow = staffCall({ roles: managers, act: 'NO_SHOW_UNDONE' })
  .route({
    method: 'POST',
    path: `${bookingPath}/no-show/undo`,
    operationId: 'undoNoShow',
    tags: ['Front desk'],
    summary: 'Undo a no-show of the last hours',
  })
  .errors(
    hotelFailures('NOT_FOUND', 'BOOKING_CHANGED', 'NO_SHOW_SETTLED', 'ROOM_UNAVAILABLE', 'CREDITS_CHANGED'),
  )
  .input(z.object({ ...inDeskBooking, reason: endingReason }))
  .output(z.object({}));
