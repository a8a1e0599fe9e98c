import type { HttpAnswer } from './http-route.ts';

const REQUEST_HEADERS =
  'content-type, accept-language, x-guest-access-token, x-idempotency-key, x-device-profile, x-device-hotel, x-device-id, x-link-secret, x-request-id';

/** For a hotel that serves the guest app from another origin; without allowed origins nothing is added. */
export function corsHeaders(allowedOrigins: readonly string[]) {
  const allowed = new Set(allowedOrigins);
  const headers = (origin: string | undefined): Record<string, string> => {
    if (allowed.size === 0) return {};
    if (origin === undefined || !allowed.has(origin)) return { vary: 'origin' };
    return {
      vary: 'origin',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'date, retry-after, x-request-id',
    };
  };
  return {
    headers,
    preflight(
      method: string | undefined,
      requestHeaders: Readonly<Record<string, string | undefined>>,
    ): HttpAnswer | null {
      const { origin } = requestHeaders;
      if (method !== 'OPTIONS' || origin === undefined || !allowed.has(origin)) return null;
      if (requestHeaders['access-control-request-method'] === undefined) return null;
      return {
        status: 204,
        headers: {
          'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
          'access-control-allow-headers': REQUEST_HEADERS,
          'access-control-max-age': '600',
        },
      };
    },
  };
}
