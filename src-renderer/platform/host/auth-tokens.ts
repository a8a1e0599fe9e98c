import { webConfig } from '#renderer/platform/host/config.ts';
import { fetchWithin } from '#renderer/platform/host/transport.ts';
import { endsSession, expiryFrom } from '#shared/auth/token-exchange.ts';
import { AppError } from '#shared/errors.ts';

export type ExchangedTokens = { idToken: string; refreshToken: string; expiresAt: number };

/** UNAUTHORIZED: the provider rejects the token. NETWORK_* and SERVICE_UNAVAILABLE: retry later, it stays valid. */
export async function exchangeRefreshToken(refreshToken: string): Promise<ExchangedTokens> {
  const { secureToken, key } = webConfig().identity;
  const response = await fetchWithin(`${secureToken}?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (endsSession(response.status, body)) throw new AppError('UNAUTHORIZED', 'the session is over');
  if (!response.ok) throw new AppError('SERVICE_UNAVAILABLE', 'the identity provider is not ready');
  const { id_token: idToken, refresh_token: next, expires_in: seconds } = body ?? {};
  if (typeof idToken !== 'string' || typeof next !== 'string' || !(Number(seconds) > 0)) {
    throw new AppError('ANSWER_INVALID', 'unexpected response of the identity provider');
  }
  return { idToken, refreshToken: next, expiresAt: expiryFrom(Date.now(), Number(seconds)) };
}
