import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#shared/errors.ts';
import type { ExchangedToken, Fetch } from './exchange-token.ts';
import type { EndSession } from './token-vault.ts';

const TIMEOUT_MS = 5_000;
/** Delay of the second try after a first one without a response; after it the tokens are deleted. */
const RETRY_MS = 5_000;

export type SessionEnds = {
  /** A reset does not wait for it. After two failures the session expires within hours, and no token remains (SEC-09). */
  end: EndSession;
  /** Settles when the gateway has responded to all of them, or they are given up. */
  settled(): Promise<void>;
};

export function openSessionEnds(parts: {
  fetch: Fetch;
  gateway(): string;
  exchange(fetch: Fetch, refreshToken: string): Promise<ExchangedToken>;
}): SessionEnds {
  const fetch = withOwnTimeout(parts.fetch);
  const pending = new Set<Promise<void>>();

  async function end(idToken: string | null, refreshToken: string): Promise<void> {
    const token = idToken ?? (await parts.exchange(fetch, refreshToken)).idToken;
    await fetch(`${parts.gateway()}/api/guestUser/sessions/end`, {
      method: 'POST',
      headers: { 'x-guest-access-token': `Bearer ${token}` },
      redirect: 'error',
      credentials: 'omit',
    });
  }

  return {
    end({ idToken, refreshToken }) {
      const ending = end(idToken, refreshToken)
        .catch(async (error: unknown) => {
          // A session that the provider no longer knows is already ended.
          if (error instanceof AppError && error.code === 'UNAUTHORIZED') return;
          await pause(RETRY_MS);
          await end(idToken, refreshToken);
        })
        .catch(() => undefined)
        .finally(() => pending.delete(ending));
      pending.add(ending);
    },
    async settled() {
      await Promise.all(pending);
    },
  };
}

/** A signal of AbortSignal.timeout references its request, with the guest's tokens, until it fires (BEY-08). */
function withOwnTimeout(fetch: Fetch): Fetch {
  return async (address, init) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    try {
      return await fetch(address, { ...init, signal: controller.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
