import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ProxiedCall = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** Stands between a desk and the staff's address, and has what no page may see: tokens and the desk's own headers. */
export type StaffProxy = {
  address: string;
  calls: ProxiedCall[];
  /** The tokens of the sessions that were opened, the last one last. */
  tokens(): string[];
  stop(): Promise<void>;
};

export async function staffProxy(target: string): Promise<StaffProxy> {
  const calls: ProxiedCall[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    // Bodies are read here.
    const { 'accept-encoding': _encodings, ...sent } = headers;
    const onward = request(`${target}${url}`, { method, headers: sent }, response => {
      void text(response).then(body => {
        calls.push({ method, path: url, headers, body });
        outgoing.writeHead(response.statusCode ?? 502, response.headers).end(body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    tokens: () => calls.flatMap(({ body }) => /"token":"([^"]+)"/.exec(body)?.[1] ?? []),
    async stop() {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
}
