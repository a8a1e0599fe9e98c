import { ORPCError } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { currentLanguage } from '#renderer/i18n/language.ts';
import type { Contract } from '#shared/contract/index.ts';
import { AppError } from '#shared/errors.ts';
import { auth } from './auth.ts';
import { absolute, webConfig } from './config.ts';
import contract from './contract.min.json' with { type: 'json' };
import { BOOKING_TIMEOUT_MS, CALL_TIMEOUT_MS, fetchWithin } from './transport.ts';

const TOKEN_HEADER = 'x-guest-access-token';

function timeoutOf(path: readonly string[]): number {
  return path.join('.') === 'bookings.create' ? BOOKING_TIMEOUT_MS : CALL_TIMEOUT_MS;
}

/** Signs the call, and after a 401 renews once and sends it once more (D5). */
async function signedFetch(request: Request, init: RequestInit, path: readonly string[]): Promise<Response> {
  const token = await auth().token();
  if (token === null) return fetchWithin(request, init, timeoutOf(path));
  const replay = request.clone();
  request.headers.set(TOKEN_HEADER, `Bearer ${token}`);
  const response = await fetchWithin(request, init, timeoutOf(path));
  if (response.status !== 401) return response;
  const renewed = await auth().renew(token);
  if (renewed !== null) {
    replay.headers.set(TOKEN_HEADER, `Bearer ${renewed}`);
    const second = await fetchWithin(replay, init, timeoutOf(path));
    if (second.status !== 401) return second;
  }
  auth().lost();
  return response;
}

type Body = { code: string; message: string; details?: unknown };

function isErrorBody(body: unknown): body is Body {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/** A refusal of the gateway, or an answer that is not one of its, as an AppError. */
function asAppError(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof ORPCError)) return error;
  return new AppError(error.code, error.message, { status: error.status, details: error.data, cause: error });
}

const openApiLink = new OpenAPILink<Record<never, never>>(contract as unknown as Contract, {
  url: () => absolute(webConfig().gateway),
  headers: () => ({ 'accept-language': currentLanguage() }),
  fetch: (request, init, _options, path) => signedFetch(request, init, path),
  customErrorResponseBodyDecoder: (body, response) =>
    new ORPCError(isErrorBody(body) ? body.code : 'SERVICE_UNAVAILABLE', {
      status: response.status,
      message: isErrorBody(body) ? body.message : 'the answer is not one of the gateway',
      data: isErrorBody(body) ? body.details : undefined,
    }),
});

/** The wire behind `gateway`; its own chunk, so that a page without calls does not carry it. */
export const link: Pick<typeof openApiLink, 'call'> = {
  async call(path, input, options) {
    try {
      return await openApiLink.call(path, input, options);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      if (error instanceof SyntaxError || error instanceof TypeError) {
        throw new AppError('ANSWER_INVALID', 'the answer could not be read', { cause: error });
      }
      throw asAppError(error);
    }
  },
};
