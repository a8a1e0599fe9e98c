import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { deskKey, deskRoles, inDeskRoom } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

export const moveReasons = ['GUEST_WISH', 'ROOM_DEFECT', 'NOISE', 'ROOM_NEEDED', 'OTHER'] as const;
export const moveReason = z.enum(moveReasons);
export type MoveReason = z.infer<typeof moveReason>;

/** A room that is free for the rest of the stay, and large enough for its guests. */
export const moveTarget = z.object({
  roomId: id,
  number: z.string(),
  roomType: z.string(),
  isSameType: z.boolean(),
  /** It can be entered now: it is ready, and nobody is in it. */
  isReady: z.boolean(),
});
export type MoveTarget = z.infer<typeof moveTarget>;

/** A move from a later day on. Until then the stay is in its room, and the new one is reserved for it. */
export const plannedMove = z.object({ number: z.string(), roomType: z.string(), startsAt: isoInstant });
export type PlannedMove = z.infer<typeof plannedMove>;

export const movedRoom = z.object({
  accommodationId: z.int(),
  number: z.string(),
  /** Null where the guest has moved already. */
  startsAt: z.nullable(isoInstant),
  /** The new door has a code of its own, which its guests see. */
  hasNewCode: z.boolean(),
});
export type MovedRoom = z.infer<typeof movedRoom>;

const path = '/hotels/{hotelId}/bookings/{bookingId}/rooms/{accommodationId}/moves' as const;

/** Without a day: rooms for a move now. BOOKING_CHANGED for a stay that is over, and for a day that is not within it. */
export const find = staffCall({ roles: deskRoles, act: null })
  .route({
    method: 'GET',
    path,
    operationId: 'findMoveTargets',
    tags: ['Front desk'],
    summary: 'Rooms to which a stay can be moved',
  })
  .errors(hotelFailures('NOT_FOUND', 'BOOKING_CHANGED'))
  .input(z.object({ ...inDeskRoom, day: z.optional(localDate) }))
  .output(
    z.object({
      rooms: z.array(moveTarget),
      /** Days of the stay from which it can be moved. */
      days: z.array(localDate),
    }),
  );

/**
 * BOOKING_CHANGED where the stay is in another room by now, has a planned move, or is over; ROOM_UNAVAILABLE where the room is
 * sold or too small; ROOM_NOT_READY where guests who are inside could not enter it.
 */
export const move = staffCall({ roles: deskRoles, act: 'ROOM_MOVED' })
  .route({
    method: 'POST',
    path,
    operationId: 'moveToRoom',
    tags: ['Front desk'],
    summary: 'Move a stay to another room, now or from a day on',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BOOKING_CHANGED',
      'ROOM_UNAVAILABLE',
      'ROOM_NOT_READY',
      'IDEMPOTENCY_KEY_REUSED',
    ),
  )
  .input(
    z.object({
      ...inDeskRoom,
      key: deskKey,
      /** The room that the desk shows. */
      fromRoomId: id,
      toRoomId: id,
      /** Null for a move now. */
      day: z.nullable(localDate),
      reason: moveReason,
    }),
  )
  .output(movedRoom);

/** The stay remains in its room. A repeated call changes nothing. ROOM_UNAVAILABLE where that room is sold by now. */
export const cancel = staffCall({ roles: deskRoles, act: 'ROOM_MOVE_CANCELED' })
  .route({
    method: 'POST',
    path: `${path}/cancel`,
    operationId: 'cancelRoomMove',
    tags: ['Front desk'],
    summary: 'Cancel a planned move',
  })
  .errors(hotelFailures('NOT_FOUND', 'ROOM_UNAVAILABLE'))
  .input(z.object(inDeskRoom))
  .output(z.object({}));
