import type { AppContext } from '#gateway/context.ts';
import { findExchangeKey, noteKeyUse } from '#gateway/store/exchange-key-store.ts';
import { hashOfToken } from '#gateway/store/token-store.ts';
import type { KeyPurpose } from '#shared/contract/hotel/exchange-call.ts';
import { AppError } from '#shared/errors.ts';

/** What one request of another system knows. */
export type ExchangeRequestContext = { app: AppContext; hotelId: string };

const MINUTE_MS = 60_000;

/** The hotel of a key. Throws UNAUTHORIZED, FORBIDDEN for another purpose, TOO_MANY_REQUESTS. */
export async function openExchange(
  app: AppContext,
  key: string | null,
  purposes: readonly KeyPurpose[],
): Promise<ExchangeRequestContext> {
  const found = key === null ? null : await findExchangeKey(app.store.db, hashOfToken(key));
  if (!found) throw new AppError('UNAUTHORIZED', 'the key is missing, unknown or has ended');
  if (!purposes.includes(found.purpose)) throw new AppError('FORBIDDEN', 'the key is for another purpose');
  await app.rateLimits.exchangePerKey(found.id);
  const now = app.clock.now();
  if (found.usedAt === null || now.getTime() - found.usedAt.getTime() >= MINUTE_MS)
    await noteKeyUse(app.store.db, found.id, now);
  return { app, hotelId: found.hotelId };
}
