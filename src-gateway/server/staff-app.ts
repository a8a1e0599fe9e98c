import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { compression } from './http/compression.ts';
import { API_PREFIX } from './http/contract-calls.ts';
import { addRoutes, type HttpAppParts, httpApp, reservePaths } from './http/http-app.ts';
import { staffOpenApiDocument } from './http/openapi-document.ts';
import { openApiRoute } from './http/openapi-route.ts';
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
      // Outside a sandbox only attackers would read what the reception can do.
      ...(app.config.sandbox ? [openApiRoute(staffOpenApiDocument)] : []),
      ...staffWebRoutes(app.config, staffSecurityHeaders(staffUrl, app.config.web.cardPage)),
    ]);
    reservePaths(scope, [API_PREFIX]);
  });
  return server;
}
