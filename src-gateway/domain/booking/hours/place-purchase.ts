import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { newCardPayment, rejectDeletedCard } from '#gateway/domain/payment/cards/card-payment.ts';
import type { CardSource } from '#gateway/domain/payment/payment-provider.ts';
import { insertPix } from '#gateway/domain/payment/pix/pix-code.ts';
import { lockRoomType } from '#gateway/store/availability-store.ts';
import { lockBooking } from '#gateway/store/booking-store.ts';
import { viewBooking } from '#gateway/store/booking-view-store.ts';
import type { Catalogue } from '#gateway/store/catalogue-store.ts';
import { creditBalance, withdrawCredits } from '#gateway/store/credit-store.ts';
import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import {
  extendOccupation,
  findPurchase,
  insertPurchase,
  type StoredHourPurchase,
} from '#gateway/store/hour-purchase-store.ts';
import { insertPayment, type StoredPayment } from '#gateway/store/payment-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { HoursOrder } from '#shared/contract/guest/additional-hours.ts';
import type { BookingPayment } from '#shared/contract/guest/bookings.ts';
import { AppError } from '#shared/errors.ts';
import { type Cents, fromReais, toReais } from '#shared/money.ts';
import { rejectOpenPayment } from '../ending/stay-outcome.ts';
import { ownRoom } from './find-room.ts';
import {
  bookedHour,
  freeSlots,
  hourAfter,
  isOnSale,
  occupationBound,
  type Slot,
  type StayEnd,
  toInstant,
  toWireTime,
} from './hour-slots.ts';
import { completePurchase } from './hours-payable.ts';
import { findNeighbours } from './list-hours.ts';

export type PurchaseToPlace = {
  guestId: string;
  key: string;
  payloadHash: string;
  order: HoursOrder;
  catalogue: Catalogue | null;
  /** The charge to a card; null where credits pay or nothing is due. */
  card: { requested: BookingPayment; source: CardSource } | null;
  /** The end of the Pix code for the hours; null where Pix does not pay. */
  pixExpiresAt: Date | null;
  /** Takes the price at the front desk within the transaction; left out where the guest buys by themselves. */
  takeAtDesk?: (tx: Transaction, purchase: StoredHourPurchase) => Promise<void>;
  /** Completes the desk's transaction, whatever the hours cost; with the payment of a Pix code. */
  afterwards?: (tx: Transaction, pix: StoredPayment | null) => Promise<void>;
};

export type PurchasePlacement = { existing: StoredHourPurchase } | { payment: StoredPayment | null };

/** All or nothing. Throws every code that the contract lists for buying, but those of the charge. */
export async function placePurchase(app: AppContext, placed: PurchaseToPlace): Promise<PurchasePlacement> {
  try {
    return await retryTransaction(app.store.db, tx => place(app, tx, placed));
  } catch (error) {
    if (isConstraintViolation(error, 'accommodations_no_double_sale')) throw unavailable();
    throw error;
  }
}

async function place(app: AppContext, tx: Transaction, placed: PurchaseToPlace): Promise<PurchasePlacement> {
  const { guestId, key, payloadHash, order } = placed;
  const now = app.clock.now();
  // Locks in the same sequence everywhere: booking, guest, room type.
  await lockBooking(tx, order.bookingId);
  await lockGuestRow(tx, guestId);
  const existing = await findPurchase(tx, { guestId, key });
  if (existing && (existing.payloadHash !== payloadHash || existing.outcome !== 'REFUSED'))
    return { existing };
  await rejectDeletedCard(tx, guestId, placed.card?.source ?? null);
  const end = await lockedEnd(tx, placed);
  const slot = await slotOnSale(tx, { end, placed, now });
  const split = await splitPrice(tx, placed, slot, now);
  const { id: accommodationId } = end.room;
  await extendOccupation(tx, accommodationId, end.type, occupationBound(end, slot.hour));
  const purchase = await insertPurchase(tx, {
    ...newPurchase(placed, end, slot, now),
    creditsCents: split.credits,
    chargedCents: split.rest,
  });
  if (placed.pixExpiresAt !== null && split.rest > 0) {
    const payment = await insertHoursPix(tx, purchase, placed.pixExpiresAt, now);
    await placed.afterwards?.(tx, payment);
    return { payment };
  }
  if (placed.card && split.rest > 0) {
    const payment = hoursPayment(placed.card, purchase, now);
    await insertPayment(tx, payment);
    return { payment };
  }
  if (placed.takeAtDesk && split.rest > 0) await placed.takeAtDesk(tx, purchase);
  else await payNothing(app, tx, { placed, end, purchase, now });
  await placed.afterwards?.(tx, null);
  return { payment: null };
}

/** Credits pay, or there is nothing to pay. */
async function payNothing(
  app: AppContext,
  tx: Transaction,
  {
    placed: { guestId, order },
    end,
    purchase,
    now,
  }: { placed: PurchaseToPlace; end: StayEnd; purchase: StoredHourPurchase; now: Date },
): Promise<void> {
  if (purchase.creditsCents > 0)
    await withdrawCredits(tx, {
      guestId,
      bookingId: order.bookingId,
      hourPurchaseId: purchase.id,
      amount: purchase.creditsCents,
      now,
    });
  await completePurchase(app, tx, purchase, end);
}

