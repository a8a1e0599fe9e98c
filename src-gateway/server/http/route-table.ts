import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowOnly, clientIpOf, sendResponse } from './http-app.ts';
import type { HttpRequest, HttpRoute } from './http-route.ts';
import { languageOf } from './language.ts';

/** Adds routes beside the contract's, and a 405 for the methods that their paths do not take. */
export function addRoutes(app: FastifyInstance, routes: readonly HttpRoute[]): void {
  for (const [path, found] of Map.groupBy(routes, route => route.path)) {
    // A colon of the identity protocol is no parameter.
    const url = path.replaceAll(':', '::');
    const prefixLength = path.endsWith('/*') ? path.length - 1 : path.length;
    for (const { method, limitBytes, handle } of found) {
      app.route({
        method,
        url,
        config: { operation: path },
        ...(limitBytes !== undefined && { bodyLimit: limitBytes }),
        handler: async (request, reply) => {
          sendResponse(reply, await handle(httpRequest(request, prefixLength)));
          return reply;
        },
      });
    }
    allowOnly(
      app,
      url,
      found.map(route => route.method),
    );
  }
}

function httpRequest(request: FastifyRequest, prefixLength: number): HttpRequest {
  const headers = flatHeaders(request);
  const url = new URL(`http://gateway${request.url}`);
  return {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    url,
    rest: url.pathname.slice(prefixLength),
    headers,
    body: request.body instanceof Uint8Array ? request.body : new Uint8Array(),
    clientIp: clientIpOf(request),
    language: languageOf(headers['accept-language']),
    requestId: request.id,
  };
}

/** Lower-case names. Repeated headers arrive joined by commas, as HTTP allows. */
export function flatHeaders({ headers }: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}
