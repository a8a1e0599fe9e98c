import { isBelow } from '../security/app-address.ts';
import { appHeaders } from '../security/page-policy.ts';
import { addressOfCall, type HotelConfig } from '../settings/hotel-config.ts';
import { chosenHeaders, sendOn, toPageResponse } from './send-on.ts';

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
    const headers = chosenHeaders(request.headers, FORWARDED, own);
    return toPageResponse(await sendOn(request, { address, headers, signal, fetch: options.fetch }));
  } catch {
    return Response.error();
  }
}
