import * as z from 'zod/mini';
import { minorFields } from '../../minor-fields.ts';
import { hasCardNumber } from '../../rules/card-number.ts';
import { hotelFailures } from '../failures.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { deskRoles, deskText, ofDeskGuest } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

export const minorDocumentKinds = ['BIRTH_CERTIFICATE', 'RG', 'CPF', 'PASSPORT', 'OTHER'] as const;
export const minorDocumentKind = z.enum(minorDocumentKinds);
export type MinorDocumentKind = z.infer<typeof minorDocumentKind>;

/** AUTHORIZED: no relative; the written authorisation was seen. */
export const minorRelations = [
  'PARENT',
  'GUARDIAN',
  'GRANDPARENT',
  'SIBLING',
  'RELATIVE',
  'AUTHORIZED',
] as const;
export const minorRelation = z.enum(minorRelations);
export type MinorRelation = z.infer<typeof minorRelation>;

export const MINOR_FIELD_LENGTH = 200;

export const minorDocumentNumber = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.regex(/^[A-Z0-9][A-Z0-9./ -]{3,39}$/),
  z.refine(text => !hasCardNumber(text), { error: 'payment.cardNumber' }),
);

export const minorRegistration = z.object({
  documentKind: minorDocumentKind,
  documentNumber: minorDocumentNumber,
  birthDate: localDate,
  relation: minorRelation,
  /** An adult of the same booking, by the row in a room's guests. */
  responsibleId: id,
  /** Each once; at least those that the hotel asks for. */
  further: z
    .array(z.object({ field: z.enum(minorFields), text: deskText(MINOR_FIELD_LENGTH) }))
    .check(z.maxLength(minorFields.length)),
});
export type MinorRegistration = z.infer<typeof minorRegistration>;

/** The registration as it was made, to correct it. `responsibleId` is null once that adult is gone from the room. */
export const storedMinor = z.extend(minorRegistration, { responsibleId: z.nullable(id) });
export type StoredMinorRegistration = z.infer<typeof storedMinor>;

/** NOT_FOUND for a guest who is not registered as a minor. */
export const find = staffCall({ roles: deskRoles, act: 'MINOR_OPENED' })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/bookings/{bookingId}/guests/{roomGuestId}/minor',
    operationId: 'findMinor',
    tags: ['Front desk'],
    summary: 'The registration of a minor, to correct it',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object(ofDeskGuest))
  .output(storedMinor);

/**
 * Registers a minor, or corrects it: the newer one takes the older one's place, and the same one changes nothing.
 * MINOR_NOT_REGISTRABLE with what is missing by the hotel's configuration, or for somebody who is of age at the arrival.
 */
export const register = staffCall({ roles: deskRoles, act: 'MINOR_REGISTERED' })
  .route({
    method: 'PUT',
    path: '/hotels/{hotelId}/bookings/{bookingId}/guests/{roomGuestId}/minor',
    operationId: 'registerMinor',
    tags: ['Front desk'],
    summary: 'Register a minor with the responsible adult',
  })
  .errors(hotelFailures('NOT_FOUND', 'MINOR_NOT_REGISTRABLE'))
  .input(z.extend(minorRegistration, ofDeskGuest))
  .output(z.object({ registeredAt: isoInstant }));
