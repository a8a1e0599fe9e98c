import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { defaultWebConfig } from '#shared/settings.ts';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const exchanged = z.object({
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.coerce.number().check(z.positive()),
});

/** A second of slack per minute: clocks differ, answers travel. */
const SLACK_MS = 60_000;
const TIMEOUT_MS = 15_000;

export type ExchangedToken = { idToken: string; refreshToken: string; expiresAt: number };

/**
 * Trades a refresh token at the gateway's identity address (D6, D40). UNAUTHORIZED: no longer honoured;
 * NETWORK_UNREACHABLE and SERVICE_UNAVAILABLE: try later, the token is still good.
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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new AppError('NETWORK_UNREACHABLE', 'the identity provider did not answer', { cause });
  });
  if (answer.status >= 500 || answer.status === 429) {
    throw new AppError('SERVICE_UNAVAILABLE', 'the identity provider is not ready');
  }
  if (!answer.ok) throw new AppError('UNAUTHORIZED', 'the session is over');
  const parsed = exchanged.safeParse(await answer.json().catch(() => null));
  if (!parsed.success) throw new AppError('ANSWER_INVALID', 'the identity provider answered something else');
  const { id_token: idToken, refresh_token: next, expires_in: seconds } = parsed.data;
  return { idToken, refreshToken: next, expiresAt: Date.now() + seconds * 1000 - SLACK_MS };
}
