import type { AppContext } from '#gateway/context.ts';
import { findKnownIdentity } from '#gateway/domain/guest/identity-verification/identity-of-guest.ts';
import { isBookingId } from '#gateway/store/booking-store.ts';
import { findCheckIn, type StoredCheckIn, submittedCheckIns } from '#gateway/store/check-in-store.ts';
import { AppError } from '#shared/errors.ts';
import { confirmSubmitted } from './confirm-check-in.ts';

/** Forms in one sweep, the longest waiting first. */
const BATCH = 200;

/** Finished forms become check-ins once identity and reception let their guests in (SEC-19). Safe for two gateways at once. */
export async function completeCheckIns(app: AppContext): Promise<void> {
  for (const submitted of await submittedCheckIns(app.store.db, app.clock.now(), BATCH))
    await complete(app, submitted);
}

/** The same for one guest who polls: without waiting for the sweep. */
export async function completeOwnCheckIn(
  app: AppContext,
  own: { bookingId: string; guestId: string },
): Promise<void> {
  const stored = isBookingId(own.bookingId) ? await findCheckIn(app.store.db, own) : null;
  if (stored === null || stored.submittedAt === null) return;
  const { status } = await findKnownIdentity(app, own.guestId);
  if (status === 'APPROVED') await complete(app, stored);
}

/** A room that is not ready, or the reception's decision, is waited for; the guest reads it in the check-in's state. */
async function complete(
  app: AppContext,
  { bookingId, guestId, submittedRooms }: StoredCheckIn,
): Promise<void> {
  try {
    await confirmSubmitted(app, { bookingId, guestId, submittedRooms });
  } catch (error) {
    if (!(error instanceof AppError))
      app.log.error({ bookingId, err: error }, 'a check-in was not completed');
  }
}
