import type { FastifyInstance, RouteOptions } from 'fastify';
import { AppError } from '#shared/errors.ts';

export function addRoutes(server: FastifyInstance, routes: readonly RouteOptions[]): void {
  // HEAD comes with GET; OPTIONS is the CORS plugin's, where there is one.
  const taken = ['HEAD', ...(server.hasRoute({ method: 'OPTIONS', url: '/*' }) ? ['OPTIONS'] : [])];
  for (const [url, found] of Map.groupBy(routes, route => route.url)) {
    const operation = url.replaceAll('::', ':');
    for (const route of found) server.route({ ...route, config: { operation, ...route.config } });
    const allow = found.flatMap(route => route.method);
    server.route({
      method: server.supportedMethods.filter(method => !taken.includes(method) && !allow.includes(method)),
      url,
      handler(_request, reply) {
        reply.header('allow', allow.join(', '));
        throw new AppError('METHOD_NOT_ALLOWED', 'this path takes another method', { details: { allow } });
      },
    });
  }
}
