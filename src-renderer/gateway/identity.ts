/**
 * The public REST protocol of Google Identity Toolkit v1 (D6). Answers carry access and identity, so every one is
 * held to a schema; this module comes with the first call, never with the first paint.
 */
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { webConfig } from './config.ts';
import { fetchWithin } from './transport.ts';

/**
 * What identity calls fail with, apart from NETWORK_* and ANSWER_INVALID. The first four are for the screen that asked;
 * the rest have their texts in gateway/error-text.ts.
 */
export type IdentityFailure =
  | 'INVALID_CREDENTIALS'
  | 'USER_DISABLED'
  | 'CODE_INVALID'
  | 'WEAK_PASSWORD'
  | 'UNAUTHORIZED'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE';

/** The provider's words, some of which carry an explanation after ` : `. */
const failures: Record<string, IdentityFailure> = {
  INVALID_PASSWORD: 'INVALID_CREDENTIALS',
  EMAIL_NOT_FOUND: 'INVALID_CREDENTIALS',
  INVALID_LOGIN_CREDENTIALS: 'INVALID_CREDENTIALS',
  INVALID_EMAIL: 'INVALID_CREDENTIALS',
  MISSING_PASSWORD: 'INVALID_CREDENTIALS',
  MISSING_EMAIL: 'INVALID_CREDENTIALS',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'TOO_MANY_REQUESTS',
  QUOTA_EXCEEDED: 'TOO_MANY_REQUESTS',
  RESET_PASSWORD_EXCEED_LIMIT: 'TOO_MANY_REQUESTS',
  USER_DISABLED: 'USER_DISABLED',
  INVALID_OOB_CODE: 'CODE_INVALID',
  EXPIRED_OOB_CODE: 'CODE_INVALID',
  MISSING_OOB_CODE: 'CODE_INVALID',
  INVALID_CUSTOM_TOKEN: 'UNAUTHORIZED',
  MISSING_CUSTOM_TOKEN: 'UNAUTHORIZED',
  CREDENTIAL_MISMATCH: 'UNAUTHORIZED',
  INVALID_ID_TOKEN: 'UNAUTHORIZED',
  TOKEN_EXPIRED: 'UNAUTHORIZED',
  USER_NOT_FOUND: 'UNAUTHORIZED',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'UNAUTHORIZED',
  INVALID_REFRESH_TOKEN: 'UNAUTHORIZED',
  WEAK_PASSWORD: 'WEAK_PASSWORD',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'WEAK_PASSWORD',
};

/** `WEAK_PASSWORD : Password should …` is WEAK_PASSWORD; a word that we do not know means that it cannot help us now. */
export function identityFailure(message: string): IdentityFailure {
  const word = message.split(/\s/)[0] ?? '';
  return Object.hasOwn(failures, word) ? (failures[word] ?? 'SERVICE_UNAVAILABLE') : 'SERVICE_UNAVAILABLE';
}

const refusal = z.object({ error: z.object({ message: z.string() }) });

async function call<Schema extends z.ZodMiniType>(
  verb: string,
  body: Record<string, unknown>,
  answer: Schema,
): Promise<z.output<Schema>> {
  const { toolkit, key } = webConfig().identity;
  const response = await fetchWithin(`${toolkit}/accounts:${verb}?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const received: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const refused = refusal.safeParse(received);
    const code = refused.success ? identityFailure(refused.data.error.message) : 'SERVICE_UNAVAILABLE';
    throw new AppError(response.status === 429 ? 'TOO_MANY_REQUESTS' : code, `accounts:${verb} was refused`, {
      status: response.status,
    });
  }
  const parsed = answer.safeParse(received);
  if (!parsed.success) throw new AppError('ANSWER_INVALID', `accounts:${verb} answered something else`);
  return parsed.data;
}

const token = z.string().check(z.minLength(1), z.maxLength(8192));
const seconds = z.string().check(z.regex(/^\d+$/));
const signedIn = z.object({ idToken: token, refreshToken: token, expiresIn: seconds });
export type SignedInTokens = z.infer<typeof signedIn>;

export function signInWithPassword(email: string, password: string): Promise<SignedInTokens> {
  return call('signInWithPassword', { email, password, returnSecureToken: true }, signedIn);
}

export function signInWithCustomToken(customToken: string): Promise<SignedInTokens> {
  return call('signInWithCustomToken', { token: customToken, returnSecureToken: true }, signedIn);
}

const account = z.object({
  localId: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  displayName: z.optional(z.string()),
  emailVerified: z.optional(z.boolean()),
});
export type Account = z.infer<typeof account>;

/** The account behind an access token. */
export async function lookup(idToken: string): Promise<Account> {
  const { users } = await call('lookup', { idToken }, z.object({ users: z.array(account) }));
  const [first] = users;
  if (!first) throw new AppError('UNAUTHORIZED', 'no account behind this token');
  return first;
}

/** Takes the code of a verification link; CODE_INVALID when it is used up or too old (SGN-27, SGN-28). */
export async function confirmEmail(oobCode: string): Promise<void> {
  await call('update', { oobCode }, z.object({}));
}

/** Sets a new password with the code of a reset link; CODE_INVALID when it is used up or too old (SGN-38, SGN-39). */
export async function resetPassword(oobCode: string, newPassword: string): Promise<void> {
  await call('resetPassword', { oobCode, newPassword }, z.object({}));
}
