import type { FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { toNetwork } from '#gateway/platform/client-network.ts';
import { readPicture } from '#gateway/platform/read-picture.ts';
import {
  isOpenSession,
  notePicture,
  openVerification,
  type PictureKind,
  submitVerification,
} from '#gateway/store/sandbox-verification-store.ts';
import { hashOfToken, newToken } from '#gateway/store/token-store.ts';
import texts from '#locales/en/gateway/verification-page.json' with { type: 'json' };
import { AppError } from '#shared/errors.ts';
import { framePage } from '../frame-pages/frame-page.ts';
import { displayFont, fontRoute, pageFileRoutes } from '../frame-pages/page-files.ts';
import { parseJsonBody } from '../http/json-body.ts';
import { bytesOf, clientIpOf } from '../http/request.ts';
import { verificationPageFiles } from './verification-page-files.ts';

/** An opened page may be used this long. */
const SESSION_MS = 30 * 60_000;
const PICTURE_BYTES = 5 * 1024 * 1024;
/** Below the shortest side nobody could read a document; above the largest no camera sends. */
const SHORTEST_SIDE = 320;
const LONGEST_SIDE = 12_000;

const token = z.string().regex(/^[\w-]{43}$/);
const opening = z.object({ token });

/** Pictures are checked and dropped within their request: nothing of them is stored or logged (PD-27). */
export function verificationPageRoutes(app: AppContext, embedders: readonly string[]): RouteOptions[] {
  return [
    page(embedders),
    ...pageFileRoutes(verificationPageFiles),
    fontRoute('/fraunces.woff2', displayFont),
    { method: 'POST', url: '/session', bodyLimit: 1_024, handler: request => openSession(app, request) },
    picture(app, 'document'),
    picture(app, 'selfie'),
    { method: 'POST', url: '/finish', bodyLimit: 1_024, handler: request => finish(app, request) },
  ];
}

const page = (embedders: readonly string[]): RouteOptions =>
  framePage({
    url: '/',
    title: texts.title,
    styles: verificationPageFiles.styles,
    script: 'verification-page',
    head: '<link rel="icon" href="data:,">',
    embedders,
    may: { scripts: ["'self'"], pictures: ['blob:', 'data:'], calls: ["'self'"] },
    usesCamera: true,
  });

async function openSession(app: AppContext, request: FastifyRequest): Promise<object> {
  const given = opening.safeParse(parseJsonBody(request.headers['content-type'], request.body));
  if (!given.success) throw await unknownLink(app, request);
  const session = newToken();
  const now = app.clock.now();
  const opened = await openVerification(
    app.store.db,
    hashOfToken(given.data.token),
    { hash: hashOfToken(session), expiresAt: new Date(now.getTime() + SESSION_MS) },
    now,
  );
  if (!opened) throw await unknownLink(app, request);
  return { session, language: opened.language, atKiosk: opened.atKiosk };
}

function picture(app: AppContext, kind: PictureKind): RouteOptions {
  return {
    method: 'POST',
    url: `/pictures/${kind}`,
    bodyLimit: PICTURE_BYTES,
    async handler(request) {
      const sessionHash = sessionOf(request);
      const now = app.clock.now();
      if (!sessionHash || !(await isOpenSession(app.store.db, sessionHash, now)))
        throw await unknownLink(app, request);
      rejectUnusable(request.headers['content-type'], bytesOf(request));
      if (!(await notePicture(app.store.db, sessionHash, kind, now))) throw await unknownLink(app, request);
      return {};
    },
  };
}

function rejectUnusable(contentType: string | undefined, body: Uint8Array): void {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(type))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'send a JPEG, PNG or WebP');
  const found = readPicture(body);
  if (found?.type !== type) throw unusable('UNREADABLE');
  const sides = [found.width, found.height];
  if (Math.min(...sides) < SHORTEST_SIDE) throw unusable('TOO_SMALL');
  if (Math.max(...sides) > LONGEST_SIDE) throw unusable('TOO_LARGE');
}

const unusable = (problem: string) =>
  new AppError('BAD_REQUEST', 'the picture cannot be used', { details: { problem } });

async function finish(app: AppContext, request: FastifyRequest): Promise<object> {
  const sessionHash = sessionOf(request);
  const now = app.clock.now();
  if (!sessionHash || !(await isOpenSession(app.store.db, sessionHash, now)))
    throw await unknownLink(app, request);
  if (!(await submitVerification(app.store.db, sessionHash, now)))
    throw new AppError('BAD_REQUEST', 'a picture is missing', { details: { problem: 'MISSING' } });
  return {};
}

function sessionOf({ headers }: FastifyRequest): string | null {
  const given = token.safeParse(headers['x-verification-session']);
  return given.success ? hashOfToken(given.data) : null;
}

/** The same error for every invalid link and page: used, expired, replaced by a newer one, or made up. */
async function unknownLink(app: AppContext, request: FastifyRequest): Promise<AppError> {
  await app.rateLimits.codesPerClient(toNetwork(clientIpOf(request)));
  return new AppError('LINK_NOT_FOUND', 'this link leads nowhere');
}
