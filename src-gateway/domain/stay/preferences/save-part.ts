import type { AppContext } from '#gateway/context.ts';
import { toFixedParts } from '#gateway/domain/booking/preparation/fix-rooms.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import {
  findParts,
  findRoomsToPrepare,
  writePart,
  writePreparations,
} from '#gateway/store/preference-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { PreferencePart } from '#shared/contract/guest/account.ts';
import { fixedAt, isChangeable } from '#shared/rules/preparation.ts';

/** Rooms that are fixed already keep the earlier part (PRF-16). Throws TOO_MANY_REQUESTS; answers are checked. */
export async function savePart(
  app: AppContext,
  guestId: string,
  { part, answers }: { part: PreferencePart; answers: unknown },
): Promise<void> {
  await app.rateLimits.preferencesPerGuest(guestId);
  await retryTransaction(app.store.db, async tx => {
    await lockGuestRow(tx, guestId);
    const now = app.clock.now();
    const [before, rooms] = [await findParts(tx, guestId), await findRoomsToPrepare(tx, guestId)];
    const fixed = rooms.filter(({ arrival }) => !isChangeable(arrival, now));
    await writePreparations(
      tx,
      fixed.map(({ accommodationId, arrival }) => ({
        accommodationId,
        guestId,
        parts: toFixedParts(before, arrival),
        fixedAt: fixedAt(arrival),
      })),
    );
    await writePart(tx, guestId, { part, answers, updatedAt: now });
  });
}
