import { randomUUID } from 'node:crypto';
import fastifyCors from '@fastify/cors';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import type { Logger } from 'pino';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { AppError } from '#shared/errors.ts';
import type { Metrics } from '../metrics.ts';
import { respondWithError, toAppError } from './error-response.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route in logs and metrics, in place of its path. */
    operation?: string;
  }
}

export type HttpAppParts = {
  config: GatewayConfig;
  log: Logger;
  metrics: Metrics;
  /** Of every response; a response's own count more. */
  securityHeaders: Record<string, string>;
};

/** Requested all the time by those who monitor a gateway: logged at a lower level. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);
/** No longer than a request line may be. */
const MAX_PARAM_LENGTH = 16 * 1024;
/** Dot segments, backslashes, encoded slashes and null: what parsers in front of the gateway read differently (SEC-13). */
const AMBIGUOUS_PATH = /\\|%2f|%5c|(^|\/)(\.|%2e){1,2}(\/|$)/i;

/** Request headers of the contract and of the identity protocol, for browsers of another origin. */
const REQUEST_HEADERS =
  'content-type, accept-language, x-guest-access-token, x-idempotency-key, x-device-profile, x-device-hotel, x-device-id, x-link-secret, x-request-id';

/** Fastify gets no logger: some of its own messages name addresses, which can hold personal data. */
export function httpApp(parts: HttpAppParts, missing = notFound): FastifyInstance {
  const { config, log, securityHeaders } = parts;
  const app = fastify({
    genReqId: message => requestIdOf(message.headers['x-request-id']),
    requestIdHeader: false,
    bodyLimit: config.bodyLimitBytes,
    // The proxy in front of us is believed, and no proxy before it: the last address of x-forwarded-for.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    frameworkErrors(error, request, reply) {
      begin(request, reply);
      sendError(error, request, reply);
    },
    routerOptions: {
      maxParamLength: MAX_PARAM_LENGTH,
      // Handlers and oRPC read the query themselves.
      querystringParser: () => ({}),
    },
  });

  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    measure(parts, request, reply);
  };
  const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const about = { requestId: request.id, operation: operationOf(request) };
    return respondWithError(reply, toAppError(frameworkError(error) ?? error, log.child(about)));
  };

  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    if (isUsableAddress(request.url)) done();
    else done(new AppError('BAD_REQUEST', 'the address cannot be used'));
  });
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    // For slow readers: Node waits for them for ever.
    const deadline = setTimeout(() => raw.destroy(), config.connections.responseTimeoutMs);
    raw.once('close', () => clearTimeout(deadline));
    done(null, payload);
  });
  app.addHook('preSerialization', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw missing();
  });

  // Every body reaches its route as bytes; what it must be is the route's to say.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  if (config.allowedOrigins.length > 0) {
    app.register(fastifyCors, {
      origin: config.allowedOrigins,
      methods: 'GET, POST, PUT, PATCH, DELETE',
      allowedHeaders: REQUEST_HEADERS,
      exposedHeaders: 'date, retry-after, x-request-id',
      maxAge: 600,
      strictPreflight: false,
    });
  }
  app.get('/healthz', { config: { operation: '/healthz' } }, async () => ({ status: 'alive' }));
  return app;
}

/** Until a gateway is complete: alive, and for everything else a 503. */
export function startingApp(parts: HttpAppParts): FastifyInstance {
  // Whoever waits for the start polls often, and gets 503 by design.
  const quiet = parts.log.child({}, { level: 'silent' });
  return httpApp({ ...parts, log: quiet }, () => {
    const details = { retryAfterSeconds: 1 };
    return new AppError('SERVICE_UNAVAILABLE', 'the gateway is starting or stopping', { details });
  });
}

const notFound = () => new AppError('NOT_FOUND', 'there is nothing here');

/** Counts a request and logs it when it is over, also when its client went away. */
function measure({ log, metrics }: HttpAppParts, request: FastifyRequest, reply: FastifyReply): void {
  const started = performance.now();
  const { method } = request;
  metrics.inFlight(1);
  reply.raw.once('close', () => {
    const operation = operationOf(request);
    const status = reply.raw.writableFinished ? reply.raw.statusCode : CLIENT_GONE;
    const seconds = (performance.now() - started) / 1000;
    metrics.inFlight(-1);
    metrics.request(operation, method, status, seconds);
    const level = status >= 500 ? 'error' : QUIET.has(operation) ? 'debug' : 'info';
    log[level](
      { requestId: request.id, method, route: operation, status, ms: Math.round(seconds * 1000) },
      'request',
    );
  });
}

/** In logs and metrics: the connection ended before its response had left. */
const CLIENT_GONE = 499;

function operationOf({ method, routeOptions }: FastifyRequest): string {
  return routeOptions.config?.operation ?? (method === 'OPTIONS' ? 'preflight' : 'none');
}

/** What Fastify or one of its plugins found wrong with a request, in the gateway's own error format. */
function frameworkError(error: unknown): AppError | null {
  if (!(error instanceof Error) || error instanceof AppError) return null;
  if (!('statusCode' in error) || typeof error.statusCode !== 'number') return null;
  switch (error.statusCode) {
    case 403:
    case 404:
      return notFound();
    case 413:
      return new AppError('PAYLOAD_TOO_LARGE', 'the body is too large');
    case 415:
      return new AppError('UNSUPPORTED_MEDIA_TYPE', 'send the body as application/json');
    default:
      if (error.statusCode < 400 || error.statusCode >= 500) return null;
      return new AppError('BAD_REQUEST', 'the request cannot be used');
  }
}

function isUsableAddress(url: string): boolean {
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  return path.startsWith('/') && !AMBIGUOUS_PATH.test(path) && !url.includes('%00');
}

function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Below these paths an unknown one is a 404, not a page of the app; a route of the same address goes first. */
export function reservePaths(
  server: FastifyInstance,
  paths: readonly string[],
  routes: readonly RouteOptions[] = [],
): void {
  for (const url of paths.flatMap(path => [path, `${path}/*`])) {
    if (!routes.some(route => route.url === url))
      server.all(url, () => {
        throw notFound();
      });
  }
}

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
