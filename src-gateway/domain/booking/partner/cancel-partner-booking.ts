import type { AppContext } from '#gateway/context.ts';
import { changeBooking, releaseRooms } from '#gateway/store/booking-store.ts';
import { findPartnerBooking, lockPartnerKey, type PartnerKey } from '#gateway/store/partner-booking-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { lockStay } from '#gateway/store/stay-store.ts';
import { AppError } from '#shared/errors.ts';
import { queueBookingMail } from '../booking-mail.ts';
import { rejectClosed } from './change-partner-booking.ts';

/**
 * Frees the rooms; money is the partner's to return. Canceling again changes nothing. Throws BOOKING_NOT_FOUND,
 * PARTNER_BOOKING_CLOSED.
 */
export async function cancelPartnerBooking(app: AppContext, key: PartnerKey): Promise<{ bookingId: string }> {
  const now = app.clock.now();
  return retryTransaction(app.store.db, async tx => {
    await lockPartnerKey(tx, key);
    const known = await findPartnerBooking(tx, key);
    const view = known && (await lockStay(tx, known.bookingId));
    if (!view) throw new AppError('BOOKING_NOT_FOUND', 'there is no such booking of this partner');
    const { id: bookingId, status } = view.booking;
    if (status === 'CANCELED') return { bookingId };
    await rejectClosed(tx, view);
    await changeBooking(tx, bookingId, ['CONFIRMED'], {
      status: 'CANCELED',
      chargedCents: 0,
      partnerCanceledAt: now,
      updatedAt: now,
    });
    await releaseRooms(tx, bookingId, now);
    await queueBookingMail(app, tx, 'BOOKING_CANCELED', bookingId);
    return { bookingId };
  });
}
