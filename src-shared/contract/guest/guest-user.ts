import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { PASSWORD_MAX } from '../../rules/password.ts';
import { NAME_LENGTHS } from '../../rules/person-name.ts';
import { failures } from '../failures.ts';
import { done, emailAddress, localDate, personName, preferredLanguage, sixDigitCode } from '../schemas.ts';

export const newGuest = z.object({
  email: emailAddress,
  firstName: personName(NAME_LENGTHS.firstName),
  lastName: personName(NAME_LENGTHS.lastName),
  socialName: z.optional(personName(NAME_LENGTHS.socialName)),
  dateOfBirth: localDate,
  phoneCode: z.string().check(z.regex(/^\d{1,4}$/)),
  phone: z.string().check(z.regex(/^\d{4,15}$/)),
  /** ISO 3166 two-letter code (PD-29). */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  password: z.string().check(z.minLength(8), z.maxLength(PASSWORD_MAX)),
  consent: z.literal(true),
  subscribe: z.boolean(),
  preferredLanguage,
});
export type NewGuest = z.infer<typeof newGuest>;

export const createdGuest = z.object({ guestToken: z.string() });

/** POST guestUser/create (API-35): returns a token for signInWithCustomToken (SGN-20). */
export const create = oc
  .route({
    method: 'POST',
    path: '/guestUser/create',
    operationId: 'signUp',
    tags: ['Guest account'],
    successStatus: 201,
    summary: 'Create a guest account',
  })
  .errors(failures('GUEST_EMAIL_ALREADY_EXISTS', 'TOO_MANY_REQUESTS'))
  .input(newGuest)
  .output(createdGuest);

/** POST guestUser/create/publish-message (API-37): sends the welcome and the verification link of a new account. */
export const publishMessage = oc
  .route({
    method: 'POST',
    path: '/guestUser/create/publish-message',
    operationId: 'publishSignUp',
    tags: ['Guest account'],
    summary: 'Send the first e-mails of a new account',
  })
  .errors(failures('UNAUTHORIZED', 'TOO_MANY_REQUESTS'))
  .output(done);

export const resendConfirmationEmail = oc
  .route({
    method: 'POST',
    path: '/guestUser/resendConfirmationEmail',
    operationId: 'resendConfirmationEmail',
    tags: ['Guest account'],
    summary: 'Send the verification link again',
  })
  .errors(failures('UNAUTHORIZED', 'TOO_MANY_REQUESTS'))
  .output(done);

/** `triesLeft` in the details of EMAIL_CODE_INVALID. */
export const wrongEmailCode = z.object({ triesLeft: z.int().check(z.gte(1)) });

/**
 * The six digits of the latest verification e-mail, for the guest whom it was sent to (SGN-40, KSK-23). Succeeds for a
 * verified e-mail too: a response may be lost, and the link may be faster.
 */
