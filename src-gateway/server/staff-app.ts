import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { compression } from './http/compression.ts';
import { addRoutes, type HttpAppParts, httpApp } from './http/http-app.ts';
import { staffOpenApiDocument } from './http/openapi-document.ts';
import { staffCalls } from './http/staff-calls.ts';
import { staffRouter } from './staff-router.ts';

/** Everything that staff reach, and nothing of the guests' (STF-01). No other origin reads it. */
export function staffApp(parts: HttpAppParts, app: AppContext, staffUrl: string): FastifyInstance {
  const server = httpApp({ ...parts, config: { ...parts.config, allowedOrigins: [] } });
  server.register(fastifyCompress, compression);
  // Routes are added once the plugin before them is there.
  server.register(async scope => {
    addRoutes(scope, [
      ...staffCalls(app, staffUrl, staffRouter),
      ...(app.config.sandbox ? [openApiRoute()] : []),
    ]);
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
