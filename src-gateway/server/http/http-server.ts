import { once } from 'node:events';
import { createServer } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { RequestGate } from './request-gate.ts';

export type HttpServer = {
  port: number;
  serve(app: FastifyInstance): Promise<void>;
  /** Takes no new connection, waits for requests in flight up to the configured time, then cuts. */
  close(): Promise<void>;
};

/** After an error response a client that still sends is read no longer than this. */
const LINGER_MS = 1_000;
const SWEEP_MS = 50;
const MAX_HEADER_BYTES = 16 * 1024;
/** What a connection may have read ahead or not yet written before its other side is paused. */
const BUFFER_BYTES = 16 * 1024;

/** The app is set later: the port is taken before anything else of a gateway exists. */
export async function listen(
  config: Pick<GatewayConfig, 'connections' | 'stopTimeoutMs'>,
  wanted: { host: string; port: number },
  first: FastifyInstance,
): Promise<HttpServer> {
  const { headersTimeoutMs, requestTimeoutMs, keepAliveTimeoutMs, ...limits } = config.connections;
  await first.ready();
  let app = first;
  let isStopping = false;
  const server = createServer({
    highWaterMark: BUFFER_BYTES,
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: Math.min(5_000, headersTimeoutMs, requestTimeoutMs),
  });
  server.maxConnections = limits.maxConnections;
  server.maxRequestsPerSocket = limits.maxRequests;
  const gates = new WeakMap<Socket, RequestGate>();
  server.on('connection', socket => {
    const gate = new RequestGate(socket, limits.pipelinedWaitMs, (request, response) => {
      if (isStopping) response.setHeader('connection', 'close');
      // A host named in the request line counts for nothing: only path and query do.
      request.url = request.url?.replace(/^https?:\/\/[^/]*/i, '') || '/';
      app.routing(request, response);
    });
    gates.set(socket, gate);
  });
  server.on('request', (request, response) => gates.get(request.socket)?.enter(request, response));
  server.on('clientError', (error, socket) => {
    if (socket instanceof Socket) respondRaw(error, socket, gates.get(socket)?.isResponding ?? false);
    else socket.destroy();
  });
  await once(server.listen(wanted.port, wanted.host), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : wanted.port;
  return {
    port,
    async serve(next) {
      await next.ready();
      app = next;
    },
    async close() {
      isStopping = true;
      const closed = new Promise<void>(resolve => server.close(() => resolve()));
      server.closeIdleConnections();
      // A connection that had a request in flight stays open after it.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), config.stopTimeoutMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}

/** What Node's parser rejects never becomes a request; it gets a response in the gateway's own form all the same. */
function respondRaw(error: NodeJS.ErrnoException, socket: Socket, isResponding: boolean): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isResponding) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  const body = JSON.stringify({ code: 'BAD_REQUEST', message: 'the request cannot be read' });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
