import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { isoInstant } from '../schemas.ts';
import { localHour } from './board.ts';
import { deskRoles, inDeskBooking } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/** The card of one adult, for the guest's own signature: whole names. What is not known is filled in by hand. */
export const registrationCard = z.object({
  room: z.string(),
  arrival: localHour,
  departure: localHour,
  fullName: z.string(),
  socialName: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  /** Numeric code of a country. */
  nationality: z.nullable(z.int()),
  /** Null once the ministry has the guest: it is erased then (BEY-19). */
  document: z.nullable(z.object({ type: z.enum(['CPF', 'PASSPORT']), number: z.string() })),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.array(z.string()),
  /** Names of the minors in the room. */
  minors: z.array(z.string()),
});
export type RegistrationCard = z.infer<typeof registrationCard>;

export const printedCards = z.object({
  hotelName: z.string(),
  hotelAddress: z.array(z.string()),
  locator: z.string(),
  timezone: z.string(),
  printedAt: isoInstant,
  /** One for each adult, by room. */
  cards: z.array(registrationCard),
});
export type PrintedCards = z.infer<typeof printedCards>;

export const print = staffCall({ roles: deskRoles, act: 'REGISTRATION_CARD_PRINTED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/registration-cards',
    operationId: 'printRegistrationCards',
    tags: ['Print'],
    summary: 'The registration cards of a booking on paper',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object(inDeskBooking))
  .output(printedCards);
