import { AppError } from '#shared/errors.ts';
import { identityErrorCode, refreshAnswer } from '#shared/identity/identity-protocol.ts';
import { defaultWebConfig } from '#shared/settings.ts';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** A second of slack per minute: clocks differ, answers travel. */
const SLACK_MS = 60_000;
const TIMEOUT_MS = 15_000;

export type ExchangedToken = { idToken: string; refreshToken: string; expiresAt: number };

/**
 * Trades a refresh token at the gateway's identity address (D6, D40). UNAUTHORIZED: the provider itself says that it no
 * longer honours it; NETWORK_UNREACHABLE and SERVICE_UNAVAILABLE: try later, the token is still good. What a proxy or a
 * network's own sign-in page answers ends no guest's session.
 */
export async function exchangeToken(
  fetch: Fetch,
  gateway: string,
  refreshToken: string,
): Promise<ExchangedToken> {
  const { secureToken, key } = defaultWebConfig.identity;
  const answer = await fetch(`${gateway}${secureToken}?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
    redirect: 'error',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new AppError('NETWORK_UNREACHABLE', 'the identity provider did not answer', { cause });
  });
  const body: unknown = await answer.json().catch(() => null);
  if (isRefusal(answer.status, body)) throw new AppError('UNAUTHORIZED', 'the session is over');
  const parsed = refreshAnswer.safeParse(body);
  if (!answer.ok || !parsed.success) {
    throw new AppError('SERVICE_UNAVAILABLE', 'the identity provider is not ready');
  }
  const { id_token: idToken, refresh_token: next, expires_in: seconds } = parsed.data;
  return { idToken, refreshToken: next, expiresAt: Date.now() + Number(seconds) * 1000 - SLACK_MS };
}

function isRefusal(status: number, body: unknown): boolean {
  const code = identityErrorCode(body);
  const isLater = code === 'TOO_MANY_ATTEMPTS_TRY_LATER' || code === 'QUOTA_EXCEEDED';
  return status >= 400 && status < 500 && status !== 429 && code !== null && !isLater;
}
