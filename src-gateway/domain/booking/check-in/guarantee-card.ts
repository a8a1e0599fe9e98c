import type { AppContext } from '#gateway/context.ts';
import { findAnyCard } from '#gateway/store/card-store.ts';
import { findGuarantees, writeGuarantee } from '#gateway/store/check-in-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { lockStay } from '#gateway/store/stay-store.ts';
import type { TransactionStep } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import { isMainGuestOf } from '../view/booking-viewer.ts';
import { isCheckInOpen } from '../view/check-in-rooms.ts';
import { bookingNotFound } from '../view/find-booking.ts';
import { checkInNotAvailable } from './check-in-progress.ts';
import { findCheckingIn } from './check-in-state.ts';

const VALIDATED_FOR_MS = 24 * 3_600_000;

export type CardGuarantee = {
  guestId: string;
  bookingId: string;
  cardId: string;
  accommodationIds: readonly number[];
};

/**
 * `afterwards` is a part of the same transaction; it is left out where the rooms have this card already. Throws
 * BOOKING_NOT_FOUND, CARD_NOT_FOUND, CHECKIN_NOT_AVAILABLE, GUARANTEE_CARD_INVALID.
 */
export async function associateCard(
  app: AppContext,
  order: CardGuarantee,
  afterwards?: TransactionStep,
): Promise<void> {
  const { guestId, cardId } = order;
  const { view: seen, viewer } = await findCheckingIn(app, guestId, order.bookingId);
  const now = app.clock.now();
  const ids = [...new Set(order.accommodationIds)];
  await retryTransaction(app.store.db, async tx => {
    const view = await lockStay(tx, seen.booking.id);
    if (!view) throw bookingNotFound();
    await lockGuestRow(tx, guestId);
    for (const id of ids) {
      const room = view.rooms.find(one => one.room.id === id)?.room;
      if (!room || !isMainGuestOf(view, room, viewer)) throw bookingNotFound();
      if (!isCheckInOpen({ view, viewer, now }, room)) throw checkInNotAvailable();
    }
    const card = await findAnyCard(tx, guestId, cardId);
    if (!card) throw new AppError('CARD_NOT_FOUND', 'the guest has no such card');
    if (!card.validatedAt || now.getTime() - card.validatedAt.getTime() > VALIDATED_FOR_MS)
      throw new AppError('GUARANTEE_CARD_INVALID', 'the bank has not found this card good');
    const { brand, lastDigits, methodReference } = card;
    const guarantee = { bookingId: view.booking.id, guestId, brand, lastDigits, methodReference };
    const before = await findGuarantees(tx, view.booking.id);
    const hasCard = (id: number) =>
      before.some(one => one.accommodationId === id && one.methodReference === methodReference);
    // A card that is in no wallet stays until check-in, so that a repeated call finds it.
    for (const accommodationId of ids)
      await writeGuarantee(tx, { ...guarantee, accommodationId, createdAt: now });
    if (!ids.every(hasCard)) await afterwards?.(tx);
  });
}
