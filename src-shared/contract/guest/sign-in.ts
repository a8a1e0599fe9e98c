import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { deviceId } from '../../device.ts';
import { failures } from '../failures.ts';
import { done, id, reservationLocator, sixDigitCode, typedLastName } from '../schemas.ts';

/** Signing in at the hotel's own devices without typing a password: with the phone, or with a reservation. */

/** The end of the QR code's address: 128 random bits. */
export const linkCode = z.string().check(z.regex(/^[\w-]{22}$/));
/** Known only to the device that requested the link: 256 random bits. */
export const linkSecret = z.string().check(z.regex(/^[\w-]{43}$/));
export const linkCheck = z.string().check(z.regex(/^\d{2}$/));

const seconds = z.int().check(z.gte(0));

export const newLink = z.object({
  code: linkCode,
  /** The content of the QR code: `<address of the guest app>/link/<code>`. */
  address: z.string(),
  /** For linkStatus. Stays with the device that requested it: it is not in the address. */
  deviceSecret: linkSecret,
  /** Shown beside the QR code: the guest finds it again on the phone. */
  check: linkCheck,
  expiresInSeconds: seconds,
  /** The wait before each poll of the status. */
  pollAfterSeconds: seconds,
});
export type NewLink = z.infer<typeof newLink>;

/** For devices identified by the device headers; DEVICE_NOT_ENROLLED for everyone else (BEY-01). */
export const createLink = oc
  .route({
    method: 'POST',
    path: '/sign-in/links',
    operationId: 'createSignInLink',
    tags: ['Sign-in'],
    successStatus: 201,
    summary: 'A link by which a guest signs this device in with the phone',
  })
  .errors(failures('DEVICE_NOT_ENROLLED', 'HOTEL_NOT_FOUND', 'TOO_MANY_REQUESTS'))
  .output(newLink);

/** EXPIRED is the status of every invalid link: too old, used, or never issued. */
export const linkStatusResponse = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('PENDING'),
    opened: z.boolean(),
    expiresInSeconds: seconds,
    pollAfterSeconds: seconds,
  }),
  /** Works once; a repeated poll returns another in place of an unused one. */
  z.object({ status: z.literal('APPROVED'), guestToken: z.string() }),
  z.object({ status: z.literal('DENIED') }),
  z.object({ status: z.literal('EXPIRED') }),
]);
export type LinkStatus = z.infer<typeof linkStatusResponse>;

export const linkStatus = oc
  .route({
    method: 'GET',
    path: '/sign-in/links/status',
    operationId: 'getSignInLinkStatus',
    tags: ['Sign-in'],
    inputStructure: 'detailed',
    summary: 'Whether the guest has approved the link',
  })
  .errors(failures('TOO_MANY_REQUESTS'))
  .input(z.object({ headers: z.object({ 'x-link-secret': linkSecret }) }))
  .output(linkStatusResponse);

export const linkToApprove = z.object({
  device: z.object({
    profile: z.enum(['kiosk', 'reception']),
    /** The device's own name; null if it has none. */
    name: z.nullable(z.string()),
    hotelName: z.nullable(z.string()),
    city: z.nullable(z.string()),
  }),
  /** Three numbers, of which one is on the device's screen: choosing it proves that the guest is in front of it. */
  choices: z.array(linkCheck),
  expiresInSeconds: seconds,
});
export type LinkToApprove = z.infer<typeof linkToApprove>;

/** Throws LINK_NOT_FOUND. */
export const link = oc
  .route({
    method: 'GET',
    path: '/sign-in/links/{code}',
    operationId: 'getSignInLink',
    tags: ['Sign-in'],
    summary: 'Which device requests the sign-in',
  })
  .errors(failures('UNAUTHORIZED', 'LINK_NOT_FOUND', 'TOO_MANY_REQUESTS'))
  .input(z.object({ code: linkCode }))
  .output(linkToApprove);

/** A wrong `check` denies the link, LINK_CHECK_FAILED; EMAIL_NOT_VERIFIED for an unverified guest (BEY-01). */
export const approveLink = oc
  .route({
    method: 'POST',
    path: '/sign-in/links/{code}/approve',
    operationId: 'approveSignInLink',
    tags: ['Sign-in'],
    summary: 'Sign the waiting device in',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'EMAIL_NOT_VERIFIED',
      'LINK_NOT_FOUND',
      'LINK_CHECK_FAILED',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(z.object({ code: linkCode, check: linkCheck }))
  .output(done);

export const denyLink = oc
  .route({
    method: 'POST',
    path: '/sign-in/links/{code}/deny',
    operationId: 'denySignInLink',
    tags: ['Sign-in'],
    summary: 'Deny the sign-in of the waiting device',
  })
  .errors(failures('UNAUTHORIZED', 'LINK_NOT_FOUND', 'TOO_MANY_REQUESTS'))
  .input(z.object({ code: linkCode }))
  .output(done);

export const knownDevice = z.object({
  profile: z.enum(['kiosk', 'reception']),
  hotelId: z.nullable(id),
  deviceId: z.nullable(deviceId),
  /** The gateway enrolled its token; false for a gateway that enrols none and trusts the device's headers. */
  isProven: z.boolean(),
});
export type KnownDevice = z.infer<typeof knownDevice>;

/** GET sign-in/device (BEY-11): the gateway's record of the calling device. Uses up none of its tries. */
export const device = oc
  .route({
    method: 'GET',
    path: '/sign-in/device',
    operationId: 'getSignInDevice',
    tags: ['Sign-in'],
    summary: 'Whether the gateway knows the calling device',
  })
  .errors(failures('DEVICE_NOT_ENROLLED'))
  .output(knownDevice);

/** Names one request for a code: 256 random bits, known to the device that made it. */
export const challengeId = z.string().check(z.regex(/^[\w-]{43}$/));

export const reservationChallenge = z.object({
  challengeId,
  expiresInSeconds: seconds,
  /** Wrong codes that are accepted before the challenge becomes invalid. */
  tries: z.int(),
});
export type ReservationChallenge = z.infer<typeof reservationChallenge>;

/** The response and its time are the same if locator and last name do not match (BEY-02). */
export const askReservationCode = oc
  .route({
    method: 'POST',
    path: '/sign-in/reservation',
    operationId: 'askReservationCode',
    tags: ['Sign-in'],
    summary: 'Send a sign-in code to the e-mail of a booking',
  })
  .errors(failures('DEVICE_NOT_ENROLLED', 'TOO_MANY_REQUESTS'))
  .input(z.object({ locator: reservationLocator, lastName: typedLastName }))
  .output(reservationChallenge);

export const reservationConfirmed = z.object({
  /** For signInWithCustomToken; works once. */
  guestToken: z.string(),
  bookingId: id,
});

/** SIGN_IN_CODE_INVALID for every mismatch; EMAIL_NOT_VERIFIED by another identity provider alone (BEY-02). */
export const confirmReservationCode = oc
  .route({
    method: 'POST',
    path: '/sign-in/reservation/confirm',
    operationId: 'confirmReservationCode',
    tags: ['Sign-in'],
    summary: 'Sign in with the code from the e-mail',
  })
  .errors(failures('DEVICE_NOT_ENROLLED', 'EMAIL_NOT_VERIFIED', 'SIGN_IN_CODE_INVALID', 'TOO_MANY_REQUESTS'))
  .input(z.object({ challengeId, code: sixDigitCode }))
  .output(reservationConfirmed);
