import type { AppContext } from '#gateway/context.ts';
import {
  eraseGuest,
  findCardReferences,
  hasOpenGuestPayment,
  insertClosedAccount,
} from '#gateway/store/account-deletion-store.ts';
import { holdsActiveBooking } from '#gateway/store/booking-list-store.ts';
import { type Guest, lockGuest } from '#gateway/store/guest-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { AppError } from '#shared/errors.ts';
import { BRAND_TIME_ZONE, dateAt } from '#shared/hotel-time.ts';
import { withoutTraces } from '#shared/rules/without-traces.ts';

/** A stranger at a screen that is still signed in must not be able to delete the account (SEC-16). */
const RECENT_MS = 5 * 60_000;

export type Leaving = { guestId: string; signedInAt: Date; reason: 1 | 2 | 3; details?: string | undefined };

/** Locks the guest's row first. Throws RECENT_SIGN_IN_REQUIRED, USER_HAS_ACTIVE_BOOKINGS, UNAUTHORIZED. */
export async function deleteAccount(
  app: AppContext,
  { guestId, signedInAt, reason, details = '' }: Leaving,
): Promise<void> {
  const now = app.clock.now();
  if (now.getTime() - signedInAt.getTime() > RECENT_MS)
    throw new AppError('RECENT_SIGN_IN_REQUIRED', 'the guest signed in too long ago to delete the account');
  const gone = await retryTransaction(app.store.db, async tx => {
    const guest = await lockGuest(tx, guestId, 'update');
    if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
    if ((await holdsActiveBooking(tx, guestId, now)) || (await hasOpenGuestPayment(tx, guestId)))
      throw new AppError('USER_HAS_ACTIVE_BOOKINGS', 'a booking is to come or under way');
    const names = [guest.firstName, guest.lastName, guest.socialName ?? ''];
    const cleaned = withoutTraces(details, names).trim();
    await insertClosedAccount(tx, {
      closedOn: dateAt(now, BRAND_TIME_ZONE),
      reason,
      details: cleaned === '' ? null : cleaned,
    });
    const cards = await findCardReferences(tx, guestId);
    await eraseGuest(tx, guest, now);
    return { guest, cards };
  });
  await notifyProviders(app, gone);
}

/** Providers are other companies: a failure there is logged for the operator, and does not undo the deletion. */
async function notifyProviders(
  app: AppContext,
  { guest, cards }: { guest: Guest; cards: string[] },
): Promise<void> {
  const failed = (what: string) => (error: unknown) =>
    app.log.error(
      { err: error, cards: cards.length },
      `${what} of a deleted account is left at its provider`,
    );
  await Promise.all([
    app.auth.closeAccount(guest).catch(failed('the sign-in')),
    cards.length > 0 && app.payments.forgetCards(cards).catch(failed('a card')),
  ]);
}
