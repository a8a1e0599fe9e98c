import type { FastifyRequest, RouteOptions } from 'fastify';
import { bytesOf, urlOf } from '#gateway/server/http/request.ts';
import { AppError } from '#shared/errors.ts';
import type { ConsolePath, Notice, Problem } from './console-page.ts';

const FORM_BYTES = 2_048;

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // No script at all; the frame is for an e-mail as a mail program shows it.
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  // Under no-referrer a browser sends `Origin: null` with our own forms, and they would be rejected.
  'referrer-policy': 'same-origin',
};

export const page = (
  url: ConsolePath,
  write: (query: URLSearchParams) => string | Promise<string>,
): RouteOptions => ({
  method: 'GET',
  url,
  async handler(request, reply) {
    const html = await write(urlOf(request).searchParams);
    return reply.headers(PAGE_HEADERS).send(html);
  },
});

/** Rejects a form that another site posts with the guest's browser. */
export const form = (url: string, act: (fields: URLSearchParams) => Promise<string>): RouteOptions => ({
  method: 'POST',
  url,
  bodyLimit: FORM_BYTES,
  async handler(request, reply) {
    rejectForeignForm(request);
    const result = await act(new URLSearchParams(new TextDecoder().decode(bytesOf(request))));
    return reply.header('cache-control', 'no-store').redirect(result, 303);
  },
});

/** By Sec-Fetch-Site, or else by Origin; a request with neither is no browser's form and is rejected too. */
function rejectForeignForm({ headers }: FastifyRequest): void {
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

export const resultAt = (
  path: ConsolePath,
  notice: { done: Notice } | { problem: Problem },
  query: Record<string, string> = {},
): string => `${path}?${new URLSearchParams({ ...query, ...notice }).toString()}`;
