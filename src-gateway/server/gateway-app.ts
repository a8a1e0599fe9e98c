import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { lowestPrices } from '#gateway/domain/booking/search/lowest-prices.ts';
import { listedHotels } from '#gateway/domain/hotel/listed-hotels.ts';
import { exchangeRouter } from './calls/hotel/exchange.ts';
import { compression } from './http/compression.ts';
import { API_PREFIX } from './http/contract-calls.ts';
import { EXCHANGE_PREFIX, exchangeCalls } from './http/exchange-calls.ts';
import { guestCalls } from './http/guest-calls.ts';
import { addRoutes, type HttpAppParts, httpApp, reservePaths } from './http/http-app.ts';
import { exchangeOpenApiDocument, openApiDocument } from './http/openapi-document.ts';
import { openApiRoute } from './http/openapi-route.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import type { GatewayRouter } from './router.ts';
import { addFiles, type HotelsNow, webRoutes } from './web-app/web-app.ts';

/** Paths that belong to the gateway, and to no page of the guest app. */
const OWN_PATHS = [API_PREFIX, EXCHANGE_PREFIX, '/identity', '/ofrep', '/console', '/metrics'];

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
      ...exchangeCalls(app, exchangeRouter),
      ...routes,
      readinessRoute(app),
      openApiRoute(openApiDocument),
      openApiRoute(exchangeOpenApiDocument, EXCHANGE_PREFIX),
      ...webRoutes(app.config, security, () => hotelsNow(app)),
    ]);
    reservePaths(scope, OWN_PATHS, routes);
  });
  return server;
}

async function hotelsNow(app: AppContext): ReturnType<HotelsNow> {
  try {
    const [hotels, prices] = await Promise.all([listedHotels(app.store.db), lowestPrices(app)]);
    return { data: { hotels, prices }, now: app.clock.now() };
  } catch (error) {
    app.log.warn({ err: error }, 'a page was sent without its hotels');
    return null;
  }
}

function readinessRoute(app: AppContext): RouteOptions {
  return {
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
  };
}
