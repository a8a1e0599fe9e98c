import * as z from 'zod/mini';
import { identityReasons } from '../../identity-reasons.ts';
import { hasCardNumber } from '../../rules/card-number.ts';
import { identityStatuses } from '../../rules/identity-status.ts';
import { NAME_LENGTHS } from '../../rules/person-name.ts';
import { hotelFailures } from '../failures.ts';
import { nationality } from '../guest/personal-info.ts';
import { statusReason } from '../guest/validation.ts';
import { localDate, personName } from '../schemas.ts';
import { deskRoles, ofDeskGuest } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

export const documentKinds = ['CPF', 'PASSPORT', 'RG', 'CNH', 'OTHER'] as const;
export const documentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKind>;

export const documentFields = [
  'kind',
  'number',
  'firstName',
  'lastName',
  'birthDate',
  'nationality',
] as const;
export type DocumentField = (typeof documentFields)[number];

/** As it stands on the document: of CPF, RG and CNH `number` is the CPF on it. It is compared and never stored. */
export const seenDocument = z.object({
  kind: documentKind,
  number: z.string().check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[A-Z0-9][A-Z0-9./ -]{3,23}$/),
    z.refine(text => !hasCardNumber(text), { error: 'payment.cardNumber' }),
  ),
  firstName: personName(NAME_LENGTHS.firstName),
  lastName: personName(NAME_LENGTHS.lastName),
  birthDate: localDate,
  nationality,
});
export type SeenDocument = z.infer<typeof seenDocument>;

/** NOT_GIVEN: the guest has not entered it, or the hotel does not ask for it. */
export const fieldComparison = z.enum(['SAME', 'DIFFERENT', 'NOT_GIVEN']);
export type FieldComparison = z.infer<typeof fieldComparison>;

export const documentComparison = z.object({
  kind: fieldComparison,
  number: fieldComparison,
  firstName: fieldComparison,
  lastName: fieldComparison,
  birthDate: fieldComparison,
  nationality: fieldComparison,
});
export type DocumentComparison = z.infer<typeof documentComparison>;

export const enteredIdentity = z.object({
  kind: z.nullable(z.enum(['CPF', 'PASSPORT'])),
  /** Its last three signs; the whole number only from `openNumber`. */
  number: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: localDate,
  nationality: z.nullable(nationality),
  /** Grows with each change of the guest's data: a decision on an older one gets PERSONAL_INFO_CHANGED. */
  version: z.int(),
  status: z.enum(identityStatuses),
  reasons: z.array(statusReason),
});
export type EnteredIdentity = z.infer<typeof enteredIdentity>;

const guestPath = '/hotels/{hotelId}/bookings/{bookingId}/guests/{roomGuestId}/document' as const;

/** For guests of a booking that is not over. */
export const find = staffCall({ roles: deskRoles, act: 'DOCUMENT_OPENED' })
  .route({
    method: 'POST',
    path: guestPath,
    operationId: 'openDocument',
    tags: ['Documents'],
    summary: 'The identity that a guest entered',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object(ofDeskGuest))
  .output(enteredIdentity);

export const openNumber = staffCall({ roles: deskRoles, act: 'DOCUMENT_NUMBER_OPENED' })
  .route({
    method: 'POST',
    path: `${guestPath}/number`,
    operationId: 'openDocumentNumber',
    tags: ['Documents'],
    summary: 'The whole number that a guest entered',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object(ofDeskGuest))
  .output(z.object({ number: z.nullable(z.string()) }));

/** Field by field, while the receptionist types; changes nothing and stores nothing. */
export const compare = staffCall({ roles: deskRoles, act: null })
  .route({
    method: 'POST',
    path: `${guestPath}/compare`,
    operationId: 'compareDocument',
    tags: ['Documents'],
    summary: 'Compare a document with what the guest entered',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object({ ...ofDeskGuest, document: z.partial(seenDocument) }))
  .output(z.partial(documentComparison));

export const decided = z.object({ status: z.enum(identityStatuses), comparison: documentComparison });

/**
 * The identity of the guest as named on the document. A field that differs has to be in `corrected`, and the guest's data
 * then become those of the document: otherwise DOCUMENT_DIFFERS with `details.different`.
 */
export const approve = staffCall({ roles: deskRoles, act: 'DOCUMENT_APPROVED' })
  .route({
    method: 'POST',
    path: `${guestPath}/approve`,
    operationId: 'approveDocument',
    tags: ['Documents'],
    summary: 'Approve a document that was seen',
  })
  .errors(hotelFailures('NOT_FOUND', 'BAD_REQUEST', 'PERSONAL_INFO_CHANGED', 'DOCUMENT_DIFFERS'))
  .input(
    z.object({
      ...ofDeskGuest,
      version: z.int(),
      document: seenDocument,
      corrected: z.array(z.enum(documentFields)).check(z.maxLength(documentFields.length)),
      /** The receptionist looked at the person, not only at the paper. */
      isPersonSeen: z.literal(true),
    }),
  )
  .output(decided);

/** The guest reads the reasons in the app, and can hand a document in again. */
export const reject = staffCall({ roles: deskRoles, act: 'DOCUMENT_REJECTED' })
  .route({
    method: 'POST',
    path: `${guestPath}/reject`,
    operationId: 'rejectDocument',
    tags: ['Documents'],
    summary: 'Reject a document that was seen',
  })
  .errors(hotelFailures('NOT_FOUND', 'PERSONAL_INFO_CHANGED'))
  .input(
    z.object({
      ...ofDeskGuest,
      version: z.int(),
      reasons: z.array(z.enum(identityReasons)).check(z.minLength(1), z.maxLength(identityReasons.length)),
    }),
  )
  .output(z.object({ status: z.enum(identityStatuses) }));
