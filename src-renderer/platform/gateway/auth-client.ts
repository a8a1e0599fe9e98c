/** Responses carry access and identity, so each is validated; loaded with the first call, not the first paint. */
import * as z from 'zod/mini';
import { webConfig } from '#renderer/platform/host/config.ts';
import { fetchWithin } from '#renderer/platform/host/transport.ts';
import { retryAfterDetails } from '#renderer/platform/i18n/retry-after.ts';
import {
  type AuthErrorCode,
  type accountInfo,
  authErrorCode,
  codeResponse,
  lookupResponse,
  sessionResponse,
} from '#shared/auth/auth-protocol.ts';
import { AppError } from '#shared/errors.ts';
import { throughOutage } from './outage.ts';

/** Apart from NETWORK_* and ANSWER_INVALID. The calling screen handles the first four. */
export type AuthFailure =
  | 'INVALID_CREDENTIALS'
  | 'USER_DISABLED'
  | 'CODE_INVALID'
  | 'WEAK_PASSWORD'
  | 'UNAUTHORIZED'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE';

const failures: Record<AuthErrorCode, AuthFailure> = {
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
  MISSING_ID_TOKEN: 'UNAUTHORIZED',
  TOKEN_EXPIRED: 'UNAUTHORIZED',
  USER_NOT_FOUND: 'UNAUTHORIZED',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'UNAUTHORIZED',
  INVALID_REFRESH_TOKEN: 'UNAUTHORIZED',
  MISSING_REFRESH_TOKEN: 'UNAUTHORIZED',
  MISSING_GRANT_TYPE: 'SERVICE_UNAVAILABLE',
  INVALID_GRANT_TYPE: 'SERVICE_UNAVAILABLE',
  WEAK_PASSWORD: 'WEAK_PASSWORD',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'WEAK_PASSWORD',
  MISSING_IDENTIFIER: 'UNAUTHORIZED',
  PROJECT_NUMBER_MISMATCH: 'UNAUTHORIZED',
  // The provider's project is misconfigured, which a guest cannot fix.
  EMAIL_EXISTS: 'SERVICE_UNAVAILABLE',
  DUPLICATE_LOCAL_ID: 'SERVICE_UNAVAILABLE',
  OPERATION_NOT_ALLOWED: 'SERVICE_UNAVAILABLE',
  PASSWORD_LOGIN_DISABLED: 'SERVICE_UNAVAILABLE',
  ADMIN_ONLY_OPERATION: 'SERVICE_UNAVAILABLE',
  INSUFFICIENT_PERMISSION: 'SERVICE_UNAVAILABLE',
  PROJECT_DISABLED: 'SERVICE_UNAVAILABLE',
};

/** The failure in an error's body; an unknown code means that the provider is unavailable. */
export function authFailure(body: unknown): AuthFailure {
  const code = authErrorCode(body);
  return code === null ? 'SERVICE_UNAVAILABLE' : failures[code];
}

/** Neither uses up a code or a token. */
const repeatableVerbs = ['signInWithPassword', 'lookup'];

async function call<Schema extends z.ZodMiniType>(
  verb: string,
  body: Record<string, unknown>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { toolkit, key } = webConfig().identity;
  const send = () =>
    fetchWithin(`${toolkit}/accounts:${verb}?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const response = await throughOutage(send, { isRepeatable: repeatableVerbs.includes(verb) });
  const received: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const failure = response.status === 429 ? 'TOO_MANY_REQUESTS' : authFailure(received);
    throw new AppError(failure, `accounts:${verb} was rejected`, {
      status: response.status,
      details: failure === 'TOO_MANY_REQUESTS' ? retryAfterDetails(response.headers) : undefined,
    });
  }
  const parsed = schema.safeParse(received);
  if (!parsed.success) throw new AppError('ANSWER_INVALID', `accounts:${verb} got an unexpected response`);
  return parsed.data;
}

export type SignedInTokens = z.infer<typeof sessionResponse>;

export function signInWithPassword(email: string, password: string): Promise<SignedInTokens> {
  return call('signInWithPassword', { email, password, returnSecureToken: true }, sessionResponse);
}

export function signInWithCustomToken(customToken: string): Promise<SignedInTokens> {
  return call('signInWithCustomToken', { token: customToken, returnSecureToken: true }, sessionResponse);
}

export type Account = z.infer<typeof accountInfo>;

export async function lookup(idToken: string): Promise<Account> {
  const { users } = await call('lookup', { idToken }, lookupResponse);
  const [first] = users;
  if (!first) throw new AppError('UNAUTHORIZED', 'no account behind this token');
  return first;
}

/** The address that a link's e-mail went to; CODE_INVALID if its code is used or expired. */
export async function addressOfCode(oobCode: string): Promise<string> {
  return (await call('resetPassword', { oobCode }, codeResponse)).email;
}

/** Uses a verification link's code for the token's own account: UNAUTHORIZED for another one's (SGN-27, SGN-28, SEC-21). */
export async function confirmEmail(oobCode: string, idToken: string): Promise<void> {
  await call('update', { oobCode, idToken }, z.object({}));
}

/** Sets a new password with the code of a reset link; CODE_INVALID if it is used or expired (SGN-38, SGN-39). */
export async function resetPassword(oobCode: string, newPassword: string): Promise<void> {
  await call('resetPassword', { oobCode, newPassword }, z.object({}));
}
