import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { Payable } from '#gateway/domain/payment/payable.ts';
import type { ProviderCard } from '#gateway/domain/payment/payment-provider.ts';
import { settleBookingAttempt } from '#gateway/store/attempt-store.ts';
import {
  changeBooking,
  findBooking,
  lockBooking,
  releaseRooms,
  reserveRoom,
  type StoredBooking,
} from '#gateway/store/booking-store.ts';
import { viewBooking } from '#gateway/store/booking-view-store.ts';
import { saveCard } from '#gateway/store/card-store.ts';
import { creditBalance, returnCredits, withdrawCredits } from '#gateway/store/credit-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import type { StoredPayment } from '#gateway/store/payment-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { GatewayErrorCode } from '#shared/error-status.ts';
import { AppError } from '#shared/errors.ts';
import { dateAt } from '#shared/hotel-time.ts';
import type { Cents } from '#shared/money.ts';
import { queueBookingMail, queuePaymentReturnedMail } from '../booking-mail.ts';
import { stayInstants } from '../prices/stay-instants.ts';
import { allocateRooms, rejectDoubleSale } from './allocate-rooms.ts';

/** A walk-in that could not be paid is PENDING again, and can be paid otherwise until its deadline (PD-13). */
export const bookingPayable: Payable = {
  confirm: confirmPaid,
  async release(app, tx, { bookingId }, refusal) {
    const now = app.clock.now();
    if ((await findBooking(tx, bookingId))?.walkIn) await reopen(tx, bookingId, now);
    else await cancelUnpaid(tx, bookingId, refusal, now);
  },
  async revive(app, tx, { bookingId, amountCents }) {
    const current = await lockBooking(tx, bookingId);
    if (current?.status === 'PENDING')
      await changeBooking(tx, bookingId, ['PENDING'], {
        status: 'PROCESSING',
        // As in reviveBooking: a paid booking is on the list.
        hiddenAt: null,
        updatedAt: app.clock.now(),
      });
    else await rejectDoubleSale(() => reviveBooking(app, tx, bookingId, amountCents));
  },
  isPaid: async (tx, { bookingId }) => ((await findBooking(tx, bookingId))?.chargedCents ?? 0) > 0,
  queueReturnedMail: queuePaymentReturnedMail,
};

async function confirmPaid(
  app: AppContext,
  tx: Transaction,
  payment: StoredPayment,
  card: ProviderCard | null,
): Promise<void> {
  const now = app.clock.now();
  const booking = await changeBooking(tx, payment.bookingId, ['PROCESSING'], {
    status: 'CONFIRMED',
    chargedCents: payment.amountCents,
    paymentDeadline: null,
    updatedAt: now,
  });
  if (!booking) throw new Error('a charge was approved for a booking that is not being paid');
  await settleBookingAttempt(tx, booking, { outcome: 'BOOKED', code: null, updatedAt: now });
  if (payment.saveCard && card) await storeCard(tx, booking, payment, card, now);
  await queueBookingMail(app, tx, 'BOOKING_CONFIRMED', booking.id);
}

async function storeCard(
  tx: Transaction,
  booking: StoredBooking,
  payment: StoredPayment,
  card: ProviderCard,
  now: Date,
): Promise<void> {
  if (!booking.guestId) return;
  await lockGuestRow(tx, booking.guestId);
  const newCard = {
    ...card,
    id: randomUUID(),
    guestId: booking.guestId,
    description: payment.cardDescription ?? card.lastDigits,
    isSaved: true,
    validatedAt: now,
    createdAt: now,
  };
  await saveCard(tx, newCard, false);
}

async function reopen(tx: Transaction, bookingId: string, now: Date): Promise<void> {
  const change = { status: 'PENDING', updatedAt: now } as const;
  const booking = await changeBooking(tx, bookingId, ['PROCESSING'], change);
  if (!booking) throw new Error('a walk-in was not being paid when its payment failed');
}

async function cancelUnpaid(
  tx: Transaction,
  bookingId: string,
  refusal: GatewayErrorCode,
  now: Date,
): Promise<void> {
  const booking = await changeBooking(tx, bookingId, ['PROCESSING'], {
    status: 'CANCELED',
    creditsCents: 0,
    updatedAt: now,
  });
  if (!booking) throw new Error('a booking was not being paid when its payment failed');
  await releaseRooms(tx, bookingId, now);
  await returnCredits(tx, bookingId, now);
  await settleBookingAttempt(tx, booking, { outcome: 'REFUSED', code: refusal, updatedAt: now });
}

/** The booking is locked; Pix pays `rest`. Throws BOOKING_NOT_PENDING, ROOM_UNAVAILABLE, CREDITS_CHANGED. */
export async function reviveBooking(
  app: AppContext,
  tx: Transaction,
  bookingId: string,
  rest: Cents,
): Promise<void> {
  const now = app.clock.now();
  const view = await viewBooking(tx, bookingId);
  const { booking, hotel } = view ?? {};
  if (
    !view ||
    !booking ||
    !hotel ||
    booking.guestId === null ||
    booking.status !== 'CANCELED' ||
    (booking.walkIn && !wasOverdue(booking)) ||
    // Canceled by its guest after it was paid: its price came back as credit.
    booking.chargedCents > 0
  )
    throw notPending();
  if (dateAt(now, hotel.timeZone) > booking.checkinDate) throw notPending();
  const { guestId } = booking;
  await lockGuestRow(tx, guestId);
  const credits = booking.valueCents + booking.taxCents - rest;
  if (credits > 0 && (await creditBalance(tx, guestId, now)) < credits)
    throw new AppError('CREDITS_CHANGED', 'the credits do not cover their part any more');
  const at = stayInstants(booking.checkinDate, booking.checkoutDate, hotel.timeZone);
  const rooms = view.rooms.map(({ room }) => room);
  const roomIds = await allocateRooms(
    tx,
    rooms.map(room => ({
      typeId: room.roomTypeId,
      arrival: at.arrivalAt(room.checkinHour),
      cleaned: at.cleanedAt(room.checkoutHour),
    })),
  );
  for (const [index, room] of rooms.entries()) await reserveRoom(tx, room.id, roomIds[index] ?? room.roomId);
  await changeBooking(tx, bookingId, ['CANCELED'], {
    status: 'PROCESSING',
    creditsCents: credits,
    // A paid booking must be found, even if its guest took it off the list after it had ended.
    hiddenAt: null,
    updatedAt: now,
  });
  if (credits > 0) await withdrawCredits(tx, { guestId, bookingId, amount: credits, now });
}

/** A walk-in that nobody paid in time; one that its guest canceled before is not reopened. */
const wasOverdue = ({ paymentDeadline, updatedAt }: { paymentDeadline: Date | null; updatedAt: Date }) =>
  paymentDeadline !== null && paymentDeadline <= updatedAt;

const notPending = () => new AppError('BOOKING_NOT_PENDING', 'the booking does not wait for a payment');

/** Cancels a walk-in that was not paid in time (BKG-15, PD-18); one that was paid meanwhile is unchanged. */
export async function cancelOverdue(app: AppContext, bookingId: string): Promise<void> {
  const now = app.clock.now();
  await retryTransaction(app.store.db, async tx => {
    const booking = await changeBooking(tx, bookingId, ['PENDING'], { status: 'CANCELED', updatedAt: now });
    if (!booking) return;
    await releaseRooms(tx, bookingId, now);
    await queueBookingMail(app, tx, 'BOOKING_CANCELED', bookingId);
  });
}
