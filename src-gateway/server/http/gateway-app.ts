import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { AppError } from '#shared/errors.ts';
import type { GatewayRouter } from '../router.ts';
import { API_PREFIX, addContractCalls } from './contract-calls.ts';
import { type HttpAppParts, httpApp } from './http-app.ts';
import { type HttpRoute, jsonResponse } from './http-route.ts';
import { isKnownHost } from './known-host.ts';
import { openApiDocument } from './openapi-document.ts';
import { addRoutes } from './route-table.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { addWebApp } from './web-app.ts';

/** Below one network packet nothing is gained. */
const WORTHWHILE_BYTES = 1_400;
const COMPRESSIBLE = /^(text\/|application\/(json|.*\+json|javascript))/;
const CHEAP_LEVEL = 3;

/** Paths that belong to the gateway: below them an unknown one is a 404, not a page of the guest app. */
const OWN_PATHS = [API_PREFIX, '/identity', '/ofrep', '/console', '/metrics'];

const CONSOLE = /^\/console(\/|$)/;

/** Everything on the gateway's own port: calls, further routes, operation and the guest app. */
export function gatewayApp(
  parts: Omit<HttpAppParts, 'securityHeaders'>,
  security: SecurityHeaders,
  app: AppContext,
  router: GatewayRouter,
  routes: readonly HttpRoute[],
): FastifyInstance {
  const server = httpApp({ ...parts, securityHeaders: security.common });
  server.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: WORTHWHILE_BYTES,
    customTypes: COMPRESSIBLE,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: CHEAP_LEVEL } },
    zlibOptions: { level: CHEAP_LEVEL },
    globalDecompression: false,
  });
  // Routes are added once the plugin before them is there.
  server.register(async scope => {
    addContractCalls(scope, app, router);
    addRoutes(scope, [...routes.map(route => guarded(app, route)), ...operationRoutes(app)]);
    addWebApp(scope, app.config, security);
    const own = OWN_PATHS.flatMap(path => [path, `${path}/*`]);
    for (const url of own.filter(path => !routes.some(route => route.path === path))) {
      scope.all(url, () => {
        throw new AppError('NOT_FOUND', 'there is nothing here');
      });
    }
  });
  return server;
}

/** The console opens only under a name that its owner would use. */
function guarded(app: AppContext, route: HttpRoute): HttpRoute {
  if (!CONSOLE.test(route.path)) return route;
  return {
    ...route,
    async handle(request) {
      if (!isKnownHost(app.config, request.headers['host']))
        throw new AppError('FORBIDDEN', 'open the console by the address that the gateway printed');
      return route.handle(request);
    },
  };
}

function operationRoutes(app: AppContext): HttpRoute[] {
  const { store, log } = app;
  let document: Promise<Buffer> | undefined;
  const documentBytes = () =>
    (document ??= openApiDocument().then(found => Buffer.from(JSON.stringify(found))));
  const plainJson = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
  return [
    {
      method: 'GET',
      path: '/readyz',
      async handle() {
        if (app.isStopping) return jsonResponse(503, { status: 'stopping' });
        try {
          await store.ping();
          return jsonResponse(200, { status: 'ready' });
        } catch (error) {
          log.error({ err: error }, 'the database does not respond');
          return jsonResponse(503, { status: 'no database' });
        }
      },
    },
    {
      method: 'GET',
      path: '/openapi.json',
      handle: async () => ({ status: 200, headers: plainJson, body: await documentBytes() }),
    },
  ];
}
