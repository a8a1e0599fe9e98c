import type { AppContext } from '#gateway/context.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import { dropStaleCards } from '#gateway/store/card-store.ts';
import { unusedProviderCards } from '#gateway/store/provider-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';

const EVERY_MS = 600_000;
/** A card that was typed to guarantee a stay waits this long for its check-in. */
const STALE_AFTER_MS = 24 * 3_600_000;

/** Cards of a provider removed in one run: the provider limits its calls. */
const BATCH = 10;

/** At the provider also those that were typed for one payment, or whose account is deleted (PD-14, PAY-38). */
export async function removeStaleCards(app: AppContext): Promise<void> {
  const before = new Date(app.clock.now().getTime() - STALE_AFTER_MS);
  const unused = await retryTransaction(app.store.db, tx => dropStaleCards(tx, before));
  if (unused.length > 0) await app.payments.forgetCards(unused);
  const typedOnce = await unusedProviderCards(app.store.db, before, BATCH);
  for (const reference of typedOnce)
    await app.payments
      .forgetCards([reference])
      .catch((error: unknown) => app.log.warn({ err: error }, 'a card is left at its provider for now'));
}

export function startCardCleanUp(app: AppContext): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => removeStaleCards(app),
    error => app.log.error({ err: error }, 'cards that guarantee nothing were not removed'),
    { atOnce: true },
  );
}
