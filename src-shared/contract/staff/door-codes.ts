import * as z from 'zod/mini';
import { doorCodeReason } from '../door-code-reasons.ts';
import { hotelFailures } from '../failures.ts';
import { isoInstant } from '../schemas.ts';
import { deskRoles, inDeskRoom } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

export const shownCode = z.object({
  lockDoorCode: z.string(),
  /** The door's lock has confirmed the code. */
  isDoorCodeActive: z.boolean(),
  shownAt: isoInstant,
});
export type ShownCode = z.infer<typeof shownCode>;

const withReason = z.object({ ...inDeskRoom, reason: doorCodeReason });
const roomPath = '/hotels/{hotelId}/bookings/{bookingId}/rooms/{accommodationId}/door-code' as const;

/** DOOR_CODE_NOT_AVAILABLE while the door does not open for the room's guests. */
export const show = staffCall({ roles: deskRoles, act: 'DOOR_CODE_SHOWN' })
  .route({
    method: 'POST',
    path: `${roomPath}/show`,
    operationId: 'showDoorCode',
    tags: ['Door codes'],
    summary: 'Show a door code at the desk',
  })
  .errors(hotelFailures('NOT_FOUND', 'DOOR_CODE_NOT_AVAILABLE'))
  .input(withReason)
  .output(shownCode);

/** The previous code ends. Does not count as one of the guest's own changes. */
export const renew = staffCall({ roles: deskRoles, act: 'DOOR_CODE_RENEWED' })
  .route({
    method: 'POST',
    path: `${roomPath}/renew`,
    operationId: 'renewDoorCodeAtDesk',
    tags: ['Door codes'],
    summary: 'Give a room a new door code',
  })
  .errors(hotelFailures('NOT_FOUND', 'DOOR_CODE_NOT_AVAILABLE'))
  .input(withReason)
  .output(shownCode);

/** The room's guests have no code until the desk gives them a new one. A repeated call changes nothing. */
export const end = staffCall({ roles: deskRoles, act: 'DOOR_CODE_ENDED' })
  .route({
    method: 'POST',
    path: `${roomPath}/end`,
    operationId: 'endDoorCode',
    tags: ['Door codes'],
    summary: 'End a door code',
  })
  .errors(hotelFailures('NOT_FOUND', 'DOOR_CODE_NOT_AVAILABLE'))
  .input(withReason)
  .output(z.object({ endedAt: isoInstant }));
