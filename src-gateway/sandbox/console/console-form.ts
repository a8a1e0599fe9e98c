import type { HttpRequest, HttpResponse, HttpRoute } from '#gateway/server/http/http-route.ts';
import { AppError } from '#shared/errors.ts';
import type { ConsolePath, Notice, Problem } from './console-page.ts';

const FORM_BYTES = 2_048;

export const page = (path: string, handle: HttpRoute['handle']): HttpRoute => ({
  method: 'GET',
  path,
  handle,
});

/** A form of the console. Rejects posts from other sites. */
export function form(
  path: string,
  act: (fields: URLSearchParams) => Promise<HttpResponse>,
  limitBytes = FORM_BYTES,
): HttpRoute {
  return {
    method: 'POST',
    path,
    limitBytes,
    handle: async request => {
      rejectForeignForm(request);
      return act(new URLSearchParams(new TextDecoder().decode(request.body)));
    },
  };
}

/**
 * Another site could post a form here with the guest's browser. A browser names the form's origin: by Sec-Fetch-Site,
 * or if that is missing by Origin. A request with neither is no browser's form and is rejected too.
 */
function rejectForeignForm({ headers }: HttpRequest): void {
  const site = headers['sec-fetch-site'];
  const origin = headers['origin'];
  const host = headers['host'];
  const fromHere =
    site !== undefined
      ? site === 'same-origin'
      : host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
  if (!fromHere) throw new AppError('FORBIDDEN', 'this form must be sent from the console itself');
  if (headers['content-type']?.split(';', 1)[0]?.trim() !== 'application/x-www-form-urlencoded') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'send a form');
  }
}

export function seeOther(
  path: ConsolePath,
  notice: { done: Notice } | { problem: Problem },
  query: Record<string, string> = {},
): HttpResponse {
  return {
    status: 303,
    headers: {
      location: `${path}?${new URLSearchParams({ ...query, ...notice }).toString()}`,
      'cache-control': 'no-store',
    },
  };
}
