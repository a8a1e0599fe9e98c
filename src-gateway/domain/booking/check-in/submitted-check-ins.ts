import type { AppContext } from '#gateway/context.ts';
import { findKnownIdentity } from '#gateway/domain/guest/identity-verification/identity-of-guest.ts';
import { findBooking, isBookingId } from '#gateway/store/booking-store.ts';
import { findCheckIn, type StoredCheckIn, submittedCheckIns } from '#gateway/store/check-in-store.ts';
import { AppError } from '#shared/errors.ts';
import { findClearance } from './clearance.ts';
import { confirmSubmitted } from './confirm-check-in.ts';

/** Finished forms become check-ins once identity and reception let their guests in (SEC-19). Safe for two gateways at once. */
export async function completeCheckIns(app: AppContext): Promise<void> {
  for (const submitted of await submittedCheckIns(app.store.db, app.clock.now()))
    await complete(app, submitted);
}

/** The same for one guest who polls: without waiting for the sweep. */
export async function completeOwnCheckIn(
  app: AppContext,
  own: { bookingId: string; guestId: string },
): Promise<void> {
  await findKnownIdentity(app, own.guestId);
  const stored = isBookingId(own.bookingId) ? await findCheckIn(app.store.db, own) : null;
  if (stored !== null && stored.submittedAt !== null) await complete(app, stored);
}

/** A room that is not ready, or the reception's decision, is waited for; the guest reads it in the check-in's state. */
async function complete(
  app: AppContext,
  { bookingId, guestId, submittedRooms }: StoredCheckIn,
): Promise<void> {
  try {
    // Nothing is locked for a form that waits for days.
    const booking = await findBooking(app.store.db, bookingId);
    if (!booking || (await findClearance(app.store.db, booking, guestId)) !== 'CLEAR') return;
    await confirmSubmitted(app, { bookingId, guestId, submittedRooms });
  } catch (error) {
    if (!(error instanceof AppError))
      app.log.error({ bookingId, err: error }, 'a check-in was not completed');
  }
}
