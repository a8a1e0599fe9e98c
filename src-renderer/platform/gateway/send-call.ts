import { notifyUnreachable } from '#renderer/platform/host/transport.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import { AppError } from '#shared/errors.ts';
import { asOutage, noteResponse, throughOutage } from './outage.ts';
import { learnServerTime } from './server-clock.ts';

export type Route = { method: string; path: string; detailed?: boolean };
type Values = Record<string, unknown>;
export type RequestContext = {
  language?: Language;
  /** Fails at once without a response: it is what ends the wait of the other calls. */
  isProbe?: boolean;
};
export type CallOptions = { signal?: AbortSignal; context?: RequestContext };

/** What differs between the apps that make calls. */
export type Transport = {
  headers: Record<string, string>;
  credentials: RequestCredentials;
  isRepeatable: boolean;
  fetch(path: string, init: RequestInit): Promise<Response>;
};

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

/** Throws AppError for every failure except an abort. oRPC's link does the same for 8 KiB of the first load. */
export async function sendCall(
  route: Route,
  input: unknown,
  options: CallOptions,
  { headers, credentials, isRepeatable, fetch }: Transport,
): Promise<unknown> {
  const request = toRequest(route, input);
  const { body } = request;
  const init: RequestInit = {
    method: route.method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(request.headers as Record<string, string>),
    },
    credentials,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const attempt = async () => {
    const response = await fetch(request.path, init);
    learnServerTime(response.headers);
    return parseResponse(response);
  };
  return options.context?.isProbe
    ? attempt()
    : throughOutage(attempt, { isRepeatable, signal: options.signal });
}
