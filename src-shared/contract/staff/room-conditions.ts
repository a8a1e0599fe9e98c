import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { roomCondition } from '../room-condition.ts';
import { id, isoInstant } from '../schemas.ts';
import { deskKey, deskRoles, deskText, inHotel } from './desk-schemas.ts';
import { hotelRoom, ROOM_TEXT_LENGTH } from './rooms.ts';
import { staffCall } from './staff-call.ts';

/** The latest hour that a room that is not ready can be expected at, from now. */
export const EXPECTED_WITHIN_HOURS = 24;

const everybody = ['RECEPTION', 'HOUSEKEEPING', 'MANAGER'] as const;
const inRoom = { ...inHotel, roomId: id };

/** In the details of ROOM_CHANGED: what the room is by now, whatever the phone last saw. */
export const changedRoom = z.object({ room: hotelRoom });

/**
 * One touch. `version` is the room's `conditionVersion` that was on the screen: ROOM_CHANGED with `details.room` where the
 * condition has changed since. The same key changes nothing a second time, so that a phone sends again what it stored.
 */
export const setCondition = staffCall({ roles: everybody, act: 'ROOM_CONDITION_SET' })
  .route({
    method: 'PUT',
    path: '/hotels/{hotelId}/rooms/{roomId}/condition',
    operationId: 'setRoomCondition',
    tags: ['Rooms'],
    summary: 'Say that a room is dirty, clean or inspected',
  })
  .errors(hotelFailures('BAD_REQUEST', 'NOT_FOUND', 'ROOM_CHANGED', 'IDEMPOTENCY_KEY_REUSED'))
  .input(z.object({ ...inRoom, key: deskKey, condition: roomCondition, version: z.int() }))
  .output(hotelRoom);

/** Restores what was before the touch of that key. ROOM_CHANGED once the condition has changed again; a repeated call changes nothing. */
export const undoCondition = staffCall({ roles: everybody, act: 'ROOM_CONDITION_UNDONE' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/rooms/{roomId}/condition/undo',
    operationId: 'undoRoomCondition',
    tags: ['Rooms'],
    summary: 'Take a touch back',
  })
  .errors(hotelFailures('NOT_FOUND', 'ROOM_CHANGED'))
  .input(z.object({ ...inRoom, key: deskKey }))
  .output(hotelRoom);

/** Null takes the hour back. ROOM_CHANGED for a room that is ready by now; a repeated call changes nothing. */
export const setExpected = staffCall({ roles: everybody, act: 'ROOM_EXPECTED_SET' })
  .route({
    method: 'PUT',
    path: '/hotels/{hotelId}/rooms/{roomId}/expected',
    operationId: 'setRoomExpected',
    tags: ['Rooms'],
    summary: 'Say when a room that is not ready is expected',
  })
  .errors(hotelFailures('BAD_REQUEST', 'NOT_FOUND', 'ROOM_CHANGED'))
  .input(z.object({ ...inRoom, expectedAt: z.nullable(isoInstant) }))
  .output(hotelRoom);

/** Lets guests in to a room that is not ready, until its condition changes. A repeated call changes nothing. */
export const release = staffCall({ roles: deskRoles, act: 'ROOM_RELEASED' })
  .route({
    method: 'PUT',
    path: '/hotels/{hotelId}/rooms/{roomId}/release',
    operationId: 'releaseRoom',
    tags: ['Rooms'],
    summary: 'Let guests in to a room that is not ready, with a reason',
  })
  .errors(hotelFailures('NOT_FOUND', 'ROOM_CHANGED'))
  .input(z.object({ ...inRoom, reason: deskText(ROOM_TEXT_LENGTH) }))
  .output(hotelRoom);
