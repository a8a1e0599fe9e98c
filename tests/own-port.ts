import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** Below the ports that a system gives to connections that go out: Linux begins at 32,768, others higher. */
const [FIRST, END] = [20_000, 32_000];
const TRIES = 8;
/** A gateway listens beside its port, too (src-gateway/config/listening.ts): nothing else is given what is near to it. */
const BLOCK = 8;

/**
 * A free port that stays free until a gateway of a test listens at it, also again after a kill. One of the system's choice is
 * taken in between by whatever connects in a busy run.
 */
export const ownPort = (): Promise<number> =>
  getPort({ port: Array.from({ length: TRIES }, () => FIRST + BLOCK * randomInt((END - FIRST) / BLOCK)) });
