import { refreshResponse } from '#shared/auth/auth-protocol.ts';
import { endsSession, expiryFrom } from '#shared/auth/token-exchange.ts';
import { AppError } from '#shared/errors.ts';
import type { WebConfig } from '#shared/settings.ts';
import { fullAddress } from '../settings/hotel-config.ts';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 15_000;

export type ExchangedToken = { idToken: string; refreshToken: string; expiresAt: number };

export type TokenGateway = { gateway: string; config: WebConfig };

/** UNAUTHORIZED: the provider rejects the token. NETWORK_UNREACHABLE, SERVICE_UNAVAILABLE: it is still valid. */
export async function exchangeToken(
  fetch: Fetch,
  { gateway, config }: TokenGateway,
  refreshToken: string,
): Promise<ExchangedToken> {
  const { secureToken, key } = config.identity;
  const address = `${fullAddress(secureToken, gateway)}?key=${encodeURIComponent(key)}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
    redirect: 'error',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new AppError('NETWORK_UNREACHABLE', 'the identity provider did not respond', { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (endsSession(response.status, body)) throw new AppError('UNAUTHORIZED', 'the session is over');
  const parsed = refreshResponse.safeParse(body);
  if (!response.ok || !parsed.success) {
    throw new AppError('SERVICE_UNAVAILABLE', 'the identity provider is not ready');
  }
  const { id_token: idToken, refresh_token: next, expires_in: seconds } = parsed.data;
  return { idToken, refreshToken: next, expiresAt: expiryFrom(Date.now(), Number(seconds)) };
}
