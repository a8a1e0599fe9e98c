import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections by themselves (Linux from 32,768, others from 49,152): one
 * that is free now could be a connection's own end a moment later, and nothing could listen there.
 */
const FIRST = 10_000;
const LAST = 32_000;
const TRIES = 100;

/** True when nobody listens on this port yet. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise(done => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}

/** A port that was free a moment ago. At random, so that processes that look at the same time find different ones. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isPortFree(port)) return port;
  }
  throw new Error(`none of ${TRIES} ports was free`);
}
