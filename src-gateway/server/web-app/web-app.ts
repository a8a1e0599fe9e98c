import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { deviceHeaderNames } from '#shared/device.ts';
import { AppError } from '#shared/errors.ts';
import { firstViewFile, firstViews } from '#shared/first-view.ts';
import { isLobbyHost, OFFLINE_PAGE, SERVICE_WORKER } from '#shared/offline.ts';
import { pageWithConfig } from '#shared/page-config.ts';
import type { PageHotels } from '#shared/page-hotels.ts';
import { languageOf, urlOf } from '../http/request.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { isAppAddress } from './app-addresses.ts';
import { pageWithHotels, pageWithoutHotels } from './hotels-in-page.ts';
import { type BuiltPages, webPages } from './web-page.ts';

const WEB = { method: 'GET', config: { operation: 'web' } } as const;

const INDEX = 'index.html';
const STAFF_INDEX = 'staff.html';

/** Kinds of files that a web build has; a path that ends so and leads nowhere is a 404, not a page of the app. */
const FILE_ENDINGS = 'js|css|json|webmanifest|txt|svg|png|jpe?g|webp|avif|ico|woff2|map|html';
const FILE_NAME = new RegExp(`\\.(${FILE_ENDINGS})$`);
/** Folders of the build, and files beside its index.html. */
const FILES = ['/assets/*', '/brand/*', '/pictures/*', `/:file(^[^/]+\\.(?:${FILE_ENDINGS})$)`];

/** The hotels at this moment; null where the database does not respond, which must not keep the app from opening. */
export type HotelsNow = () => Promise<{ data: PageHotels; now: Date } | null>;

export function webRoutes(
  config: GatewayConfig,
  security: SecurityHeaders,
  hotelsNow: HotelsNow,
): RouteOptions[] {
  const page = webPages({
    folder: config.webFolder,
    index: INDEX,
    complete: html => pageWithConfig(html, config.web),
  });
  const sendPage = pageSender(page, security);
  const origin = config.publicUrl ?? null;
  const withHotels = async (html: string, file: string) => {
    const hotels = await hotelsNow();
    if (hotels === null) return pageWithoutHotels(html);
    const language = file.endsWith('.pt.html') ? 'pt' : 'en';
    return pageWithHotels(html, hotels.data, { language, now: hotels.now, origin });
  };
  return [
    ...FILES.map(fileRoute),
    {
      // A service worker stores it with its policy and nonce: only the two together open again.
      ...WEB,
      url: OFFLINE_PAGE,
      async handler(request, reply) {
        const entry = urlOf(request).searchParams.get('entry');
        const { html } = await page(OFFLINE_PAGE, '');
        const isOfRelease = entry === null || html.includes(`src="${entry}"`);
        if (isSharedDevice(request) || !isOfRelease) throw noSuchFile();
        return sendPage(reply, OFFLINE_PAGE);
      },
    },
    {
      ...WEB,
      url: '/*',
      async handler(request, reply) {
        const path = pathnameOf(request);
        if (FILE_NAME.test(path) && path !== '/index.html') throw noSuchFile();
        reply.header('vary', 'accept-encoding, accept-language').status(isAppAddress(path) ? 200 : 404);
        return sendPage(reply, fileOf(path, request), withHotels);
      },
    },
  ];
}

/** The staff app: every path leads to its one page. */
export function staffWebRoutes(
  { staffFolder }: Pick<GatewayConfig, 'staffFolder'>,
  security: SecurityHeaders,
): RouteOptions[] {
  const built: BuiltPages = { folder: staffFolder, index: STAFF_INDEX, complete: html => html };
  const sendPage = pageSender(webPages(built), security);
  return [
    ...FILES.map(fileRoute),
    {
      ...WEB,
      url: '/*',
      async handler(request, reply) {
        if (FILE_NAME.test(pathnameOf(request))) throw noSuchFile();
        return sendPage(reply, STAFF_INDEX);
      },
    },
  ];
}

function pageSender(page: ReturnType<typeof webPages>, security: SecurityHeaders) {
  return async (
    reply: FastifyReply,
    file: string,
    fill: (html: string, file: string) => Promise<string> = async html => html,
  ): Promise<FastifyReply> => {
    const styleNonce = randomBytes(16).toString('base64');
    const { html, inlineScripts } = await page(file, styleNonce);
    return reply
      .header('content-security-policy', security.pagePolicy(styleNonce, inlineScripts))
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await fill(html, file));
  };
}

/** A lobby's tablet or another device of the hotel: nothing of a guest is stored there (BEY-18). */
const isSharedDevice = ({ hostname, headers }: FastifyRequest) =>
  isLobbyHost(hostname) ||
  [deviceHeaderNames.deviceId, deviceHeaderNames.token].some(name => name in headers);

/** A page with a first view, in the language that the app will choose, or the one page of all others. */
function fileOf(path: string, { url, headers, hostname }: FastifyRequest): string {
  const name = Object.hasOwn(firstViews, path) ? firstViews[path] : undefined;
  // A lobby's tablet begins with the sign-in, which is another screen (HOM-18).
  if (name === undefined || (name === 'login' && isLobbyHost(hostname))) return INDEX;
  const named = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('lang');
  if (named !== null) return firstViewFile(name, named === 'PORTUGUESE' ? 'pt' : 'en');
  return firstViewFile(name, languageOf(headers['accept-language']));
}

export function addFiles(server: FastifyInstance, folder: string): void {
  server.register(fastifyStatic, {
    root: resolve(folder),
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // A range counts in the compressed copy's bytes, and one that lies beyond them is answered with 400.
    acceptRanges: false,
    suppressWarning: true,
  });
}

/** Streamed, by the compressed copy beside a file where the browser takes it. */
const fileRoute = (url: string): RouteOptions => ({
  ...WEB,
  url,
  compress: false,
  handler(request, reply) {
    const path = pathnameOf(request);
    if (!FILE_NAME.test(path) || (path === SERVICE_WORKER && isSharedDevice(request))) throw noSuchFile();
    return reply.header('cache-control', cachingOf(path)).sendFile(path);
  },
});

/** Hashed names never change; pictures change with a release and keep their names. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /^\/(pictures|brand)\//.test(path) ? 'public, max-age=86400' : 'no-cache';
}

const pathnameOf = ({ url }: FastifyRequest) => decodeURIComponent(url.split('?', 1)[0] ?? '');

const noSuchFile = () => new AppError('NOT_FOUND', 'there is no such file');
