import type { AppContext } from '#gateway/context.ts';
import { listHours } from '#gateway/domain/booking/hours/list-hours.ts';
import { placePurchase } from '#gateway/domain/booking/hours/place-purchase.ts';
import { deskPayment, settleAtDesk } from '#gateway/domain/booking/order/desk-payment.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { keyReused, payloadHash } from '#gateway/platform/idempotency.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { loadCatalogue } from '#gateway/store/catalogue-store.ts';
import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import { findTakenByKey, insertDeskPayment } from '#gateway/store/desk-payment-store.ts';
import type { StoredHourPurchase } from '#gateway/store/hour-purchase-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { HoursOrder, HoursType } from '#shared/contract/guest/additional-hours.ts';
import type { DeskMeans, SoldHours } from '#shared/contract/staff/desk-payments.ts';
import { AppError } from '#shared/errors.ts';
import { type Cents, fromReais, toReais } from '#shared/money.ts';
import { type DeskRoom, findDeskStay, notFound, roomOf } from '../desk-stay.ts';
import { moveCash } from '../money/drawer-cash.ts';
import { recordDeskAct } from '../recorded-act.ts';
import { rejectWrongMeans, toDeskPayment } from './desk-means.ts';
import { toReceipt } from './desk-receipt.ts';

export type RoomWanted = { bookingId: string; accommodationId: number };

/** Hours that a room can be sold for now. Throws NOT_FOUND, BOOKING_OF_PARTNER. */
export async function listDeskHours(
  app: AppContext,
  _actor: Actor,
  hotelId: string,
  wanted: RoomWanted & { type: HoursType },
) {
  const { guestId } = await findBuyer(app, { hotelId, ...wanted });
  const { availability, buildingTimezone, currentTime } = await listHours(app, guestId, wanted);
  return {
    timezone: buildingTimezone,
    currentTime,
    slots: availability.map(({ price, taxValue, ...slot }) => ({
      ...slot,
      priceCents: fromReais(price),
      taxCents: fromReais(taxValue),
    })),
  };
}

/** Hours as the desk has chosen them, at the price that it was shown. */
export type ChosenHours = RoomWanted & {
  key: string;
  type: HoursType;
  amountOfHours: number;
  time: string;
  priceCents: Cents;
  taxCents: Cents;
};

export type HoursToSell = ChosenHours & {
  means: DeskMeans;
  note?: string | undefined;
};

/** Sells hours and takes their price in one transaction. Throws the contract's codes. */
export async function sellHours(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  sale: HoursToSell,
): Promise<SoldHours> {
  const { bookingId, accommodationId, time, priceCents, taxCents } = sale;
  rejectWrongMeans(sale.means, priceCents + taxCents);
  const { view, guestId } = await findBuyer(app, { hotelId, bookingId, accommodationId });
  const { key } = sale;
  const hash = payloadHash(key, sale);
  const selling = { actor, hotelId, sale, hash };
  try {
    const placement = await placePurchase(app, {
      guestId,
      key,
      payloadHash: hash,
      order: toHoursOrder(sale),
      catalogue: await loadCatalogue(app.store.db, view.booking.hotelId),
      card: null,
      pixExpiresAt: null,
      takeAtDesk: (tx, purchase) => takePrice(app, tx, selling, purchase),
      afterwards: tx => recordSale(app, tx, selling),
    });
    if ('existing' in placement && placement.existing.payloadHash !== hash) throw keyReused();
  } catch (error) {
    if (isConstraintViolation(error, 'desk_payments_once')) throw keyReused();
    throw error;
  }
  const taken = await findTakenByKey(app.store.db, { hotelId, key });
  return { newTime: time, receipt: taken && (await toReceipt(app.store.db, view, taken)) };
}

/** The guest's own order of these hours. */
export const toHoursOrder = ({
  bookingId,
  accommodationId,
  type,
  amountOfHours,
  time,
  priceCents,
  taxCents,
}: ChosenHours): HoursOrder => ({
  bookingId,
  accommodationId,
  type,
  amountOfHours,
  time,
  price: toReais(priceCents),
  taxValue: toReais(taxCents),
  numberOfInstallments: 1,
  useCredits: false,
});

type Selling = { actor: Actor; hotelId: string; sale: HoursToSell; hash: string };

async function takePrice(
  app: AppContext,
  tx: Transaction,
  { actor, hotelId, sale, hash }: Selling,
  purchase: StoredHourPurchase,
): Promise<void> {
  const now = app.clock.now();
  const amountCents = purchase.chargedCents;
  const payment = deskPayment({
    bookingId: purchase.bookingId,
    hourPurchaseId: purchase.id,
    clientPaymentId: `desk-hours-${purchase.id}`,
    amountCents,
    now,
  });
  await settleAtDesk(app, tx, payment);
  await insertDeskPayment(
    tx,
    toDeskPayment(
      actor,
      { paymentId: payment.id, hotelId, key: sale.key, payloadHash: hash, createdAt: now },
      { means: sale.means, note: sale.note, amountCents },
    ),
  );
  const { bookingId, id: paymentId } = payment;
  if (sale.means.kind === 'CASH')
    await moveCash(tx, actor, { kind: 'PAYMENT', hotelId, bookingId, paymentId, amountCents, now });
}

const recordSale = (app: AppContext, tx: Transaction, { actor, hotelId, sale }: Selling) =>
  recordDeskAct(tx, app, actor, {
    act: 'PAYMENT_TAKEN',
    hotelId,
    bookingId: sale.bookingId,
    details: {
      purpose: 'HOURS',
      accommodationId: sale.accommodationId,
      type: sale.type,
      amountOfHours: sale.amountOfHours,
      amountCents: sale.priceCents + sale.taxCents,
      means: sale.means.kind,
    },
  });

/** The guest for whom the hours are bought: the room's main guest who has an account, or the holder. */
export async function findBuyer(
  app: AppContext,
  wanted: DeskRoom,
): Promise<{ view: BookingView; guestId: string }> {
  const view = await findDeskStay(app.store.db, wanted);
  const { room } = roomOf(view, wanted.accommodationId);
  if (view.booking.channel === 'PARTNER')
    throw new AppError('BOOKING_OF_PARTNER', 'the hours of this booking are changed at its channel');
  const main = view.guests.find(
    guest => guest.accommodationId === room.id && guest.isMain && guest.guestId !== null,
  );
  const guestId = main?.guestId ?? view.booking.guestId;
  if (guestId === null) throw notFound();
  return { view, guestId };
}
