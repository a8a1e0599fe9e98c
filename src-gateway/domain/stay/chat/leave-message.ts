import type { AppContext } from '#gateway/context.ts';
import { findViewer } from '#gateway/domain/booking/view/booking-viewer.ts';
import { keyReused } from '#gateway/platform/idempotency.ts';
import { findNearestActive } from '#gateway/store/chat-store.ts';
import { insertMessage } from '#gateway/store/reception-message-store.ts';
import { findResidentRooms } from '#gateway/store/resident-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { AppError } from '#shared/errors.ts';

export type StayOfGuest = { hotelId: string; bookingId: string; guestId: string };

/** The stay that a guest speaks about: the one they live in, else the next one; null without any. */
export async function findSpokenStay(app: AppContext, guestId: string): Promise<StayOfGuest | null> {
  const { db } = app.store;
  const home = (await findResidentRooms(db, guestId)).at(-1);
  if (home) return { hotelId: home.hotel.id, bookingId: home.bookingId, guestId };
  const nearest = await findNearestActive(db, await findViewer(app, guestId), app.clock.now());
  return nearest && { hotelId: nearest.hotelId, bookingId: nearest.id, guestId };
}

/** The same key leaves it once. Throws BOOKING_NOT_FOUND, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS. */
export async function leaveMessage(
  app: AppContext,
  guestId: string,
  { key, text }: { key: string; text: string },
): Promise<void> {
  const stay = await findSpokenStay(app, guestId);
  if (!stay) throw new AppError('BOOKING_NOT_FOUND', 'the guest has no stay that a reception would know');
  await app.rateLimits.messagesPerGuest(guestId);
  const stored = await retryTransaction(app.store.db, tx =>
    insertMessage(tx, { ...stay, key, text, createdAt: app.clock.now() }),
  );
  if (stored !== text) throw keyReused();
}
