import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { isFullName, NAME_LENGTHS } from '../../rules/person-name.ts';
import { failures } from '../failures.ts';
import { done, emailAddress, id, isoInstant, personName } from '../schemas.ts';
import { paxType } from './booking-view.ts';
import { buildingCode, picture } from './hotels.ts';

/** A guest of a room (GST-02). `guestUserId` is the room's own id for the guest, not the id of an account. */
export const accommodationGuest = z.object({
  guestUserId: id,
  name: z.string(),
  socialName: z.nullable(z.string()),
  /** Null for a minor (GST-13). */
  email: z.nullable(z.string()),
  paxType,
  isRoomMainGuest: z.boolean(),
  isMinor: z.boolean(),
  isSpecialCareRequired: z.boolean(),
  isRemovable: z.boolean(),
  isInvited: z.boolean(),
  isLoggedUser: z.boolean(),
  /** Has checked in. A minor counts with the room's main guest. */
  isCheckinDone: z.boolean(),
  /** Grows with every change of this guest: an edit of an older one gets GUEST_CHANGED. */
  version: z.int(),
});
export type AccommodationGuest = z.infer<typeof accommodationGuest>;

/** The typed fields of a guest (API-26). A minor has no e-mail; everyone else needs one (GST-12, GST-13). */
export const guestForm = z
  .object({
    name: personName(NAME_LENGTHS.firstName + NAME_LENGTHS.lastName + 1).check(
      z.refine(isFullName, { error: 'sizeName' }),
    ),
    socialName: z.optional(personName(NAME_LENGTHS.socialName)),
    email: z.optional(emailAddress),
    isRoomMainGuest: z.boolean(),
    isMinor: z.boolean(),
    isSpecialCareRequired: z.boolean(),
  })
  .check(
    z.refine(guest => guest.isMinor || guest.email !== undefined, {
      error: 'guest.emailRequired',
      path: ['email'],
    }),
    z.refine(guest => !(guest.isMinor && guest.isRoomMainGuest), {
      error: 'guest.minorIsMain',
      path: ['isRoomMainGuest'],
    }),
  );
export type GuestForm = z.infer<typeof guestForm>;

export const accommodationId = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
/** The same in a path, where it is a text. */
export const accommodationInPath = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number));
const pathOfRoom = { bookingId: id, accommodationId: accommodationInPath };

/** The room's guests after the change, the main guest first. */
export const roomGuests = z.object({ accommodationId: z.int(), guests: z.array(accommodationGuest) });
export type RoomGuests = z.infer<typeof roomGuests>;

/** Added guests are GUESTS_NOT_CHANGEABLE once anybody of the booking has checked in (GST-05). */
export const roomGuestsFailures = [
  'BOOKING_OF_PARTNER',
  'GUESTS_NOT_CHANGEABLE',
  'GUEST_NOT_FOUND',
  'GUEST_CHANGED',
  'GUEST_ALREADY_CREATED',
  'INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST',
  'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION',
  'INVITE_ACCOMMODATION_ADULTS_EXCEEDS',
  'INVITE_ACCOMMODATION_MINORS_EXCEEDS',
  'INVITE_ACCOMMODATION_SECOND_MAIN_GUEST',
  'EMAIL_DUPLICATED_IN_BOOKING',
  'TOO_MANY_REQUESTS',
] as const;

const changeFailures = ['UNAUTHORIZED', 'FORBIDDEN', 'BOOKING_NOT_FOUND', ...roomGuestsFailures] as const;

/** For the room's main guest, and the holder while it has none who accepted (API-26, PD-11). */
export const addGuest = oc
  .route({
    method: 'POST',
    path: '/bookings/{bookingId}/accommodations/{accommodationId}/guests',
    operationId: 'addAccommodationGuest',
    tags: ['Guests of a booking'],
    successStatus: 201,
    inputStructure: 'detailed',
    summary: 'Add a guest to a room',
  })
  .errors(failures(...changeFailures))
  .input(z.object({ params: z.object(pathOfRoom), body: guestForm }))
  .output(roomGuests);

/** A new e-mail is a new invitation; a repeated change does nothing, whatever its version (API-26, PD-11). */
export const changeGuest = oc
  .route({
    method: 'PUT',
    path: '/bookings/{bookingId}/accommodations/{accommodationId}/guests/{guestUserId}',
    operationId: 'changeAccommodationGuest',
    tags: ['Guests of a booking'],
    inputStructure: 'detailed',
    summary: 'Change a guest of a room',
  })
  .errors(failures(...changeFailures))
  .input(
    z.object({
      params: z.object({ ...pathOfRoom, guestUserId: id }),
      body: z.object({ guest: guestForm, version: z.int() }),
    }),
  )
  .output(roomGuests);

