import { AppError } from '#shared/errors.ts';
import type { ExchangedToken } from './exchange-token.ts';

/** Keeps one guest's refresh token and trades it; it never goes back to a page (D40). */
export type TokenVault = {
  keep(refreshToken: string | null): Promise<void>;
  renew(): Promise<{ idToken: string; expiresAt: number } | null>;
};

/** In this process's memory alone: what a kiosk has (KSK-14). */
export function memoryVault(exchange: (refreshToken: string) => Promise<ExchangedToken>): TokenVault {
  let kept: string | null = null;
  return {
    async keep(refreshToken) {
      kept = refreshToken;
    },
    async renew() {
      const asked = kept;
      if (asked === null) return null;
      try {
        const fresh = await exchange(asked);
        // Another guest may have come, or this one gone, while the provider answered.
        if (kept === asked) kept = fresh.refreshToken;
        return kept === null ? null : { idToken: fresh.idToken, expiresAt: fresh.expiresAt };
      } catch (error) {
        if (error instanceof AppError && error.code === 'UNAUTHORIZED' && kept === asked) kept = null;
        throw error;
      }
    },
  };
}
