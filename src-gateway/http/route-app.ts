import { AppError } from '#shared/errors.ts';
import type { GatewayApp } from './gateway-app.ts';
import type { HttpRoute } from './http-route.ts';

/** An app of nothing but routes with exact paths, for a port of its own. */
export function routeApp(routes: readonly HttpRoute[], limitBytes: number): GatewayApp {
  return {
    find(method, { pathname }) {
      const fitting = routes.filter(route => route.path === pathname);
      const found = fitting.find(route => route.method === method);
      if (found) {
        return {
          operation: found.path,
          limitBytes: found.limitBytes ?? limitBytes,
          answer: request => found.handle(request),
        };
      }
      if (fitting.length === 0) return new AppError('NOT_FOUND', 'there is nothing here');
      return new AppError('METHOD_NOT_ALLOWED', 'this path takes another method', {
        details: { allow: fitting.map(route => route.method) },
      });
    },
  };
}
