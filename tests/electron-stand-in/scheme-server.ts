import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { inspect } from 'node:util';
import { fromWire, policyToWire } from './addresses.ts';

/**
 * Serves addresses of the app's own schemes by the handlers that the app gave to protocol.handle, over a port of
 * this machine, so that bodies stream in both directions and an abort arrives. page-requests.ts adds the headers that say
 * which session requests; what comes without them (another program) gets nothing.
 */

export type SchemeHandler = (request: Request) => Response | Promise<Response>;

const SESSION = 'x-electron-stand-in-session';
const REQUEST = 'x-electron-stand-in-request';
const OF_THE_WIRE = [
  SESSION,
  REQUEST,
  'host',
  'connection',
  'transfer-encoding',
  'set-cookie',
  'accept-encoding',
];

type Handlers = ReadonlyMap<string, SchemeHandler>;
const sessions = new Map<string, Handlers>();
const open = new Map<ServerResponse, string>();
const responded = new Set<string>();
const server = createServer((incoming, outgoing) => {
  respond(incoming, outgoing).catch((error: unknown) => {
    // As Electron does: the handler's failure is printed, and the page sees a network error.
    process.stderr.write(`${inspect(error)}\n`);
    outgoing.destroy();
  });
});

export async function startSchemeServer(): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export function serveSession(secret: string, handlers: Handlers): void {
  sessions.set(secret, handlers);
}

/** The headers by which a request says whose it is. Network retries carry the same, and get one response. */
export function wireHeaders(secret: string, requestId: string) {
  return [
    { name: SESSION, value: secret },
    { name: REQUEST, value: `${secret} ${requestId}` },
  ];
}

export function dropRequests(secret: string): void {
  for (const [outgoing, owner] of open) if (owner === secret) outgoing.destroy();
}

/** A repeated request comes at once, so the last few hundred are enough to know it by. */
function remember(request: string): void {
  responded.add(request);
  const [oldest = ''] = responded;
  if (responded.size > 500) responded.delete(oldest);
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { [SESSION]: session, [REQUEST]: request, host = '' } = incoming.headers;
  const address = fromWire(`http://${host}${incoming.url ?? '/'}`);
  const handler = sessions.get(String(session))?.get(address.slice(0, address.indexOf(':')));
  if (!handler || responded.has(String(request))) return void outgoing.destroy();
  remember(String(request));
  open.set(outgoing, String(session));
  outgoing.once('close', () => open.delete(outgoing));

  const response = await handler(asRequest(incoming, address));
  if (response.type === 'error') return void outgoing.destroy();
  const body = response.body as ReadableStream | null;
  if (outgoing.destroyed) return body?.cancel();
  for (const [name, value] of response.headers) {
    if (OF_THE_WIRE.includes(name)) continue;
    outgoing.setHeader(name, name.startsWith('content-security-policy') ? policyToWire(value) : value);
  }
  // A connection of its own for each: Chromium repeats a request that fails on a connection it has used before.
  outgoing.setHeader('connection', 'close');
  outgoing.writeHead(response.status, response.statusText);
  if (body === null) return void outgoing.end();
  outgoing.flushHeaders();
  // An abort of the page ends `outgoing`, and with it the body that the handler gave. Nothing reaches request.signal:
  // Electron does not abort it either.
  await pipeline(Readable.fromWeb(body), outgoing).catch(() => {});
}

function asRequest(incoming: IncomingMessage, address: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (OF_THE_WIRE.includes(name) || value === undefined) continue;
    headers.set(name, fromWire(Array.isArray(value) ? value.join(', ') : value));
  }
  const { method = 'GET' } = incoming;
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const body = Readable.toWeb(incoming) as BodyInit;
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return new Request(address, init);
}
