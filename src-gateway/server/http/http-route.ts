import type { Language } from '#gateway/platform/language.ts';

/** A request outside the contract, its body already read within the route's limit. */
export type HttpRequest = {
  method: string;
  /** Path and query; the host in it is made up. */
  url: URL;
  /** What a route ending in `/*` matched at its star, still percent-encoded; empty for an exact path. */
  rest: string;
  /** Lower-case names; a repeated header arrives joined by commas. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Uint8Array;
  /** Address of the caller, for limits only; never logged. */
  clientIp: string;
  language: Language;
  requestId: string;
};

export type HttpResponse = {
  status: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};

/**
 * A path that is not a call of the contract. `path` is exact, or ends in `/*` for everything below it.
 * A thrown AppError becomes the usual error body; anything else a 500 without its text.
 */
export type HttpRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Largest body in bytes; the gateway's limit when left out. */
  limitBytes?: number;
  handle(request: HttpRequest): Promise<HttpResponse>;
};

export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}
