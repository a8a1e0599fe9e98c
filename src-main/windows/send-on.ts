import { appHeaders } from '../security/page-policy.ts';

type Destination = {
  address: string;
  headers: Headers;
  signal: AbortSignal;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
};

/** Sends a page's request to a gateway. Rejects without a response. */
export async function sendOn(
  request: Request,
  { address, headers, signal, fetch }: Destination,
): Promise<Response> {
  return fetch(address, {
    method: request.method,
    headers,
    body: ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer(),
    // No gateway redirects a call, and a device's secret must not be sent elsewhere.
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
}

const RETURNED = ['content-type', 'retry-after', 'date', 'x-request-id'];

const BODILESS = new Set([204, 205, 304]);

/** A gateway's response as the page gets it: no cookie and no header but those that it uses. */
export function toPageResponse(
  response: Response,
  body: Response['body'] | string = response.body,
): Response {
  return new Response(BODILESS.has(response.status) ? null : body, {
    status: response.status,
    headers: chosenHeaders(response.headers, RETURNED, appHeaders('')),
  });
}

export function chosenHeaders(
  from: Headers,
  names: readonly string[],
  base: Readonly<Record<string, string>>,
): Headers {
  const headers = new Headers(base);
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
