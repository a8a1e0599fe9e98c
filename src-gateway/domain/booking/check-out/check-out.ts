import type { AppContext } from '#gateway/context.ts';
import { findBooking, isBookingId } from '#gateway/store/booking-store.ts';
import { type BookingView, viewBooking } from '#gateway/store/booking-view-store.ts';
import { addOverstay } from '#gateway/store/check-in-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { findStayLines, insertStayLines, lockStay } from '#gateway/store/stay-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { CheckedOut, CheckoutSimulation } from '#shared/contract/guest/check-out.ts';
import { AppError } from '#shared/errors.ts';
import { type Cents, fromReais, shareOf, toReais } from '#shared/money.ts';
import { overstayCost } from '#shared/rules/overstay.ts';
import { queueRoomLeftMail } from '../booking-mail.ts';
import { closeBookingWithout, endStayInRoom } from '../ending/end-stay.ts';
import { decidedRoom } from '../ending/leave-room.ts';
import {
  linesByRoom,
  linesOf,
  rejectOpenPayment,
  type ViewedRoom,
  writtenLines,
} from '../ending/stay-outcome.ts';
import { findViewer } from '../view/booking-viewer.ts';
import { bookingNotFound } from '../view/find-booking.ts';
import { openRooms, roomInstants, roomState, unusedNights } from '../view/room-state.ts';

export type CheckoutOrder = {
  guestId: string;
  bookingId: string;
  accommodationId: number;
  /** The overstay fee that the guest was shown, in reais (BEY-17). */
  shownFee?: number | undefined;
};

/** The result of checking out now. Throws BOOKING_NOT_FOUND, CHECKOUT_NOT_AVAILABLE. */
export async function simulateCheckout(app: AppContext, order: CheckoutOrder): Promise<CheckoutSimulation> {
  const { db } = app.store;
  const viewer = await findViewer(app, order.guestId);
  const view = isBookingId(order.bookingId) ? await viewBooking(db, order.bookingId) : null;
  const room = view && decidedRoom(view, order, viewer);
  if (!view || !room) throw bookingNotFound();
  const now = app.clock.now();
  rejectEarly(view, room, now);
  return toSimulation(view, room, await overstayMoney(db, view, room, now), now);
}

/** Checks out of a room, in one transaction (API-23). Throws every code that the contract lists for confirm. */
export async function confirmCheckout(app: AppContext, order: CheckoutOrder): Promise<CheckedOut> {
  const { bookingId, shownFee } = order;
  const viewer = await findViewer(app, order.guestId);
  if (!isBookingId(bookingId) || !(await findBooking(app.store.db, bookingId))) throw bookingNotFound();
  const now = app.clock.now();
  return retryTransaction(app.store.db, async tx => {
    const view = await lockStay(tx, bookingId);
    const room = view && decidedRoom(view, order, viewer);
    if (!view || !room) throw bookingNotFound();
    const before = await checkedOutBefore(tx, view, room);
    if (before) return before;
    rejectEarly(view, room, now);
    const { overstay, isConcluded } = await checkOutRoom(
      app,
      tx,
      { view, room },
      {
        now,
        agree(total, cost) {
          if (shownFee === undefined || fromReais(shownFee) === total) return;
          throw new AppError('OUTCOME_CHANGED', 'overstaying costs something else by now', {
            details: toSimulation(view, room, cost, now),
          });
        },
      },
    );
    return {
      accommodationId: room.id,
      checkedOutAt: now.toISOString(),
      overstayFee: toReais(overstay),
      isConcluded,
    };
  });
}

/** The booking is locked. `agree` throws where the fee is not the one that was shown. Throws ATTEMPT_IN_PROGRESS. */
export async function checkOutRoom(
  app: AppContext,
  tx: Transaction,
  { view, room }: { view: BookingView; room: ViewedRoom },
  { now, agree }: { now: Date; agree: (overstay: Cents, cost: OverstayMoney) => void },
): Promise<{ overstay: Cents; isConcluded: boolean }> {
  const bookingId = view.booking.id;
  await rejectOpenPayment(tx, bookingId);
  const cost = await overstayMoney(tx, view, room, now);
  const overstay = cost.price + cost.tax;
  agree(overstay, cost);
  if (overstay > 0) await chargeOverstay(tx, view, room, cost);
  await endStayInRoom(tx, room, now);
  const { isConcluded } = await closeBookingWithout(tx, view, room, now);
  await queueRoomLeftMail(app, tx, bookingId, {
    accommodationId: room.id,
    leftAt: now,
    outcome: null,
    checkout: { overstay },
  });
  return { overstay, isConcluded };
}

/** The same response for a room that was checked out already; null for one that is occupied, or was left early. */
async function checkedOutBefore(
  tx: Transaction,
  view: BookingView,
  room: ViewedRoom,
): Promise<CheckedOut | null> {
  if (room.leftAt === null || room.checkedInAt === null || unusedNights(view, room.leftAt).length > 0)
    return null;
  const lines = await findStayLines(tx, [room.id]);
  const fee = lines.find(({ kind }) => kind === 'OVERSTAY');
  return {
    accommodationId: room.id,
    checkedOutAt: room.leftAt.toISOString(),
    overstayFee: toReais(fee ? fee.priceCents + fee.taxCents : 0),
    isConcluded: view.booking.status === 'CONCLUDED',
  };
}

function rejectEarly(view: BookingView, room: ViewedRoom, now: Date): void {
  if (!roomState({ view, room, now }).isCheckoutAvailable)
    throw new AppError(
      'CHECKOUT_NOT_AVAILABLE',
      'nobody lives in the room, its stay has not begun, or nights of it are left',
    );
}

export type OverstayMoney = { price: Cents; tax: Cents; next: { at: Date; total: Cents } };

export async function overstayMoney(
  db: Database | Transaction,
  view: BookingView,
  room: ViewedRoom,
  now: Date,
): Promise<OverstayMoney> {
  const [lines = []] = linesOf(view, [room], await linesByRoom(db, view));
  const lastNight = lines.findLast(({ kind }) => kind === 'NIGHT')?.priceCents ?? 0;
  const { fee, next } = overstayCost(roomInstants(view, room).departure, now, lastNight);
  const taxOf = (price: Cents) => shareOf(price, view.hotel.taxBasisPoints);
  return { price: fee, tax: taxOf(fee), next: { at: next.at, total: next.fee + taxOf(next.fee) } };
}

async function chargeOverstay(
  tx: Transaction,
  view: BookingView,
  room: ViewedRoom,
  { price, tax }: OverstayMoney,
): Promise<void> {
  // A room without lines would otherwise get this one alone, and its nights would never be divided.
  await writtenLines(tx, view);
  await addOverstay(tx, { accommodationId: room.id, bookingId: view.booking.id }, { price, tax });
  await insertStayLines(tx, [
    {
      accommodationId: room.id,
      kind: 'OVERSTAY',
      night: null,
      priceCents: price,
      taxCents: tax,
      hourPurchaseId: null,
    },
  ]);
}

function toSimulation(
  view: BookingView,
  room: ViewedRoom,
  { price, tax, next }: OverstayMoney,
  now: Date,
): CheckoutSimulation {
  const { departure } = roomInstants(view, room);
  return {
    checkoutDate: departure.toISOString(),
    overstay:
      now < departure
        ? null
        : {
            since: departure.toISOString(),
            fee: toReais(price + tax),
            nextStep: { at: next.at.toISOString(), fee: toReais(next.total) },
          },
    isLastRoom: openRooms(view).every(other => other.id === room.id),
  };
}
