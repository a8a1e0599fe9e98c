import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = {
  url: string;
  counts: readonly number[];
  close(): Promise<void>;
};

/** A request that is cut off is cut off for the client too, since it may have been done. */
export async function startBalancer(gateways: readonly string[]): Promise<Balancer> {
  const counts = gateways.map(() => 0);
  let next = 0;

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, left: number) => {
    const index = next++ % gateways.length;
    const upstream = request(`${gateways[index]}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: { ...incoming.headers, connection: 'close' },
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 1) forward(incoming, outgoing, body, left - 1);
      else outgoing.destroy();
    });
    upstream.on('response', response => {
      counts[index] = (counts[index] ?? 0) + 1;
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      response.on('error', () => outgoing.destroy());
    });
    upstream.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    incoming.toArray().then(
      chunks => forward(incoming, outgoing, Buffer.concat(chunks), gateways.length),
      () => outgoing.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
