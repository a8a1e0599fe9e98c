import type { Fetch } from '../tokens/exchange-token.ts';
import { within } from '../within.ts';

/** The session of the person who works at this desk. Its token stays in this process's memory (STF-01). */
export type DeskSession = {
  /** Null while nobody is signed in. Waits until the gateway has heard of the last lock; rejects while it has not. */
  token(): Promise<string | null>;
  /** Locks and ends so far. A call remembers them, as a sign-in's response may come after one of them. */
  leaves(): number;
  /** `before`: the leaves when the call was sent. What it opened is locked, or ended, like what was open then. */
  adopt(token: string, before?: number): void;
  /** The gateway has ended the session of this token. */
  forget(token: string): void;
  /** Rejects where the gateway does not hear of it: no call is sent before it does. */
  lock(): Promise<void>;
  /** Deletes the token and ends the session at the gateway. */
  end(): Promise<void>;
};

type DeskSessionParts = {
  fetch: Fetch;
  /** The base address of the staff's gateway. */
  gateway: string;
  deviceHeaders(): Readonly<Record<string, string>>;
  limitMs?: number;
};

const LIMIT_MS = 5_000;

export function openDeskSession({
  fetch,
  gateway,
  deviceHeaders,
  limitMs = LIMIT_MS,
}: DeskSessionParts): DeskSession {
  let token: string | null = null;
  /** The token of a session that the gateway still has to lock. */
  let lockDue: string | null = null;
  let locking: Promise<void> | null = null;
  let leaves = 0;
  let hasEnded = false;

  async function post(path: string, bearer: string): Promise<Response> {
    const sent = fetch(`${gateway}/api${path}`, {
      method: 'POST',
      headers: {
        ...deviceHeaders(),
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
      },
      body: '{}',
      redirect: 'error',
      credentials: 'omit',
    });
    return within(limitMs, sent, 'the gateway did not respond in time');
  }

  async function sendLock(): Promise<void> {
    const bearer = lockDue;
    if (bearer === null) return;
    const { ok, status } = await post('/session/lock', bearer);
    // A session that has ended needs no lock.
    if (!ok && status !== 401) throw new Error('the gateway has not locked the session');
    if (lockDue === bearer) lockDue = null;
  }

  /** Calls that wait for one lock send it once. */
  function deliverLock(): Promise<void> {
    locking ??= sendLock().finally(() => {
      locking = null;
    });
    return locking;
  }

  return {
    async token() {
      if (lockDue !== null) await deliverLock();
      return token;
    },
    leaves: () => leaves,
    adopt(opened, before = leaves) {
      if (hasEnded) {
        // The app is quitting, and waits for nothing more.
        void post('/session/end', opened).catch(() => undefined);
        return;
      }
      token = opened;
      if (before !== leaves) lockDue = opened;
    },
    forget(ended) {
      if (token === ended) token = null;
    },
    async lock() {
      leaves += 1;
      if (token === null) return;
      lockDue = token;
      await deliverLock();
    },
    async end() {
      hasEnded = true;
      const ended = token;
      token = null;
      lockDue = null;
      if (ended !== null) await post('/session/end', ended);
    },
  };
}