/** The current room, with its booking's row locked. Throws BOOKING_NOT_FOUND, ATTEMPT_IN_PROGRESS. */
async function lockedEnd(tx: Transaction, { guestId, order }: PurchaseToPlace): Promise<StayEnd> {
  const view = await viewBooking(tx, order.bookingId);
  if (!view) throw new AppError('BOOKING_NOT_FOUND', 'the booking is gone');
  const room = ownRoom(view, order.accommodationId, guestId);
  await rejectOpenPayment(tx, order.bookingId);
  return { view, room, type: order.type };
}

/** Throws HOURS_NOT_ON_SALE, BOOKING_CHANGED, HOURS_UNAVAILABLE, HOURS_PRICE_CHANGED. */
async function slotOnSale(
  tx: Transaction,
  { end, placed, now }: { end: StayEnd; placed: PurchaseToPlace; now: Date },
): Promise<Slot> {
  const { order, catalogue } = placed;
  if (!isOnSale(end, now))
    throw new AppError('HOURS_NOT_ON_SALE', 'hours cannot be bought for this stay now');
  const hour = hourAfter(end, order.amountOfHours);
  rejectMovedStay(end, hour, order.time);
  // Buyers of hours and of stays in one room wait for each other, so that the second finds the first's purchase.
  await lockRoomType(tx, end.room.roomTypeId);
  const slots = freeSlots(end, { catalogue, neighbours: await findNeighbours(tx, end), now });
  const slot = slots.find(one => one.hour === hour);
  if (!slot) throw unavailable();
  if (fromReais(order.price) === slot.price && fromReais(order.taxValue) === slot.taxValue) return slot;
  throw new AppError('HOURS_PRICE_CHANGED', 'this hour has another price', {
    details: { time: toWireTime(end, hour), price: toReais(slot.price), taxValue: toReais(slot.taxValue) },
  });
}

/** The hours are counted from the booked one: once that has moved, they would end at an hour that nobody was shown. */
function rejectMovedStay(end: StayEnd, hour: number, shown: string | undefined): void {
  if (shown === undefined || Date.parse(shown) === toInstant(end, hour).getTime()) return;
  throw new AppError('BOOKING_CHANGED', 'the stay begins or ends at another hour by now', {
    details: { currentTime: toWireTime(end, bookedHour(end)) },
  });
}

/** Credits pay the whole or nothing (PAY-19). The guest's row is locked, so the balance does not change. */
async function splitPrice(
  tx: Transaction,
  { guestId, order, card, pixExpiresAt, takeAtDesk }: PurchaseToPlace,
  slot: Slot,
  now: Date,
): Promise<{ credits: Cents; rest: Cents }> {
  const total = slot.price + slot.taxValue;
  if (total === 0) return { credits: 0, rest: 0 };
  if (!order.useCredits) {
    if (!card && pixExpiresAt === null && !takeAtDesk)
      throw new AppError('PAYMENT_REQUIRED', 'these hours are to be paid');
    return { credits: 0, rest: total };
  }
  const balance = await creditBalance(tx, guestId, now);
  if (balance < total)
    throw new AppError('CREDITS_CHANGED', 'the credits do not cover the hours', {
      details: { balance: toReais(balance) },
    });
  return { credits: total, rest: 0 };
}

function newPurchase(placed: PurchaseToPlace, end: StayEnd, slot: Slot, now: Date) {
  const { guestId, key, payloadHash, order } = placed;
  return {
    id: randomUUID(),
    accommodationId: order.accommodationId,
    bookingId: order.bookingId,
    guestId,
    key,
    payloadHash,
    type: order.type,
    fromHour: bookedHour(end),
    toHour: slot.hour,
    priceCents: slot.price,
    taxCents: slot.taxValue,
    outcome: 'PROCESSING' as const,
    code: null,
    createdAt: now,
    updatedAt: now,
  };
}

function hoursPayment(
  { requested, source }: NonNullable<PurchaseToPlace['card']>,
  purchase: StoredHourPurchase,
  now: Date,
): StoredPayment {
  const { bookingId, id, chargedCents } = purchase;
  return newCardPayment({
    bookingId,
    hourPurchaseId: id,
    requested,
    card: source,
    amount: chargedCents,
    payloadHash: null,
    now,
  });
}

function insertHoursPix(
  tx: Transaction,
  { bookingId, id, key, chargedCents }: StoredHourPurchase,
  expiresAt: Date,
  now: Date,
): Promise<StoredPayment> {
  return insertPix(tx, {
    bookingId,
    hourPurchaseId: id,
    clientPaymentId: key,
    amount: chargedCents,
    payloadHash: null,
    expiresAt,
    now,
  });
}

function unavailable(): AppError {
  return new AppError('HOURS_UNAVAILABLE', 'the room is not free at this hour');
}
