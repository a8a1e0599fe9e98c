import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { AppError } from '#shared/errors.ts';
import { compression } from './http/compression.ts';
import { API_PREFIX } from './http/contract-calls.ts';
import { addRoutes, type HttpAppParts, httpApp } from './http/http-app.ts';
import { staffOpenApiDocument } from './http/openapi-document.ts';
import { staffSecurityHeaders } from './http/security-headers.ts';
import { staffCalls } from './http/staff-calls.ts';
import { staffRouter } from './staff-router.ts';
import { addFiles, staffWebRoutes } from './web-app/web-app.ts';

/** Everything that staff reach, and nothing of the guests' (STF-01). No other origin reads it. */
export function staffApp(parts: HttpAppParts, app: AppContext, staffUrl: string): FastifyInstance {
  const server = httpApp({ ...parts, config: { ...parts.config, allowedOrigins: [] } });
  server.register(fastifyCompress, compression);
  // Routes are added once the plugin before them is there.
  server.register(async scope => {
    addFiles(scope, app.config.staffFolder);
    addRoutes(scope, [
      ...staffCalls(app, staffUrl, staffRouter),
      ...(app.config.sandbox ? [openApiRoute()] : []),
      ...staffWebRoutes(app.config, staffSecurityHeaders(staffUrl)),
    ]);
    // Below it an unknown path is a 404, not a page of the app.
    for (const url of [API_PREFIX, `${API_PREFIX}/*`])
      scope.all(url, () => {
        throw new AppError('NOT_FOUND', 'there is nothing here');
      });
  });
  return server;
}

/** In a sandbox alone: outside it only attackers would read what the reception can do. */
function openApiRoute(): RouteOptions {
  let document: Promise<string> | undefined;
  return {
    method: 'GET',
    url: '/openapi.json',
    async handler(_request, reply) {
      const text = await (document ??= staffOpenApiDocument().then(found => JSON.stringify(found)));
      return reply
        .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
        .send(text);
    },
  };
}
