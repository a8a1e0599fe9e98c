import { isBelow } from '../security/app-address.ts';
import { appHeaders } from '../security/page-policy.ts';
import { addressOfCall, type HotelConfig } from '../settings/hotel-config.ts';

export type Gateway = {
  /** Base address of the hotel's gateway, without a trailing slash; null while the device is being set up. */
  gateway(): string | null;
  /** Headers that identify the device (docs/decisions/0009); a page cannot set them. */
  deviceHeaders(): Readonly<Record<string, string>>;
  hotelConfig: HotelConfig;
  /** Aborted when the guest of these calls has left. */
  guest(): AbortSignal;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
};

/** Request headers that are forwarded. Origin and cookies are dropped: the gateway sees a device, not a page. */
const FORWARDED = [
  'accept',
  'accept-language',
  'content-type',
  'x-guest-access-token',
  'x-idempotency-key',
  'x-link-secret',
  'x-request-id',
];

const RETURNED = ['content-type', 'retry-after', 'date', 'x-request-id'];

const BODILESS = new Set([204, 205, 304]);

/** The page sees a failure as an unreachable network. */
export async function forwardCall(request: Request, path: string, options: Gateway): Promise<Response> {
  const gateway = options.gateway();
  if (gateway === null) return Response.error();
  const signal = AbortSignal.any([request.signal, options.guest()]);
  try {
    const address = addressOfCall(path, gateway, await options.hotelConfig.read());
    if (address === null) return new Response('Bad path', { status: 400, headers: appHeaders('') });
    // The device's own headers are sent to its gateway only.
    const own = isBelow(address, gateway) ? options.deviceHeaders() : {};
    const response = await options.fetch(address, {
      method: request.method,
      headers: chosen(request.headers, FORWARDED, own),
      body: ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer(),
      // No gateway redirects a call, and a device's secret must not be sent elsewhere.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    return new Response(BODILESS.has(response.status) ? null : response.body, {
      status: response.status,
      headers: chosen(response.headers, RETURNED, appHeaders('')),
    });
  } catch {
    return Response.error();
  }
}

function chosen(from: Headers, names: readonly string[], base: Readonly<Record<string, string>>): Headers {
  const headers = new Headers(base);
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
