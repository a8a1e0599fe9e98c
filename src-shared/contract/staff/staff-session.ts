import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { done, emailAddress, id, isoInstant, sixDigitCode } from '../schemas.ts';
import { openStaffCall, staffCall, staffRoles } from './staff-call.ts';

/** Sign-in of staff, and the session until its end (STF-03, STF-06). */

export const staffRole = z.enum(staffRoles);

/** As typed: what is wrong with its length is not told apart from a wrong password. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(256));
const staffPin = z.string().check(z.regex(/^\d{6}$/));

/** A person of this desk who signed in during the shift and can take over. */
export const deskColleague = z.object({ staffId: z.uuid(), name: z.string(), hasPin: z.boolean() });

export const staffSession = z.object({
  staffId: z.uuid(),
  name: z.string(),
  email: z.string(),
  hotels: z.array(
    z.object({
      hotelId: id,
      name: z.string(),
      /** Of all the hotel's days and hours: `America/Sao_Paulo`. */
      timeZone: z.string(),
      roles: z.array(staffRole),
    }),
  ),
  isLocked: z.boolean(),
  /** Without a PIN only the password opens a locked session. */
  hasPin: z.boolean(),
  /** The PIN was wrong too often: only the password opens. */
  needsPassword: z.boolean(),
  /** The end of the session, whatever is done until then. */
  endsAt: isoInstant,
  colleagues: z.array(deskColleague),
});
export type StaffSession = z.infer<typeof staffSession>;

/** `token` is the session's, for a desk's main process alone; null in a browser, which gets a cookie. */
export const openedSession = z.object({ session: staffSession, token: z.nullable(z.string()) });

/** Bound to the sign-in that began with the password; opens nothing by itself. */
const challenge = z.string().check(z.regex(/^[\w.%~+/=-]{20,500}$/));

export const begin = openStaffCall('SIGN_IN_FAILED')
  .route({
    method: 'POST',
    path: '/sign-in',
    operationId: 'beginStaffSignIn',
    tags: ['Session'],
    summary: 'First step of a sign-in: e-mail and password',
  })
  .errors(hotelFailures('STAFF_PASSWORD_WRONG', 'TOO_MANY_REQUESTS'))
  .input(z.object({ email: emailAddress, password: typedPassword }))
  .output(z.object({ challenge }));

export const confirmCode = openStaffCall('SIGNED_IN')
  .route({
    method: 'POST',
    path: '/sign-in/code',
    operationId: 'confirmStaffCode',
    tags: ['Session'],
    summary: 'Second step of a sign-in: a code of the authenticator app',
  })
  .errors(hotelFailures('STAFF_CODE_WRONG', 'STAFF_SIGN_IN_EXPIRED', 'TOO_MANY_REQUESTS'))
  .input(z.object({ challenge, code: sixDigitCode }))
  .output(openedSession);

export const confirmRecoveryCode = openStaffCall('SIGNED_IN')
  .route({
    method: 'POST',
    path: '/sign-in/recovery-code',
    operationId: 'confirmStaffRecoveryCode',
    tags: ['Session'],
    summary: 'Second step of a sign-in without the app: a recovery code, which works once',
  })
  .errors(hotelFailures('STAFF_CODE_WRONG', 'STAFF_SIGN_IN_EXPIRED', 'TOO_MANY_REQUESTS'))
  .input(
    z.object({
      challenge,
      recoveryCode: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/)),
    }),
  )
  .output(openedSession);

export const current = staffCall({ roles: null, act: null, whileLocked: true, isPolled: true })
  .route({
    method: 'GET',
    path: '/session',
    operationId: 'findStaffSession',
    tags: ['Session'],
    summary: 'The signed-in person, their hotels and roles, and the desk',
  })
  .output(staffSession);

/** For a person who works without calls, such as in a long form: the app calls it at most once a minute. */
export const touch = staffCall({ roles: null, act: null })
  .route({
    method: 'POST',
    path: '/session/active',
    operationId: 'touchStaffSession',
    tags: ['Session'],
    summary: 'Delays the lock',
  })
  .output(done);

export const lock = staffCall({ roles: null, act: 'LOCKED', whileLocked: true })
  .route({
    method: 'POST',
    path: '/session/lock',
    operationId: 'lockStaffSession',
    tags: ['Session'],
    summary: 'Lock the screen',
  })
  .output(done);

/** Exactly one of the two. */
const pinOrPassword = z.object({ pin: z.optional(staffPin), password: z.optional(typedPassword) }).check(
  z.refine(({ pin, password }) => (pin === undefined) !== (password === undefined), {
    error: 'pin.orPassword',
  }),
);

export const unlock = staffCall({ roles: null, act: 'UNLOCKED', whileLocked: true })
  .route({
    method: 'POST',
    path: '/session/unlock',
    operationId: 'unlockStaffSession',
    tags: ['Session'],
    summary: 'Open a locked session by PIN, or by the password',
  })
  .errors(hotelFailures('PIN_WRONG', 'PIN_NEEDS_PASSWORD', 'STAFF_PASSWORD_WRONG', 'TOO_MANY_REQUESTS'))
  .input(pinOrPassword)
  .output(staffSession);

/** The session of the colleague's own sign-in at this desk goes on; the one before is locked. */
export const takeOver = staffCall({ roles: null, act: 'TAKEN_OVER', whileLocked: true })
  .route({
    method: 'POST',
    path: '/session/colleagues/{staffId}',
    operationId: 'takeOverDesk',
    tags: ['Session'],
    summary: 'A colleague of this desk takes over by PIN or password',
  })
  .errors(
    hotelFailures(
      'PIN_WRONG',
      'PIN_NEEDS_PASSWORD',
      'STAFF_PASSWORD_WRONG',
      'NOT_AT_THIS_DESK',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(
    z.object({ staffId: z.uuid(), pin: z.optional(staffPin), password: z.optional(typedPassword) }).check(
      z.refine(({ pin, password }) => (pin === undefined) !== (password === undefined), {
        error: 'pin.orPassword',
      }),
    ),
  )
  .output(openedSession);

export const setPin = staffCall({ roles: null, act: 'PIN_SET' })
  .route({
    method: 'PUT',
    path: '/session/pin',
    operationId: 'setStaffPin',
    tags: ['Session'],
    summary: 'Choose the PIN; asks for the password',
  })
  .errors(hotelFailures('STAFF_PASSWORD_WRONG', 'PIN_TOO_SIMPLE', 'TOO_MANY_REQUESTS'))
  .input(z.object({ password: typedPassword, pin: staffPin }))
  .output(done);

/** The same response if there is no session to end. */
export const end = openStaffCall('SIGNED_OUT')
  .route({
    method: 'POST',
    path: '/session/end',
    operationId: 'endStaffSession',
    tags: ['Session'],
    summary: 'Sign out',
  })
  .output(done);
