import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { cardNetwork } from '../../card-networks.ts';
import {
  disabilities,
  disabilityKinds,
  lawReasonsForOther,
  lawTransportsForOther,
  races,
  registrationStates,
} from '../../rules/guest-registration.ts';
import { identityLabels } from '../../rules/identity-status.ts';
import { transportModes, tripReasons } from '../../rules/trip-motivation.ts';
import { failures } from '../failures.ts';
import { done, emailAddress, id, isoInstant, personName } from '../schemas.ts';
import { accommodationId, accommodationInPath, guestForm } from './accommodation-guests.ts';

const inBooking = { bookingId: id };

/** A guest's origin or destination (CHK-16, CHK-17): state and city if the country is Brazil, otherwise neither. */
export const tripPlace = z
  .object({
    /** ISO 3166 two-letter code. */
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    /** Two letters. */
    state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    ibgeCityCode: z.optional(z.string().check(z.regex(/^\d{7}$/))),
  })
  .check(
    z.refine(place => place.country !== 'BR' || place.state !== undefined, {
      error: 'required',
      path: ['state'],
    }),
    z.refine(place => place.country !== 'BR' || place.ibgeCityCode !== undefined, {
      error: 'required',
      path: ['ibgeCityCode'],
    }),
    z.refine(place => place.country === 'BR' || !(place.state ?? place.ibgeCityCode), {
      error: 'trip.brazilOnly',
      path: ['state'],
    }),
  );
export type TripPlace = z.infer<typeof tripPlace>;

/** They never come back in a response (BEY-19). */
export const registrationAnswers = z.object({
  document: z.object({
    type: z.enum(['CPF', 'PASSPORT']),
    /** CPF: 11 digits; passport: letters and digits. */
    number: z.string().check(z.regex(/^[A-Z0-9]{5,20}$/)),
  }),
  /** The law's own term if the reason or the transport is OTHER (PD-47). */
  lawReason: z.optional(z.enum(lawReasonsForOther)),
  lawTransport: z.optional(z.enum(lawTransportsForOther)),
  /** Optional by law; left out is "prefer not to say". */
  race: z.optional(z.enum(races)),
  disability: z.optional(z.enum(disabilities)),
  /** Required if the disability is SIM. */
  disabilityKind: z.optional(z.enum(disabilityKinds)),
});
export type RegistrationAnswers = z.infer<typeof registrationAnswers>;

export const tripMotivation = z.object({
  travelReasonId: z.enum(tripReasons),
  transportationModeId: z.enum(transportModes),
  lastOrigin: tripPlace,
  nextDestination: tripPlace,
});
export type TripMotivation = z.infer<typeof tripMotivation>;

export const checkInStep = z.enum([
  'instruction',
  'personalInfo',
  'tripMotivation',
  'paymentCard',
  'confirm',
]);
export type CheckInStep = z.infer<typeof checkInStep>;

/**
 * IDENTITY: the pictures are in review, or have to be handed in again. RECEPTION: the name of the identity is not that of a
 * partner's booking, and the hotel decides. ROOM: the room is not ready, or a payment is open.
 */
export const checkInWaitsFor = z.enum(['IDENTITY', 'RECEPTION', 'ROOM']);

/** Guests of rooms that are not sent yet (PD-11), and the version of the booking that they were made from. */
export const guestsDraft = z.object({
  version: z.int(),
  accommodations: z
    .array(z.object({ accommodationId, guests: z.array(guestForm).check(z.maxLength(6)) }))
    .check(z.minLength(1), z.maxLength(6)),
});
export type GuestsDraft = z.infer<typeof guestsDraft>;

export const checkInState = z.object({
  bookingId: id,
  version: z.int(),
  /** FULL if a guarantee card is required and nobody has checked in. */
  flow: z.enum(['FULL', 'SIMPLE']),
  /** The rooms that this guest checks in to now; empty if check-in is not open for them. */
  accommodationIds: z.array(z.int()),
  /** The guest's last step; `instruction` at first. */
  step: checkInStep,
  draft: z.nullable(guestsDraft),
  tripMotivation: z.nullable(tripMotivation),
  identityStatus: z.enum(identityLabels),
  guaranteeCard: z.nullable(z.object({ brand: cardNetwork, display_number: z.string() })),
  /** The hotel registers its guests by law: `tripMotivation` requires the document too (BEY-19). */
  isRegistrationAsked: z.boolean(),
  /** The trip alone is enough then; never true if the answers are not required. */
  isRegistrationGiven: z.boolean(),
  /** `reason` of an INCOMPLETE one is `registrationGaps` separated by commas, of a REFUSED one the service's text. */
  registration: z.nullable(z.object({ state: z.enum(registrationStates), reason: z.nullable(z.string()) })),
  checkedInAt: z.nullable(isoInstant),
  /** A finished form that does not open the room yet (SEC-17, SEC-19); left out by gateways of earlier versions. */
  waitsFor: z.optional(z.nullable(checkInWaitsFor)),
});
export type CheckInState = z.infer<typeof checkInState>;

