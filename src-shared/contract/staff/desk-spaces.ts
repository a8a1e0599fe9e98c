import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { deskRoles, deskText, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

export const SPACE_MESSAGE_LENGTH = 300;

export const deskReservation = z.object({
  id,
  spaceId: z.string(),
  bookingId: id,
  room: z.string(),
  /** First name and initial. */
  guestName: z.string(),
  startsAt: isoInstant,
  endsAt: isoInstant,
  canceledAt: z.nullable(isoInstant),
  /** What the desk told the guest, where the desk canceled it. */
  message: z.nullable(z.string()),
});
export type DeskReservation = z.infer<typeof deskReservation>;

export const deskSpace = z.object({
  id: z.string(),
  name: z.string(),
  /** Reservations that it takes at one time. */
  places: z.int(),
  reservations: z.array(deskReservation),
});
export type DeskSpace = z.infer<typeof deskSpace>;

/** Without a day it is the hotel's today. */
export const list = staffCall({ roles: deskRoles, act: 'SPACES_OPENED', isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/spaces',
    operationId: 'listDeskSpaces',
    tags: ['Spaces'],
    summary: 'Reservations of a day in the shared spaces',
  })
  .errors(hotelFailures('BAD_REQUEST'))
  .input(z.object({ ...inHotel, day: z.optional(localDate) }))
  .output(z.object({ day: localDate, today: localDate, spaces: z.array(deskSpace) }));

/** Until it ends; the guest gets the message by e-mail. SPACE_RESERVATION_CHANGED once it is over or canceled. */
export const cancel = staffCall({ roles: deskRoles, act: 'SPACE_CANCELED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/space-reservations/{id}/cancel',
    operationId: 'cancelDeskReservation',
    tags: ['Spaces'],
    summary: "Cancel a guest's reservation of a space",
  })
  .errors(hotelFailures('NOT_FOUND', 'SPACE_RESERVATION_CHANGED'))
  .input(z.object({ ...inHotel, id, message: deskText(SPACE_MESSAGE_LENGTH) }))
  .output(deskReservation);
