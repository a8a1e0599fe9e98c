import { AppError } from '#shared/errors.ts';
import type { ExchangedToken } from './exchange-token.ts';

/** Keeps one guest's refresh token and trades it; it never goes back to a page (D40). */
export type TokenVault = {
  keep(refreshToken: string | null): Promise<void>;
  renew(): Promise<{ idToken: string; expiresAt: number } | null>;
};

/** Where a token lies beyond this process. */
export type TokenPlace = {
  /** What an earlier run of the app left there. */
  found: Promise<string | null>;
  put(refreshToken: string | null): Promise<void>;
};

/** What a kiosk has: this process's memory alone (KSK-14). */
const nowhere: TokenPlace = { found: Promise.resolve(null), put: () => Promise.resolve() };

/** One exchange at a time, since a provider may make the old token void with the first. */
export function tokenVault(
  exchange: (refreshToken: string) => Promise<ExchangedToken>,
  place: TokenPlace = nowhere,
): TokenVault {
  let held: { token: string | null } | null = null;
  /** Counts who was signed in here: an answer for one guest is not another's. */
  let guest = 0;
  let running: ReturnType<TokenVault['renew']> | null = null;

  async function current(): Promise<string | null> {
    const found = await place.found;
    held ??= { token: found };
    return held.token;
  }

  async function hold(token: string | null): Promise<void> {
    held = { token };
    await place.put(token);
  }

  async function trade(whose: number): Promise<{ idToken: string; expiresAt: number } | null> {
    const asked = await current();
    if (asked === null) return null;
    try {
      const { idToken, expiresAt, refreshToken } = await exchange(asked);
      if (guest === whose && refreshToken !== asked) await hold(refreshToken);
      return { idToken, expiresAt };
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAUTHORIZED' && guest === whose) await hold(null);
      throw error;
    }
  }

  async function renew(): ReturnType<TokenVault['renew']> {
    const whose = guest;
    running ??= trade(whose).finally(() => {
      if (guest === whose) running = null;
    });
    const [outcome] = await Promise.allSettled([running]);
    if (guest !== whose) return renew();
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }

  return {
    async keep(refreshToken) {
      guest += 1;
      running = null;
      await hold(refreshToken);
    },
    renew,
  };
}