export const confirmEmail = oc
  .route({
    method: 'POST',
    path: '/guestUser/confirm-email',
    operationId: 'confirmEmail',
    tags: ['Guest account'],
    summary: 'Verify the e-mail with the code that was sent to it',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'EMAIL_CODE_INVALID',
      'EMAIL_CODE_EXPIRED',
      'EMAIL_CODE_SPENT',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(z.object({ code: sixDigitCode }))
  .output(done);

export const emailValidation = z.object({ validated: z.boolean() });

export const alreadyValidated = oc
  .route({
    method: 'GET',
    path: '/guestUser/already-validated',
    operationId: 'isEmailVerified',
    tags: ['Guest account'],
    summary: 'Whether the e-mail is verified',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(emailValidation);

export const language = oc
  .route({
    method: 'GET',
    path: '/guestUser/preferred-language',
    operationId: 'getPreferredLanguage',
    tags: ['Guest account'],
    summary: "The account's language",
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.object({ preferredLanguage }));

export const updateLanguage = oc
  .route({
    method: 'PATCH',
    path: '/guestUser/update-preferred-language',
    operationId: 'updatePreferredLanguage',
    tags: ['Guest account'],
    summary: "Change the account's language",
  })
  .errors(failures('UNAUTHORIZED'))
  .input(z.object({ preferredLanguage }))
  .output(z.object({ preferredLanguage }));

/** POST guestUser/sendPasswordResetEmail (API-42): the same response whether or not the account exists. */
export const sendPasswordResetEmail = oc
  .route({
    method: 'POST',
    path: '/guestUser/sendPasswordResetEmail',
    operationId: 'sendPasswordResetEmail',
    tags: ['Guest account'],
    summary: 'Send a password reset link',
  })
  .errors(failures('TOO_MANY_REQUESTS'))
  .input(z.object({ email: emailAddress }))
  .output(done);

/** Signs this device in again where its session had to end with the others; null where it goes on. */
const changedAccess = z.object({ guestToken: z.nullable(z.string()) });

const currentPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

/** Six digits go to the new address; nothing changes until they are typed (SET-27). */
export const requestEmailChange = oc
  .route({
    method: 'POST',
    path: '/guestUser/change-email',
    operationId: 'requestEmailChange',
    tags: ['Guest account'],
    summary: 'Send a code to a new e-mail address',
  })
  .errors(failures('UNAUTHORIZED', 'PASSWORD_INCORRECT', 'GUEST_EMAIL_ALREADY_EXISTS', 'TOO_MANY_REQUESTS'))
  .input(z.object({ email: emailAddress, password: currentPassword }))
  .output(done);

/** Signs out every other device, and notifies the old address. */
export const confirmEmailChange = oc
  .route({
    method: 'POST',
    path: '/guestUser/change-email/confirm',
    operationId: 'confirmEmailChange',
    tags: ['Guest account'],
    summary: 'Change the e-mail with the code that the new address received',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'EMAIL_CODE_INVALID',
      'EMAIL_CODE_EXPIRED',
      'EMAIL_CODE_SPENT',
      'GUEST_EMAIL_ALREADY_EXISTS',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(z.object({ code: sixDigitCode }))
  .output(changedAccess);

/** Signs out every other device (SET-28). */
export const changePassword = oc
  .route({
    method: 'POST',
    path: '/guestUser/change-password',
    operationId: 'changePassword',
    tags: ['Guest account'],
    summary: 'Change the password',
  })
  .errors(failures('UNAUTHORIZED', 'PASSWORD_INCORRECT', 'TOO_MANY_REQUESTS'))
  .input(
    z.object({
      password: currentPassword,
      newPassword: z.string().check(z.minLength(8), z.maxLength(PASSWORD_MAX)),
    }),
  )
  .output(changedAccess);

/** The reason for deleting an account (SET-04); 3 is "other". */
export const deletionReason = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const MAX_DELETION_DETAILS = 500;

/** Free text beside the reason; line breaks are allowed, other control characters are rejected. */
export const deletionDetails = z.string().check(
  z.trim(),
  z.maxLength(MAX_DELETION_DETAILS),
  z.refine(value => !/[\u0000-\u0009\u000b-\u001f\u007f]/.test(value), { error: 'text.control' }),
);

/** Rejected while a booking is active (ERR-08); RECENT_SIGN_IN_REQUIRED 5 minutes after the sign-in (SEC-16). */
export const deleteAccount = oc
  .route({
    method: 'DELETE',
    path: '/guestUser',
    operationId: 'deleteAccount',
    tags: ['Guest account'],
    summary: 'Delete the account and its personal data',
  })
  .errors(failures('UNAUTHORIZED', 'RECENT_SIGN_IN_REQUIRED', 'USER_HAS_ACTIVE_BOOKINGS'))
  .input(z.object({ reason: deletionReason, details: z.optional(deletionDetails) }))
  .output(done);
