import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { AppError, gatewayErrorStatus } from '#shared/errors.ts';
import type { GatewayConfig } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { compressAnswer } from './compress-answer.ts';
import { corsHeaders } from './cors.ts';
import { errorAnswer, refusalOf } from './error-answer.ts';
import type { GatewayApp } from './gateway-app.ts';
import { type HttpAnswer, type HttpRequest, jsonAnswer } from './http-route.ts';
import { isStorableText } from './json-body.ts';
import { languageOf } from './language.ts';
import { readBody } from './read-body.ts';
import type { SecurityHeaders } from './security-headers.ts';

export type HttpServer = {
  port: number;
  /** Until an app is given, and after it was taken away, every request but /healthz gets a 503. */
  serve(app: GatewayApp | null): void;
  /** Takes no new connection, waits for requests in flight up to the configured time, then cuts. */
  close(): Promise<void>;
};

/** After a refused body this much more of it is read and thrown away, so that the caller sees the answer. */
const DISCARD_MS = 1_000;

type Listening = {
  config: GatewayConfig;
  log: Logger;
  metrics: Metrics;
  port: number;
  /** Of every answer; an answer's own count more. */
  withSecurity: SecurityHeaders;
};

export async function listen({
  config,
  log,
  metrics,
  port: wanted,
  withSecurity,
}: Listening): Promise<HttpServer> {
  const cors = corsHeaders(config.allowedOrigins);
  let app: GatewayApp | null = null;
  let stopping = false;

  const answerTo = async (
    message: IncomingMessage,
    method: string,
    request: Omit<HttpRequest, 'url' | 'body'>,
  ): Promise<{ operation: string; answer: HttpAnswer }> => {
    let operation = 'none';
    try {
      const url = requestUrl(message.url);
      if (url.pathname === '/healthz') {
        return { operation: '/healthz', answer: jsonAnswer(200, { status: 'alive' }) };
      }
      if (!app) throw unready();
      const target = app.find(method, url);
      if (target instanceof AppError) throw target;
      operation = target.operation;
      const body = await readBody(message, target.limitBytes);
      return { operation, answer: await target.answer({ ...request, url, body }) };
    } catch (error) {
      const refusal = refusalOf(error, log.child({ requestId: request.requestId, operation }));
      return { operation, answer: errorAnswer(refusal, allowHeader(refusal)) };
    }
  };

  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const headers = flatHeaders(message);
    const requestId = requestIdOf(headers['x-request-id']);
    const styleNonce = randomBytes(16).toString('base64');
    const head = message.method === 'HEAD';
    const method = head ? 'GET' : (message.method ?? 'GET');
    metrics.inFlight(1);
    const preflight = cors.preflight(message.method, headers);
    const { operation, answer } = preflight
      ? { operation: 'preflight', answer: preflight }
      : await answerTo(message, method, {
          method,
          rest: '',
          headers,
          caller: callerOf(message, headers, config.trustProxy),
          language: languageOf(headers['accept-language']),
          requestId,
          styleNonce,
        });
    const packed = await compressAnswer(answer, headers['accept-encoding']);
    const body = typeof packed.body === 'string' ? Buffer.from(packed.body) : packed.body;
    const crossOrigin = cors.headers(headers['origin']);
    const vary = [crossOrigin['vary'], packed.headers?.['vary']].filter(name => name !== undefined);
    response.writeHead(packed.status, {
      ...withSecurity(styleNonce, packed.inlineScripts),
      ...crossOrigin,
      'x-request-id': requestId,
      ...(stopping && { connection: 'close' }),
      ...(packed.status !== 304 && packed.status !== 204 && { 'content-length': body?.length ?? 0 }),
      ...packed.headers,
      ...(vary.length > 0 && { vary: vary.join(', ') }),
      ...(!message.complete && { connection: 'close' }),
    });
    response.end(head ? undefined : body);
    if (!message.complete) discardRest(message);
    const seconds = (performance.now() - started) / 1000;
    metrics.inFlight(-1);
    metrics.request(operation, message.method ?? 'GET', packed.status, seconds);
    // Whoever waits for the start asks often, and is told 503 by design.
    const quiet = app === null || /^\/(healthz|readyz|metrics)$/.test(operation);
    const level = packed.status >= 500 && app !== null ? 'error' : quiet ? 'debug' : 'info';
    log[level](
      {
        requestId,
        method: message.method,
        route: operation,
        status: packed.status,
        ms: Math.round(seconds * 1000),
      },
      'request',
    );
  };

  const server = createServer(
    { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    (message, response) => {
      handle(message, response).catch((error: unknown) => {
        log.error({ err: error }, 'an answer could not be written');
        response.destroy();
      });
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuseRaw(error, socket));
  const port = await bind(server, wanted, config.host);
  return {
    port,
    serve(next) {
      app = next;
    },
    async close() {
      stopping = true;
      const closed = new Promise<void>(resolve => server.close(() => resolve()));
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), config.stopTimeoutMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function unready(): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'the gateway is starting or stopping', {
    details: { retryAfterSeconds: 1 },
  });
}

function allowHeader({ code, details }: AppError): Record<string, string> {
  if (code !== 'METHOD_NOT_ALLOWED' || typeof details !== 'object' || details === null) return {};
  return 'allow' in details && Array.isArray(details.allow) ? { allow: details.allow.join(', ') } : {};
}

/** Path and query of a request line. The host is made up: nothing here may depend on what a caller claims. */
function requestUrl(target: string | undefined): URL {
  const path = target?.replace(/^https?:\/\/[^/]*/i, '') ?? '';
  if (!path.startsWith('/')) throw new AppError('BAD_REQUEST', 'the address cannot be used');
  const url = new URL(`http://gateway${path}`);
  const texts = [...url.searchParams].flat();
  if (/%00/.test(url.pathname) || !texts.every(isStorableText)) {
    throw new AppError('BAD_REQUEST', 'the address holds a character that cannot be used');
  }
  return url;
}

/** Lower-case names. Repeated headers arrive joined by commas, as HTTP allows. */
function flatHeaders(message: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
}

function requestIdOf(given: string | undefined): string {
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

function callerOf(
  message: IncomingMessage,
  headers: Record<string, string | undefined>,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? headers['x-forwarded-for']?.split(',').at(-1)?.trim() : undefined;
  return forwarded || message.socket.remoteAddress || 'unknown';
}

function discardRest(message: IncomingMessage): void {
  message.resume();
  const cut = setTimeout(() => message.destroy(), DISCARD_MS);
  message.once('close', () => clearTimeout(cut));
}

/** What Node's parser refuses never becomes a request; answer in the house's own form all the same. */
function refuseRaw(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [line, code] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'BAD_REQUEST']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'BAD_REQUEST']
        : [`${gatewayErrorStatus.BAD_REQUEST} Bad Request`, 'BAD_REQUEST'];
  const body = JSON.stringify({ code, message: 'the request cannot be read' });
  socket.end(
    `HTTP/1.1 ${line}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}
