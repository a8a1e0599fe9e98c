import * as z from 'zod/mini';
import { isBelow } from '../security/app-address.ts';
import { appHeaders } from '../security/page-policy.ts';
import type { Fetch } from '../tokens/exchange-token.ts';
import { chosenHeaders, sendOn, toPageResponse } from '../windows/send-on.ts';
import type { DeskSession } from './desk-session.ts';

export type StaffGateway = {
  /** The base address of the staff's gateway. */
  gateway: string;
  /** Headers that identify the desk, with its secret where it was entered for this address. */
  deviceHeaders(): Readonly<Record<string, string>>;
  session: DeskSession;
  fetch: Fetch;
};

/** Neither a cookie nor a token of the page's own: main alone says whose session it is. */
const FORWARDED = ['accept', 'accept-language', 'content-type', 'x-request-id'];

/** The page sees a failure as an unreachable network. */
export async function forwardStaffCall(
  request: Request,
  path: string,
  { gateway, deviceHeaders, session, fetch }: StaffGateway,
): Promise<Response> {
  const address = addressOfStaffCall(path, gateway);
  if (address === null) return new Response('Bad path', { status: 400, headers: appHeaders('') });
  try {
    const before = session.leaves();
    const bearer = await session.token();
    const headers = chosenHeaders(request.headers, FORWARDED, {
      ...deviceHeaders(),
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    });
    const response = await sendOn(request, { address, headers, signal: request.signal, fetch });
    if (response.ok && bearer !== null && path === END) session.forget(bearer);
    return await withoutToken(response, opened => session.adopt(opened, before));
  } catch {
    return Response.error();
  }
}

const END = '/api/session/end';

/** Null if the joined address would lie anywhere else (SEC-13). */
export function addressOfStaffCall(path: string, gateway: string): string | null {
  const address = URL.parse(gateway + path)?.href ?? '';
  const isCall = isBelow(address, `${gateway}/api`) || address === `${gateway}/healthz`;
  return isCall ? address : null;
}

/** The response of a call that opens a session (`openedSession` of the contract). */
const opened = z.looseObject({ session: z.unknown(), token: z.nullable(z.string()) });

/**
 * Takes the token out of a response. By what the response is and not by its path: a gateway may read an encoded path as
 * that of another call.
 */
async function withoutToken(response: Response, adopt: (token: string) => void): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson) return toPageResponse(response);
  const text = await response.text();
  if (!text.includes('"token"')) return toPageResponse(response, text);
  const body = opened.safeParse(parseJson(text));
  if (!body.success) return toPageResponse(response, text);
  const { token, ...rest } = body.data;
  // The gateway takes this for a browser and sent a cookie, which is dropped.
  if (token === null) return notEnrolled();
  adopt(token);
  return toPageResponse(response, JSON.stringify({ ...rest, token: null }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function notEnrolled(): Response {
  return Response.json(
    { code: 'DEVICE_NOT_ENROLLED', message: 'the gateway does not know this desk' },
    { status: 403, headers: appHeaders('') },
  );
}