/** GET bookings/{bookingId}/checkin: a guest's own check-in. BOOKING_NOT_FOUND for guests who do not stay in it. */
export const find = oc
  .route({
    method: 'GET',
    path: '/bookings/{bookingId}/checkin',
    operationId: 'findCheckIn',
    tags: ['Check-in'],
    summary: "How far a guest's check-in is",
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND'))
  .input(z.object(inBooking))
  .output(checkInState);

/** Without a draft the stored one remains, null drops it. CHECKIN_NOT_AVAILABLE before and after check-in. */
export const saveProgress = oc
  .route({
    method: 'PUT',
    path: '/bookings/{bookingId}/checkin',
    operationId: 'saveCheckInProgress',
    tags: ['Check-in'],
    summary: 'Store where in a check-in the guest is',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'CHECKIN_NOT_AVAILABLE'))
  .input(z.object({ ...inBooking, step: checkInStep, draft: z.optional(z.nullable(guestsDraft)) }))
  .output(checkInState);

/** `registration` is required the first time; until check-out this corrects a rejected one and queues it again. */
export const saveTrip = oc
  .route({
    method: 'POST',
    path: '/bookings/{bookingId}/trip-motivation',
    operationId: 'saveTripMotivation',
    tags: ['Check-in'],
    summary: 'Say why and how the guest travels',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'BOOKING_NOT_FOUND',
      'BAD_REQUEST',
      'CHECKIN_NOT_AVAILABLE',
      'CHECKIN_INCOMPLETE',
    ),
  )
  .input(z.extend(tripMotivation, { ...inBooking, registration: z.optional(registrationAnswers) }))
  .output(checkInState);

/** Charges nothing. GUARANTEE_CARD_INVALID for a card that the bank has not approved (API-11, PD-14). */
export const associateCard = oc
  .route({
    method: 'POST',
    path: '/bookings/{bookingId}/payment-method/{paymentMethodId}',
    operationId: 'associateGuaranteeCard',
    tags: ['Check-in'],
    summary: 'Make a card the guarantee of a stay',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'BOOKING_NOT_FOUND',
      'CARD_NOT_FOUND',
      'CHECKIN_NOT_AVAILABLE',
      'GUARANTEE_CARD_INVALID',
    ),
  )
  .input(
    z.object({
      ...inBooking,
      paymentMethodId: id,
      accommodationPartnerIds: z.array(accommodationId).check(z.minLength(1), z.maxLength(6)),
    }),
  )
  .output(done);

/** A minor has no e-mail; a guest whose account is deleted has no name, and is left out. */
const confirmedGuest = z.object({
  name: personName(200),
  email: z.optional(z.nullable(emailAddress)),
  isRoomMainGuest: z.boolean(),
  isMinor: z.boolean(),
  isSpecialCareRequired: z.boolean(),
});

export const checkedIn = z.object({
  bookingId: id,
  accommodations: z.array(
    z.object({
      accommodationId: z.int(),
      /** Null before the stay begins: until then the room may be exchanged for another one (BKG-14, PD-65). */
      suiteNumber: z.nullable(z.string()),
      /** Null while the finished form waits: the check-in follows by itself (SEC-19). */
      checkedInAt: z.nullable(isoInstant),
    }),
  ),
  waitsFor: z.optional(z.nullable(checkInWaitsFor)),
});
export type CheckedIn = z.infer<typeof checkedIn>;

/** CHECKIN_INCOMPLETE: `details.missing` of personalInfo, identity, tripMotivation, paymentCard (API-22). */
export const confirm = oc
  .route({
    method: 'POST',
    path: '/bookings/{bookingId}/confirm-checkin',
    operationId: 'confirmCheckIn',
    tags: ['Check-in'],
    summary: 'Check in',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'BOOKING_NOT_FOUND',
      'BOOKING_CHANGED',
      'CHECKIN_NOT_AVAILABLE',
      'CHECKIN_INCOMPLETE',
      'ROOM_NOT_READY',
      'ATTEMPT_IN_PROGRESS',
    ),
  )
  .input(
    z.object({
      ...inBooking,
      accommodations: z
        .array(z.object({ accommodationId, guests: z.array(confirmedGuest).check(z.maxLength(6)) }))
        .check(z.minLength(1), z.maxLength(6)),
    }),
  )
  .output(checkedIn);

/** The previous code becomes invalid. DOOR_CODE_LIMIT after three in a stay (PD-46). */
export const renewDoorCode = oc
  .route({
    method: 'POST',
    path: '/bookings/{bookingId}/accommodations/{accommodationId}/door-code',
    operationId: 'renewDoorCode',
    tags: ['Check-in'],
    summary: 'Change the door code',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'DOOR_CODE_NOT_AVAILABLE', 'DOOR_CODE_LIMIT'))
  .input(z.object({ ...inBooking, accommodationId: accommodationInPath }))
  .output(
    z.object({
      lockDoorCode: z.string(),
      isDoorCodeActive: z.boolean(),
      renewalsLeft: z.int(),
    }),
  );
