import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { cardBrand } from '../card-brands.ts';
import {
  disabilities,
  disabilityKinds,
  lawReasonsForOther,
  lawTransportsForOther,
  races,
  registrationStates,
} from '../rules/guest-registration.ts';
import { identityLabels } from '../rules/identity-status.ts';
import { transportModes, tripReasons } from '../rules/trip-motivation.ts';
import { accommodationId, accommodationInPath, guestForm } from './accommodation-guests.ts';
import { failures } from './failures.ts';
import { done, emailAddress, id, isoInstant, personName } from './schemas.ts';

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

/**
 * The answers that the law's registration requires beyond personal data and trip (BEY-19). They never come back in a
 * response.
 */
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

/** Purpose and means of a guest's trip (API-10). */
export const tripMotivation = z.object({
  travelReasonId: z.enum(tripReasons),
  transportationModeId: z.enum(transportModes),
  lastOrigin: tripPlace,
  nextDestination: tripPlace,
});
export type TripMotivation = z.infer<typeof tripMotivation>;

/** A guest's position in a check-in (CHK-12). */
export const checkInStep = z.enum([
  'instruction',
  'personalInfo',
  'tripMotivation',
  'paymentCard',
  'confirm',
]);
export type CheckInStep = z.infer<typeof checkInStep>;

/** Guests of rooms that are not sent yet (PD-11), and the version of the booking that they were made from. */
export const guestsDraft = z.object({
  version: z.int(),
  accommodations: z
    .array(z.object({ accommodationId, guests: z.array(guestForm).check(z.maxLength(6)) }))
    .check(z.minLength(1), z.maxLength(6)),
});
export type GuestsDraft = z.infer<typeof guestsDraft>;

/** The progress of a guest's check-in, so that it can be continued on any device (CHK-03 to CHK-09). */
export const checkInState = z.object({
  bookingId: id,
  /** Of the booking. */
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
  /** The card of the guarantee; null while there is none. */
  guaranteeCard: z.nullable(z.object({ brand: cardBrand, display_number: z.string() })),
  /** The hotel registers its guests by law: `tripMotivation` requires the document too (BEY-19). */
  isRegistrationAsked: z.boolean(),
  /**
   * The guest has given all required answers, so that the trip alone is enough; never true if they are not required.
   */
  isRegistrationGiven: z.boolean(),
  /**
   * The guest's registration; null while there is none. `reason` of an INCOMPLETE one names the missing fields
   * (`registrationGaps`, separated by commas), that of a REFUSED one is the service's own text.
   */
  registration: z.nullable(z.object({ state: z.enum(registrationStates), reason: z.nullable(z.string()) })),
  /** Null before this guest's check-in. */
  checkedInAt: z.nullable(isoInstant),
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

/**
 * PUT bookings/{bookingId}/checkin: stores the guest's step, and the guests that are not sent yet; without a draft the
 * stored one remains, null drops it. CHECKIN_NOT_AVAILABLE before check-in opens and once the guest has checked in.
 */
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

/**
 * POST bookings/{bookingId}/trip-motivation (API-10): the signed-in guest's trip; the same call updates it. If the
 * hotel registers its guests, `registration` is required the first time: CHECKIN_INCOMPLETE without it. Until the
 * check-out it also corrects a registration that was refused or is incomplete, and queues it (again).
 */
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

/**
 * POST bookings/{bookingId}/payment-method/{paymentMethodId} (API-11, PD-14): makes a card the guarantee of rooms.
 * Charges nothing. GUARANTEE_CARD_INVALID for a card that the bank has not approved (payment-method/validate, or
 * payment-method/create a moment ago). A repeated call changes nothing; another card replaces the first.
 */
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

/**
 * A guest as confirm-checkin names them. A minor has no e-mail; a guest whose account is deleted has no name, and is left
 * out.
 */
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
      checkedInAt: isoInstant,
    }),
  ),
});
export type CheckedIn = z.infer<typeof checkedIn>;

/**
 * POST bookings/{bookingId}/confirm-checkin (API-22): checks the signed-in guest in to these rooms, and gives each room
 * its door code, or, in an occupied room, the guest alone. The guests named are those of the room now: BOOKING_CHANGED
 * if they are not. A repeated call returns the same. No door code in the response: it is read with the booking, from
 * the start of the stay (BKG-14). CHECKIN_INCOMPLETE lists missing parts in `details.missing`: personalInfo, identity,
 * tripMotivation, paymentCard. ROOM_NOT_READY once the stay has begun and neither the room nor another one of its type
 * is free.
 */
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

/**
 * POST bookings/{bookingId}/accommodations/{accommodationId}/door-code (PD-46): a new code for a door that does not
 * open, for a guest who sees the code now; the previous one becomes invalid. DOOR_CODE_LIMIT after three in a stay.
 */
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
      /** The lock has confirmed it. */
      isDoorCodeActive: z.boolean(),
      /** The remaining changes of the code. */
      renewalsLeft: z.int(),
    }),
  );
