import * as z from 'zod/mini';
import { cardToken } from '../../card-frame.ts';
import { hotelFailures } from '../failures.ts';
import { accommodationId, guestForm, roomGuests, roomGuestsFailures } from '../guest/accommodation-guests.ts';
import { checkInState, checkInWaitsFor, registrationAnswers, tripMotivation } from '../guest/check-in.ts';
import { personalInfo, personalInfoChange } from '../guest/personal-info.ts';
import { id, isoInstant } from '../schemas.ts';
import { cents, deskKey, deskRoles, ofDeskGuest } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

const guestPath = '/hotels/{hotelId}/bookings/{bookingId}/guests/{roomGuestId}/check-in' as const;
const tags = ['Assisted check-in'];

export const assistedRoom = z.extend(roomGuests, {
  number: z.string(),
  maxAdults: z.int(),
  maxMinors: z.int(),
});
export type AssistedRoom = z.infer<typeof assistedRoom>;

export const assistedState = z.object({
  checkIn: checkInState,
  personalInfo,
  /** The guests of the rooms that this guest checks in to. */
  rooms: z.array(assistedRoom),
  /** Rooms that a cash deposit guarantees. */
  deposits: z.array(z.object({ accommodationId: z.int(), amountCents: z.int() })),
  /** Origin of the page with the card's fields (PAY-38); null if no card can be typed. */
  cardPage: z.nullable(z.string()),
});
export type AssistedState = z.infer<typeof assistedState>;

/** The step of a check-in, as far as the guest and the desk are with it. NOT_FOUND for who does not stay in the booking. */
export const find = staffCall({ roles: deskRoles, act: 'CHECK_IN_OPENED' })
  .route({
    method: 'POST',
    path: guestPath,
    operationId: 'openAssistedCheckIn',
    tags,
    summary: "A guest's check-in with the data it needs",
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object(ofDeskGuest))
  .output(assistedState);

/** As the guest's own: another name or nationality takes the identity's validation back (PER-19). */
export const savePersonalInfo = staffCall({ roles: deskRoles, act: 'CHECK_IN_ASSISTED' })
  .route({
    method: 'PUT',
    path: `${guestPath}/personal-info`,
    operationId: 'assistPersonalInfo',
    tags,
    summary: "Save a guest's data for the check-in",
  })
  .errors(hotelFailures('NOT_FOUND', 'BAD_REQUEST', 'CHECKIN_NOT_AVAILABLE', 'PERSONAL_INFO_CHANGED'))
  .input(z.object({ ...ofDeskGuest, personalInfo: personalInfoChange }))
  .output(personalInfo);

export const saveTrip = staffCall({ roles: deskRoles, act: 'CHECK_IN_ASSISTED' })
  .route({
    method: 'PUT',
    path: `${guestPath}/trip`,
    operationId: 'assistTrip',
    tags,
    summary: 'Say why and how a guest travels',
  })
  .errors(hotelFailures('NOT_FOUND', 'BAD_REQUEST', 'CHECKIN_NOT_AVAILABLE', 'CHECKIN_INCOMPLETE'))
  .input(z.object({ ...ofDeskGuest, trip: tripMotivation, registration: z.optional(registrationAnswers) }))
  .output(checkInState);

/** The guests of whole rooms, all rooms or none; BOOKING_CHANGED for an older version of the booking. */
export const saveGuests = staffCall({ roles: deskRoles, act: 'CHECK_IN_ASSISTED' })
  .route({
    method: 'PUT',
    path: `${guestPath}/guests`,
    operationId: 'assistGuests',
    tags,
    summary: 'Set the guests of rooms',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BOOKING_CHANGED',
      'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_SAME_ACCOMMODATION',
      ...roomGuestsFailures,
    ),
  )
  .input(
    z.object({
      ...ofDeskGuest,
      version: z.int(),
      accommodations: z
        .array(z.object({ accommodationId, guests: z.array(guestForm).check(z.maxLength(6)) }))
        .check(z.minLength(1), z.maxLength(6)),
    }),
  )
  .output(z.object({ accommodations: z.array(roomGuests) }));

/** Cash that guarantees a room in place of a card. It pays nothing, and is returned at the end of the stay. */
export const takeDeposit = staffCall({ roles: deskRoles, act: 'DEPOSIT_TAKEN' })
  .route({
    method: 'POST',
    path: `${guestPath}/deposit`,
    operationId: 'takeDeposit',
    tags,
    successStatus: 201,
    summary: 'Take a cash deposit as guarantee',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BAD_REQUEST',
      'CHECKIN_NOT_AVAILABLE',
      'DRAWER_NOT_OPEN',
      'IDEMPOTENCY_KEY_REUSED',
      'OUTCOME_CHANGED',
    ),
  )
  .input(z.object({ ...ofDeskGuest, key: deskKey, accommodationId, amountCents: cents }))
  .output(z.object({ accommodationId: z.int(), amountCents: z.int(), takenAt: isoInstant }));

/**
 * A card that guarantees this guest's rooms, tokenized by the card page; rooms with a deposit need none. It charges nothing and
 * is saved in no wallet. The same token stores it once. OUTCOME_CHANGED if every room has a guarantee by a deposit.
 */
export const takeCard = staffCall({ roles: deskRoles, act: 'GUARANTEE_CARD_TAKEN' })
  .route({
    method: 'POST',
    path: `${guestPath}/guarantee-card`,
    operationId: 'takeGuaranteeCard',
    tags,
    successStatus: 201,
    summary: 'Take a card as guarantee',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BAD_REQUEST',
      'CHECKIN_NOT_AVAILABLE',
      'OUTCOME_CHANGED',
      'CARD_TOKEN_INVALID',
      'CARD_DECLINED',
      'CARD_NOT_FOUND',
      'GUARANTEE_CARD_INVALID',
      'PAYMENT_TIMEOUT',
      'TOO_MANY_REQUESTS',
      'SERVICE_UNAVAILABLE',
    ),
  )
  .input(z.object({ ...ofDeskGuest, token: cardToken }))
  .output(checkInState);

export const assisted = z.object({
  bookingId: id,
  rooms: z.array(
    z.object({
      accommodationId: z.int(),
      /** Null before the stay begins, and while the form waits. */
      suiteNumber: z.nullable(z.string()),
      checkedInAt: z.nullable(isoInstant),
      /** NONE: no code opens the room for this guest yet. SET: the lock has not confirmed it. The code itself is shown by `doorCodes.show`. */
      code: z.enum(['NONE', 'SET', 'ACTIVE']),
    }),
  ),
  waitsFor: z.nullable(checkInWaitsFor),
});
export type Assisted = z.infer<typeof assisted>;

/** CHECKIN_INCOMPLETE: `details.missing` of personalInfo, identity, tripMotivation, paymentCard. */
export const confirm = staffCall({ roles: deskRoles, act: 'CHECK_IN_ASSISTED' })
  .route({
    method: 'POST',
    path: `${guestPath}/confirm`,
    operationId: 'assistConfirmation',
    tags,
    summary: 'Check a guest in',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BOOKING_CHANGED',
      'CHECKIN_NOT_AVAILABLE',
      'CHECKIN_INCOMPLETE',
      'ROOM_NOT_READY',
      'ATTEMPT_IN_PROGRESS',
    ),
  )
  .input(
    z.object({
      ...ofDeskGuest,
      /** The booking as the desk sees it. */
      version: z.int(),
      accommodationIds: z.array(accommodationId).check(z.minLength(1), z.maxLength(6)),
    }),
  )
  .output(assisted);
