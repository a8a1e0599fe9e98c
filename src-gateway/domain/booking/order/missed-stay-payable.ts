import type { Payable } from '#gateway/domain/payment/payable.ts';
import { lockBooking } from '#gateway/store/booking-store.ts';
import { queueGuaranteeChargedMail, queuePaymentReturnedMail } from '../booking-mail.ts';

/** The first nights of a guaranteed stay that nobody came to: no part of the booking's price, so that its bill stays as it is. */
export const missedStayPayable: Payable = {
  async confirm(app, tx, payment, card) {
    const booking = await lockBooking(tx, payment.bookingId);
    if (!booking) throw new Error('a charge is for a stay that is gone');
    const purpose = booking.status === 'NO_SHOW' ? 'NO_SHOW' : 'LATE_CANCELLATION';
    await queueGuaranteeChargedMail(app, tx, { payment, card, purpose });
  },
  // A card that was declined paid nothing.
  release: async () => {},
  revive: () => Promise.reject(new Error('a missed stay is charged to a card alone')),
  isPaid: (_tx, { status }) => Promise.resolve(status === 'APPROVED'),
  queueReturnedMail: queuePaymentReturnedMail,
};
