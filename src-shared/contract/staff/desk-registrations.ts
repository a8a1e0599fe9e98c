import * as z from 'zod/mini';
import { registrationGaps, registrationStates } from '../../rules/guest-registration.ts';
import { hotelFailures } from '../failures.ts';
import { id, isoInstant } from '../schemas.ts';
import { deskRoles, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

export const REGISTRATION_PAGE_LENGTH = 50;

export const registrationEventKinds = ['CHECK_IN', 'CHECK_OUT', 'NO_SHOW'] as const;

/** One adult's registration with the ministry. No document and no address: those are the guest's check-in. */
export const deskRegistration = z.object({
  id,
  bookingId: id,
  locator: z.string(),
  room: z.string(),
  /** Null once the guest is gone from the room. */
  roomGuestId: z.nullable(id),
  /** First name and initial; null where nobody is named. */
  guestName: z.nullable(z.string()),
  state: z.enum(registrationStates),
  /** The ministry's words for a refusal, without what the guest gave; null in any other state. */
  reason: z.nullable(z.string()),
  /** What an incomplete one lacks. */
  missing: z.array(z.enum(registrationGaps)),
  /** What the ministry has not been told yet, in its order. */
  waiting: z.array(z.enum(registrationEventKinds)),
  /** The guest stays in the room: the desk can correct what was given, and the gateway then sends it by itself. */
  isCorrectable: z.boolean(),
  changedAt: isoInstant,
});
export type DeskRegistration = z.infer<typeof deskRegistration>;

/** The last to change first. */
export const list = staffCall({ roles: deskRoles, act: 'REGISTRATIONS_OPENED' })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/registrations',
    operationId: 'listRegistrations',
    tags: ['Registrations'],
    summary: 'Guest registrations of a hotel in one state',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object({ ...inHotel, state: z.enum(registrationStates), after: z.optional(id) }))
  .output(z.object({ registrations: z.array(deskRegistration), next: z.nullable(id) }));

/** A refused one as it is, or one that waits for the next try. REGISTRATION_CHANGED with `details.state` in any other state. */
export const sendAgain = staffCall({ roles: deskRoles, act: 'REGISTRATION_SENT' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/registrations/{id}/send',
    operationId: 'sendRegistrationAgain',
    tags: ['Registrations'],
    summary: 'Send a registration to the ministry again',
  })
  .errors(hotelFailures('NOT_FOUND', 'REGISTRATION_CHANGED'))
  .input(z.object({ ...inHotel, id }))
  .output(deskRegistration);
