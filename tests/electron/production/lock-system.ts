import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const SECRET = 'a-secret-between-hotel-and-locks';

const command = z.object({
  call: z.enum(['setCode', 'hasCode', 'clearCode', 'check']),
  roomId: z.string().optional(),
  code: z.string().optional(),
});

/** The hotel's lock system, as docs/deploy.md describes it: the last command of each room counts. */
export class LockSystem {
  /** By room, the code that opens its door. */
  readonly codes = new Map<string, string>();
  readonly #server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`;
    if (request.headers['x-pernoite-signature'] !== signature) return response.writeHead(401).end();
    const { call, roomId = '', code = '' } = command.parse(JSON.parse(body));
    if (call === 'setCode') this.codes.set(roomId, code);
    if (call === 'clearCode') this.codes.delete(roomId);
    if (call === 'hasCode') {
      return response.writeHead(200).end(JSON.stringify({ hasCode: this.codes.get(roomId) === code }));
    }
    return response.writeHead(204).end();
  });

  async start(): Promise<{ LOCK_WEBHOOK_URL: string; LOCK_WEBHOOK_SECRET: string }> {
    await new Promise<void>(listening => this.#server.listen(0, '127.0.0.1', listening));
    const { port } = this.#server.address() as AddressInfo;
    return { LOCK_WEBHOOK_URL: `http://127.0.0.1:${port}`, LOCK_WEBHOOK_SECRET: SECRET };
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise(closed => this.#server.close(() => closed()));
  }
}
