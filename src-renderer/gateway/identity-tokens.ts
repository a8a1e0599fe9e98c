import { AppError } from '#shared/errors.ts';
import { webConfig } from './config.ts';
import { fetchWithin } from './transport.ts';

/** A second of slack per minute: clocks differ, answers travel. */
const SLACK_MS = 60_000;

export type ExchangedTokens = { idToken: string; refreshToken: string; expiresAt: number };

/** When an access token that lives `seconds` should be renewed. */
export function expiryFrom(now: number, seconds: number): number {
  return now + seconds * 1000 - SLACK_MS;
}

/**
 * Trades a refresh token at the secure-token end point (D6).
 * UNAUTHORIZED: the provider no longer honours it; NETWORK_* and SERVICE_UNAVAILABLE: try later, the token is kept.
 */
export async function exchangeRefreshToken(refreshToken: string): Promise<ExchangedTokens> {
  const { secureToken, key } = webConfig().identity;
  const response = await fetchWithin(`${secureToken}?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  if (response.status >= 500 || response.status === 429) {
    throw new AppError('SERVICE_UNAVAILABLE', 'the identity provider is not ready');
  }
  if (!response.ok) throw new AppError('UNAUTHORIZED', 'the session is over');
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  const { id_token: idToken, refresh_token: next, expires_in: seconds } = body ?? {};
  if (typeof idToken !== 'string' || typeof next !== 'string' || !(Number(seconds) > 0)) {
    throw new AppError('ANSWER_INVALID', 'the identity provider answered something else');
  }
  return { idToken, refreshToken: next, expiresAt: expiryFrom(Date.now(), Number(seconds)) };
}
