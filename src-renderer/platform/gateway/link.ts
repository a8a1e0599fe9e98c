import { absolute, webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import {
  BOOKING_TIMEOUT_MS,
  CALL_TIMEOUT_MS,
  fetchWithin,
  notifyUnreachable,
} from '#renderer/platform/host/transport.ts';
import { currentLanguage, type Language } from '#renderer/platform/i18n/language.ts';
import { AppError } from '#shared/errors.ts';
import { auth, requireStillThere } from './auth.ts';
import calls from './contract.min.json';
import { asOutage, noteResponse, throughOutage } from './outage.ts';
import { learnServerTime } from './server-clock.ts';

const TOKEN_HEADER = 'x-guest-access-token';

type Route = { method: string; path: string; detailed?: boolean };
type Values = Record<string, unknown>;
export type RequestContext = {
  language?: Language;
  /** Fails at once without a response: it is what ends the wait of the other calls. */
  isProbe?: boolean;
};
export type CallOptions = { signal?: AbortSignal; context?: RequestContext };

const routes: Readonly<Record<string, Route>> = calls;

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Splits an input: `{names}` of the path first, then the query of a GET or the body of the rest. */
function toRequest(route: Route, input: unknown): { path: string; headers: Values; body: unknown } {
  const given = isObject(input) ? { ...input } : {};
  const isGet = route.method === 'GET';
  const parts = route.detailed ? given : isGet ? { query: given } : { body: given };
  const named = route.detailed ? parts['params'] : given;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = isObject(named) ? String(named[name]) : '';
    if (isObject(named)) delete named[name];
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(isObject(parts['query']) ? parts['query'] : {})) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      query.append(name, String(value));
    }
  }
  return {
    path: query.size > 0 ? `${path}?${query}` : path,
    headers: isObject(parts['headers']) ? parts['headers'] : {},
    body: isGet ? undefined : parts['body'],
  };
}

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

async function parseResponse(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    // The connection broke in the middle of the response, or the call timed out.
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new AppError(isLate ? 'NETWORK_TIMEOUT' : 'NETWORK_UNREACHABLE', 'the response did not arrive', {
      cause,
    });
  });
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    if (response.ok) throw new AppError('ANSWER_INVALID', 'the response is not JSON', { cause });
  }
  if (response.ok) {
    noteResponse();
    return body;
  }
  const { status } = response;
  if (isObject(body) && typeof body['code'] === 'string') {
    noteResponse();
    const message = typeof body['message'] === 'string' ? body['message'] : '';
    throw new AppError(body['code'], message, { status, details: body['details'] });
  }
  // A proxy's page, not one of the gateway's errors (PD-08).
  const code = status === 404 ? 'NOT_FOUND' : 'SERVICE_UNAVAILABLE';
  const error = new AppError(code, 'not a response of the gateway', { status });
  if (status < 500) throw error;
  notifyUnreachable();
  throw asOutage(error);
}

/** A repeated request has the effect of one (RFC 9110, 9.2.2). A repeated DELETE would get NOT_FOUND. */
const repeatableMethods = ['GET', 'PUT'];
/** The order's id makes a second code impossible (PAY-34); a trip is saved as a whole. */
const repeatableCalls = ['pix.create', 'checkIn.saveTrip'];

/** Throws AppError for every failure except an abort. oRPC's link does the same for 8 KiB of the first load. */
export async function send(
  name: string,
  input: unknown,
  asker: string | null,
  options: CallOptions = {},
): Promise<unknown> {
  const route = routes[name];
  if (!route) throw new AppError('NOT_FOUND', `the contract has no call ${name}`);
  const { path, headers, body } = toRequest(route, input);
  const init: RequestInit = {
    method: route.method,
    headers: {
      accept: 'application/json',
      'accept-language': options.context?.language ?? currentLanguage(),
      'x-device-profile': deviceProfile(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(headers as Record<string, string>),
    },
    credentials: 'omit',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const timeout = name === 'bookings.create' ? BOOKING_TIMEOUT_MS : CALL_TIMEOUT_MS;
  const attempt = async () => {
    const response = await signedFetch(absolute(`${webConfig().gateway}${path}`), init, asker, timeout);
    learnServerTime(response.headers);
    return parseResponse(response);
  };
  const isRepeatable = repeatableMethods.includes(route.method) || repeatableCalls.includes(name);
  const output = options.context?.isProbe
    ? await attempt()
    : await throughOutage(attempt, { isRepeatable, signal: options.signal });
  // All schemas together are larger than the rest of the client, so production does not load them.
  if (import.meta.env.DEV) await (await import('./assert-contract.ts')).assertContract(name, output);
  return output;
}
