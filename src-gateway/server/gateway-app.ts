import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { AppError } from '#shared/errors.ts';
import { compression } from './http/compression.ts';
import { API_PREFIX } from './http/contract-calls.ts';
import { guestCalls } from './http/guest-calls.ts';
import { addRoutes, type HttpAppParts, httpApp } from './http/http-app.ts';
import { openApiDocument } from './http/openapi-document.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import type { GatewayRouter } from './router.ts';
import { addFiles, webRoutes } from './web-app/web-app.ts';

/** Paths that belong to the gateway: below them an unknown one is a 404, not a page of the guest app. */
const OWN_PATHS = [API_PREFIX, '/identity', '/ofrep', '/console', '/metrics'];

export function gatewayApp(
  parts: Omit<HttpAppParts, 'securityHeaders'>,
  security: SecurityHeaders,
  app: AppContext,
  router: GatewayRouter,
  routes: readonly RouteOptions[],
): FastifyInstance {
  const server = httpApp({ ...parts, securityHeaders: security.common });
  server.register(fastifyCompress, compression);
  // Routes are added once the plugin before them is there.
  server.register(async scope => {
    addFiles(scope, app.config.webFolder);
    addRoutes(scope, [
      ...guestCalls(app, router),
      ...routes,
      ...operationRoutes(app),
      ...webRoutes(app.config, security),
    ]);
    for (const url of OWN_PATHS.flatMap(path => [path, `${path}/*`])) {
      if (!routes.some(route => route.url === url))
        scope.all(url, () => {
          throw new AppError('NOT_FOUND', 'there is nothing here');
        });
    }
  });
  return server;
}

function operationRoutes(app: AppContext): RouteOptions[] {
  let document: Promise<string> | undefined;
  return [
    {
      method: 'GET',
      url: '/readyz',
      async handler(_request, reply) {
        if (app.isStopping) return reply.code(503).send({ status: 'stopping' });
        try {
          await app.store.ping();
          return { status: 'ready' };
        } catch (error) {
          app.log.error({ err: error }, 'the database does not respond');
          return reply.code(503).send({ status: 'no database' });
        }
      },
    },
    {
      method: 'GET',
      url: '/openapi.json',
      async handler(_request, reply) {
        const text = await (document ??= openApiDocument().then(found => JSON.stringify(found)));
        return reply
          .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
          .send(text);
      },
    },
  ];
}
