import { AppError } from '#shared/errors.ts';
import type { ExchangedToken } from './exchange-token.ts';

/** Stores one guest's refresh token and exchanges it; the token never returns to a page (PD-40). */
export type TokenVault = {
  store(refreshToken: string | null): Promise<void>;
  renew(): Promise<{ idToken: string; expiresAt: number } | null>;
};

export type TokenSlot = {
  found: Promise<string | null>;
  put(refreshToken: string | null): Promise<void>;
};

export type EndSession = (left: { idToken: string | null; refreshToken: string }) => void;

/** For a kiosk: only this process's memory (KSK-14). */
const memoryOnly: TokenSlot = { found: Promise.resolve(null), put: () => Promise.resolve() };

/** Runs one exchange at a time, since a provider may revoke the old token with the first. */
export function tokenVault(
  exchange: (refreshToken: string) => Promise<ExchangedToken>,
  slot: TokenSlot = memoryOnly,
  endSession: EndSession = () => undefined,
): TokenVault {
  let stored: { token: string | null } | null = null;
  /** The access token of the guest who is signed in, expired or not: it can end the session. */
  let idToken: string | null = null;
  /** Counts the guests that signed in here: a response for one guest is not used for the next. */
  let guest = 0;
  let running: ReturnType<TokenVault['renew']> | null = null;

  async function current(): Promise<string | null> {
    const found = await slot.found;
    stored ??= { token: found };
    return stored.token;
  }

  async function store(token: string | null): Promise<void> {
    stored = { token };
    await slot.put(token);
  }

  async function trade(whose: number): Promise<{ idToken: string; expiresAt: number } | null> {
    const refreshToken = await current();
    if (refreshToken === null) return null;
    try {
      const fresh = await exchange(refreshToken);
      if (guest === whose) {
        idToken = fresh.idToken;
        if (fresh.refreshToken !== refreshToken) await store(fresh.refreshToken);
      }
      return { idToken: fresh.idToken, expiresAt: fresh.expiresAt };
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAUTHORIZED' && guest === whose) await store(null);
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
    async store(refreshToken) {
      const left = { idToken, refreshToken: stored === null ? slot.found : stored.token };
      guest += 1;
      running = null;
      idToken = null;
      await store(refreshToken);
      const before = await left.refreshToken;
      if (before !== null && before !== refreshToken) endSession({ ...left, refreshToken: before });
    },
    renew,
  };
}
