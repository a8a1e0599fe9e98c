import { randomInt, randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { newCardPayment, rejectDeletedCard } from '#gateway/domain/payment/cards/card-payment.ts';
import type { CardSource } from '#gateway/domain/payment/payment-provider.ts';
import { insertPix, rejectSecondPix } from '#gateway/domain/payment/pix/pix-code.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { claimAttempt, type StoredAttempt, updateAttempt } from '#gateway/store/attempt-store.ts';
import { instantRange } from '#gateway/store/availability-store.ts';
import {
  countOpenWalkIns,
  insertAccommodations,
  insertBooking,
  type StoredBooking,
} from '#gateway/store/booking-store.ts';
import { creditBalance, withdrawCredits } from '#gateway/store/credit-store.ts';
import { isConstraintViolation, isRetryable } from '#gateway/store/database-errors.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import { insertHolderRow } from '#gateway/store/holder-row-store.ts';
import { insertPayment, type StoredPayment } from '#gateway/store/payment-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { insertStayLines } from '#gateway/store/stay-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { storeUnpaidOrigin, type UnpaidOrigin } from '#gateway/store/unpaid-store.ts';
import type { NewBooking } from '#shared/contract/guest/bookings.ts';
import { AppError } from '#shared/errors.ts';
import { type Cents, fromReais, toReais } from '#shared/money.ts';
import { creditUse } from '#shared/rules/credits.ts';
import { walkInDeadline } from '#shared/rules/walk-in.ts';
import { queueBookingMail } from '../booking-mail.ts';
import { newStayLines } from '../prices/stay-lines.ts';
import { allocateRooms } from './allocate-rooms.ts';
import type { CheckedOrder } from './check-order.ts';
import { rejectTooMuchUnpaid } from './unpaid-limits.ts';

export type Placement =
  | { existing: StoredAttempt }
  | { booking: StoredBooking; payment: StoredPayment | null };

export type OrderToPlace = {
  guestId: string;
  key: string;
  payloadHash: string;
  order: NewBooking;
  hotelId: string;
  checked: CheckedOrder;
  card: CardSource | null;
  /** The end of the order's Pix code; null where Pix does not pay. */
  pixExpiresAt: Date | null;
  origin: UnpaidOrigin;
  language: Language;
};

/** All or nothing. Throws ROOM_UNAVAILABLE, PAYMENT_REQUIRED, CREDITS_CHANGED, WALK_IN_ALREADY_OPEN, UNPAID_... */
export async function placeOrder(app: AppContext, order: OrderToPlace): Promise<Placement> {
  const isDoubleSale = (error: unknown) => isConstraintViolation(error, 'accommodations_no_double_sale');
  try {
    return await retryTransaction(
      app.store.db,
      tx => place(app, tx, order),
      error => isRetryable(error) || isDoubleSale(error),
    );
  } catch (error) {
    if (isDoubleSale(error)) throw new AppError('ROOM_UNAVAILABLE', 'the room was sold meanwhile');
    throw error;
  }
}

async function place(app: AppContext, tx: Transaction, placed: OrderToPlace): Promise<Placement> {
  const { guestId, key, payloadHash, order, checked } = placed;
  const now = app.clock.now();
  const existing = await claimAttempt(tx, { guestId, key }, payloadHash, now);
  if (existing && (existing.payloadHash !== payloadHash || existing.outcome !== 'REFUSED'))
    return { existing };
  await lockGuestRow(tx, guestId);
  await rejectDeletedCard(tx, guestId, placed.card);
  if (placed.pixExpiresAt) await rejectSecondPix(tx, guestId);
  if (order.walkIn) await rejectSecondWalkIn(tx, guestId, app.config.walkIn.openBookings, now);
  const split = await splitTotal(tx, placed, now);
  const isUnpaid = order.walkIn || (placed.pixExpiresAt !== null && split.rest > 0);
  if (isUnpaid) await rejectTooMuchUnpaid(app, tx, toUnpaid(placed), null);
  const roomIds = await allocateRooms(tx, checked.rooms);
  const booking = await writeBooking(tx, placed, split, now);
  if (isUnpaid) await storeUnpaidOrigin(tx, booking.id, placed.origin, now);
  const accommodationIds = await insertAccommodations(tx, accommodationRows(booking, checked, roomIds));
  await insertStayLines(
    tx,
    checked.rooms.flatMap((room, index) => newStayLines(accommodationIds[index] ?? 0, room.lines)),
  );
  await insertHolderRow(tx, {
    bookingId: booking.id,
    guestId,
    accommodationId: accommodationIds[0] ?? 0,
    now,
  });
  if (split.credits > 0)
    await withdrawCredits(tx, { guestId, bookingId: booking.id, amount: split.credits, now });
  const payment = await openPayment(tx, booking, placed, split.rest, now);
  // With a payment the e-mail follows the charge.
  if (!payment && order.walkIn) await queueBookingMail(app, tx, 'BOOKING_PENDING', booking.id);
  else if (!payment) await queueBookingMail(app, tx, 'BOOKING_CONFIRMED', booking.id);
  await updateAttempt(
    tx,
    { guestId, key },
    { outcome: payment ? 'PROCESSING' : 'BOOKED', bookingId: booking.id, code: null, updatedAt: now },
  );
  return { booking, payment };
}

const toUnpaid = ({ guestId, hotelId, checked, origin }: OrderToPlace) => ({
  ...origin,
  guestId,
  hotelId,
  checkin: checked.checkin,
  checkout: checked.checkout,
  rooms: checked.rooms.length,
});

type Split = { credits: Cents; rest: Cents };

/** The guest's row is locked, so that a concurrent walk-in is found (SEC-04). Throws WALK_IN_ALREADY_OPEN. */
async function rejectSecondWalkIn(tx: Transaction, guestId: string, max: number, now: Date): Promise<void> {
  if ((await countOpenWalkIns(tx, guestId, now)) < max) return;
  throw new AppError('WALK_IN_ALREADY_OPEN', 'a booking of this guest already waits for its payment', {
    details: { max },
  });
}

/** Splits the total between credits and card (PD-19). The guest's row is locked, so the balance does not change. */
async function splitTotal(tx: Transaction, placed: OrderToPlace, now: Date): Promise<Split> {
  const { guestId, order, checked } = placed;
  const balance = order.useCredits ? await creditBalance(tx, guestId, now) : 0;
  const split = creditUse({ balance, total: checked.totals.total, wanted: order.useCredits });
  if (order.creditsValue !== undefined && fromReais(order.creditsValue) !== split.credits)
    throw new AppError('CREDITS_CHANGED', 'the credits are not what the guest was shown', {
      details: { creditsValue: toReais(split.credits) },
    });
  if (split.rest > 0 && !order.walkIn && !order.payment) {
    throw order.useCredits
      ? new AppError('CREDITS_CHANGED', 'the credits do not cover the booking any more')
      : new AppError('PAYMENT_REQUIRED', 'a payment is needed');
  }
  return split;
}

async function writeBooking(
  tx: Transaction,
  { guestId, order, hotelId, checked, language }: OrderToPlace,
  split: Split,
  now: Date,
): Promise<StoredBooking> {
  const booking: StoredBooking = {
    id: randomUUID(),
    locator: newLocator(),
    hotelId,
    guestId,
    channel: 'DIRECT',
    holderLastName: null,
    holderEmail: null,
    importAllowedAt: null,
    importUndoneAt: null,
    noShowUndoneAt: null,
    partnerCanceledAt: null,
    status: order.walkIn ? 'PENDING' : split.rest > 0 ? 'PROCESSING' : 'CONFIRMED',
    walkIn: order.walkIn,
    checkinDate: checked.checkin,
    checkoutDate: checked.checkout,
    startsAt: checked.startsAt,
    endsAt: checked.endsAt,
    valueCents: checked.totals.value,
    taxCents: checked.totals.taxValue,
    creditsCents: split.credits,
    chargedCents: 0,
    paymentDeadline: order.walkIn ? walkInDeadline(checked.startsAt, now) : null,
    overstayCents: 0,
    overstayPaidCents: 0,
    language,
    hiddenAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  while (!(await insertBooking(tx, booking))) booking.locator = newLocator();
  return booking;
}

function accommodationRows(booking: StoredBooking, checked: CheckedOrder, roomIds: string[]) {
  return checked.rooms.map((room, index) => ({
    bookingId: booking.id,
    hotelId: booking.hotelId,
    roomId: roomIds[index] ?? '',
    roomTypeId: room.typeId,
    occupied: instantRange(room.arrival, room.cleaned),
    holdsRoom: true,
    checkinHour: room.order.checkinHour,
    checkoutHour: room.order.checkoutHour,
    adults: room.order.adults,
    children: room.order.children,
    childrenAges: room.order.childrenAges,
    hasPet: room.order.hasPet,
    hasCradle: room.order.hasCradle,
    bedType: room.order.bedType,
    valueCents: room.value,
    taxCents: room.taxValue,
  }));
}

async function openPayment(
  tx: Transaction,
  booking: StoredBooking,
  { order, card, pixExpiresAt: expiresAt }: OrderToPlace,
  amount: Cents,
  now: Date,
): Promise<StoredPayment | null> {
  if (booking.status !== 'PROCESSING' || !order.payment) return null;
  const { id: bookingId } = booking;
  if (expiresAt !== null)
    return insertPix(tx, {
      bookingId,
      clientPaymentId: order.payment.id,
      amount,
      payloadHash: null,
      expiresAt,
      now,
    });
  if (!card) return null;
  const payment = newCardPayment({
    bookingId: booking.id,
    requested: order.payment,
    card,
    amount,
    payloadHash: null,
    now,
  });
  await insertPayment(tx, payment);
  return payment;
}

/** Without 0, O, 1 and I, which are misread over the phone. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** A reservation code such as `K7RM2X`. Random, so that the next code cannot be guessed from it. */
export function newLocator(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
