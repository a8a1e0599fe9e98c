import type { Payable } from '#gateway/domain/payment/payable.ts';
import { changeBooking, findBooking, lockBooking } from '#gateway/store/booking-store.ts';
import { AppError } from '#shared/errors.ts';
import {
  queueGuaranteeChargedMail,
  queueOverstayPaidMail,
  queuePaymentReturnedMail,
} from '../booking-mail.ts';

/** The overstay fee of a booking, up to the amount of the payment; a fee that has grown meanwhile is due for the rest. */
export const overstayPayable: Payable = {
  async confirm(app, tx, payment, card) {
    const { bookingId, amountCents } = payment;
    const booking = await lockBooking(tx, bookingId);
    if (!booking) throw new Error('a payment is for the overstay of a booking that is gone');
    const { status, chargedCents, overstayPaidCents } = booking;
    await changeBooking(tx, bookingId, [status], {
      status,
      chargedCents: chargedCents + amountCents,
      overstayPaidCents: overstayPaidCents + amountCents,
      updatedAt: app.clock.now(),
    });
    if (payment.method === 'CARD')
      await queueGuaranteeChargedMail(app, tx, { payment, card, purpose: 'OVERSTAY' });
    else await queueOverstayPaidMail(app, tx, bookingId, amountCents);
  },
  // A fee that was not paid stays due.
  release: async () => {},
  async revive(_app, tx, { bookingId, amountCents }) {
    const booking = await lockBooking(tx, bookingId);
    if (!booking || booking.overstayCents - booking.overstayPaidCents < amountCents)
      throw new AppError('BOOKING_NOT_PENDING', 'the overstay is paid');
  },
  async isPaid(tx, { bookingId }) {
    const booking = await findBooking(tx, bookingId);
    return booking !== null && booking.overstayPaidCents >= booking.overstayCents;
  },
  queueReturnedMail: queuePaymentReturnedMail,
};
