import { absolute, webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import { BOOKING_TIMEOUT_MS, CALL_TIMEOUT_MS, fetchWithin } from '#renderer/platform/host/transport.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import { AppError } from '#shared/errors.ts';
import { auth, requireStillThere } from './auth.ts';
import calls from './contract.min.json';
import { type CallOptions, type Route, sendCall } from './send-call.ts';

const TOKEN_HEADER = 'x-guest-access-token';

const routes: Readonly<Record<string, Route>> = calls;

/** A lobby's tablet at the kiosk address books as a kiosk does (FUN-35, WEB-05). */
function deviceProfile(): string {
  const { forceWalkIn, name } = host().profile;
  return forceWalkIn ? 'kiosk' : name;
}

async function signedFetch(
  url: string,
  init: RequestInit,
  asker: string | null,
  timeoutMs: number,
): Promise<Response> {
  const send = (token: string | null) => {
    requireStillThere(asker);
    const headers = new Headers(init.headers);
    if (token !== null) headers.set(TOKEN_HEADER, `Bearer ${token}`);
    return fetchWithin(url, { ...init, headers }, timeoutMs);
  };
  const token = await auth().token();
  const response = await send(token);
  if (token === null || response.status !== 401) return response;
  const renewed = await auth().renew(token);
  if (renewed !== null) {
    const second = await send(renewed);
    if (second.status !== 401) return second;
  }
  auth().lost();
  return response;
}

/** A repeated request has the effect of one (RFC 9110, 9.2.2). A repeated DELETE would get NOT_FOUND. */
const repeatableMethods = ['GET', 'PUT'];
/** The order's id makes a second code impossible (PAY-34); a trip is saved as a whole. */
const repeatableCalls = ['pix.create', 'checkIn.saveTrip'];

/** Throws AppError for every failure except an abort. */
export async function send(
  name: string,
  input: unknown,
  asker: string | null,
  options: CallOptions = {},
): Promise<unknown> {
  const route = routes[name];
  if (!route) throw new AppError('NOT_FOUND', `the contract has no call ${name}`);
  const timeout = name === 'bookings.create' ? BOOKING_TIMEOUT_MS : CALL_TIMEOUT_MS;
  const output = await sendCall(route, input, options, {
    headers: {
      'accept-language': options.context?.language ?? currentLanguage(),
      'x-device-profile': deviceProfile(),
    },
    credentials: 'omit',
    isRepeatable: repeatableMethods.includes(route.method) || repeatableCalls.includes(name),
    fetch: (path, init) => signedFetch(absolute(`${webConfig().gateway}${path}`), init, asker, timeout),
  });
  // All schemas together are larger than the rest of the client, so production does not load them.
  if (import.meta.env.DEV) await (await import('./assert-contract.ts')).assertContract(name, output);
  return output;
}