/** Needs `newMainGuestUserId` if others stay in the room; a repeated call does nothing (API-26, GST-19). */
export const removeGuest = oc
  .route({
    method: 'DELETE',
    path: '/bookings/{bookingId}/accommodations/{accommodationId}/guests/{guestUserId}',
    operationId: 'removeAccommodationGuest',
    tags: ['Guests of a booking'],
    inputStructure: 'detailed',
    summary: 'Remove a guest from a room',
  })
  .errors(failures(...changeFailures))
  .input(
    z.object({
      params: z.object({ ...pathOfRoom, guestUserId: id }),
      query: z.object({ newMainGuestUserId: z.optional(id) }),
    }),
  )
  .output(roomGuests);

/** All rooms or none; `version` is the draft's booking, BOOKING_CHANGED for an older one (API-19, PD-11). */
export const inviteGuests = oc
  .route({
    method: 'POST',
    path: '/bookings/invite-guest-accommodation',
    operationId: 'inviteAccommodationGuests',
    tags: ['Guests of a booking'],
    summary: 'Set the guests of rooms and invite them',
  })
  .errors(
    failures(
      ...changeFailures,
      'BOOKING_CHANGED',
      'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_SAME_ACCOMMODATION',
    ),
  )
  .input(
    z.object({
      bookingId: id,
      version: z.optional(z.int()),
      accommodations: z
        .array(z.object({ accommodationId, guests: z.array(guestForm).check(z.maxLength(6)) }))
        .check(z.minLength(1), z.maxLength(6)),
    }),
  )
  .output(z.object({ accommodations: z.array(roomGuests) }));

const ofBooking = z.object({ bookingId: id });

/** A repeated call changes nothing. INVITATION_NOT_FOUND for everyone else (API-20, GST-25). */
export const acceptInvitation = oc
  .route({
    method: 'POST',
    path: '/bookings/invitation/accepted',
    operationId: 'acceptInvitation',
    tags: ['Guests of a booking'],
    summary: 'Accept an invitation to a room',
  })
  .errors(failures('UNAUTHORIZED', 'INVITATION_NOT_FOUND', 'EMAIL_NOT_VERIFIED'))
  .input(ofBooking)
  .output(done);

/** A repeated call changes nothing. INVITATION_NOT_FOUND once it was accepted (API-20, GST-24). */
export const declineInvitation = oc
  .route({
    method: 'POST',
    path: '/bookings/invitation/declined',
    operationId: 'declineInvitation',
    tags: ['Guests of a booking'],
    summary: 'Decline an invitation to a room',
  })
  .errors(failures('UNAUTHORIZED', 'INVITATION_NOT_FOUND', 'EMAIL_NOT_VERIFIED'))
  .input(ofBooking)
  .output(done);

/** The previous code becomes invalid. TOO_MANY_REQUESTS beyond three an hour for one invitation (API-21). */
export const resendInvitation = oc
  .route({
    method: 'POST',
    path: '/booking/invitation/resend-invitation-email',
    operationId: 'resendInvitation',
    tags: ['Guests of a booking'],
    summary: 'Send an invitation again',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'INVITATION_NOT_FOUND', 'TOO_MANY_REQUESTS'))
  .input(z.object({ email: emailAddress, bookingId: id }))
  .output(done);

/** The content of an invitation's link (BEY-16). Its code was sent to that address alone. */
export const invitation = z.object({
  bookingId: id,
  email: z.string(),
  invitedBy: z.nullable(z.string()),
  hotelName: z.string(),
  city: z.string(),
  buildingCode,
  picture: z.optional(picture),
  checkinDate: isoInstant,
  checkoutDate: isoInstant,
});
export type Invitation = z.infer<typeof invitation>;

/** The code is sent in the body, so that no address contains it; valid until the stay ends. */
export const findInvitation = oc
  .route({
    method: 'POST',
    path: '/bookings/invitation/find',
    operationId: 'findInvitation',
    tags: ['Guests of a booking'],
    summary: 'What an invitation is about',
  })
  .errors(failures('INVITATION_NOT_FOUND', 'TOO_MANY_REQUESTS'))
  .input(z.object({ code: id }))
  .output(invitation);
