import * as z from 'zod/mini';

/** The part of Google Identity Toolkit v1 and its secure-token endpoint that Pernoite uses (PD-06). */

/** Every field's length is bounded by the body limit alone; error codes report missing and wrong fields. */
const text = z.optional(z.string());

export const signInWithPasswordRequest = z.object({
  email: text,
  password: text,
  returnSecureToken: z.optional(z.boolean()),
});
export const signInWithCustomTokenRequest = z.object({
  token: text,
  returnSecureToken: z.optional(z.boolean()),
});
export const lookupRequest = z.object({ idToken: text });
/** Only the use of a verification code by its signed-in guest; a change of e-mail or name goes through the gateway. */
export const updateRequest = z.object({ oobCode: text, idToken: text });
/** Without `newPassword` the code is checked and remains valid. */
export const resetPasswordRequest = z.object({ oobCode: text, newPassword: text });
/** As a form or as JSON. */
export const refreshRequest = z.object({ grant_type: text, refresh_token: text });

const token = z.string().check(z.minLength(1), z.maxLength(8192));
/** Seconds, as text. */
const lifetime = z.string().check(z.regex(/^\d{1,9}$/));

/** signInWithPassword and signInWithCustomToken; the latter's response has no localId and email. */
export const sessionResponse = z.object({
  idToken: token,
  refreshToken: token,
  expiresIn: lifetime,
  localId: text,
  email: text,
});

export const accountInfo = z.object({
  localId: z.string().check(z.minLength(1)),
  email: text,
  emailVerified: z.optional(z.boolean()),
  displayName: text,
});

/** Empty if the token's account is deleted. */
export const lookupResponse = z.object({ users: z.array(accountInfo) });

/** The secure-token endpoint writes snake case. */
export const refreshResponse = z.object({
  id_token: token,
  refresh_token: token,
  expires_in: lifetime,
  user_id: text,
});

/** Of a code without a new password: the address that its e-mail went to. */
export const codeResponse = z.object({ email: z.string().check(z.minLength(1)), requestType: text });

export const authError = z.object({ error: z.object({ code: z.number(), message: z.string() }) });

/** INVALID_PASSWORD and EMAIL_NOT_FOUND are older codes; the embedded gateway sends none from QUOTA_EXCEEDED on. */
const authErrorCodes = [
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'MISSING_EMAIL',
  'MISSING_PASSWORD',
  'USER_DISABLED',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'MISSING_CUSTOM_TOKEN',
  'INVALID_CUSTOM_TOKEN',
  'MISSING_ID_TOKEN',
  'INVALID_ID_TOKEN',
  'USER_NOT_FOUND',
  'MISSING_OOB_CODE',
  'INVALID_OOB_CODE',
  'EXPIRED_OOB_CODE',
  'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  'WEAK_PASSWORD',
  'MISSING_GRANT_TYPE',
  'INVALID_GRANT_TYPE',
  'MISSING_REFRESH_TOKEN',
  'INVALID_REFRESH_TOKEN',
  'TOKEN_EXPIRED',
  'QUOTA_EXCEEDED',
  'RESET_PASSWORD_EXCEED_LIMIT',
  'CREDENTIAL_MISMATCH',
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'MISSING_IDENTIFIER',
  'PROJECT_NUMBER_MISMATCH',
  'EMAIL_EXISTS',
  'DUPLICATE_LOCAL_ID',
  'OPERATION_NOT_ALLOWED',
  'PASSWORD_LOGIN_DISABLED',
  'ADMIN_ONLY_OPERATION',
  'INSUFFICIENT_PERMISSION',
  'PROJECT_DISABLED',
] as const;
export type AuthErrorCode = (typeof authErrorCodes)[number];

/** Codes of a provider that limits the rate. */
export const laterCodes: readonly AuthErrorCode[] = [
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'QUOTA_EXCEEDED',
  'RESET_PASSWORD_EXCEED_LIMIT',
];

/** The code in a provider's error body, which may add a text to it after a colon; null for another body. */
export function authErrorCode(body: unknown): AuthErrorCode | null {
  const parsed = z.safeParse(authError, body);
  if (!parsed.success) return null;
  const word = parsed.data.error.message.split(/[\s:]/, 1)[0];
  return authErrorCodes.find(code => code === word) ?? null;
}
