import type { AppContext } from '#gateway/context.ts';
import { changeBooking, findOwnBooking, releaseRooms } from '#gateway/store/booking-store.ts';
import { type BookingView, viewBooking } from '#gateway/store/booking-view-store.ts';
import { depositCredits, findReturn } from '#gateway/store/credit-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { hasOpenBookingPayment, lockStay, markReturned } from '#gateway/store/stay-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { CreditEstimate } from '#shared/contract/guest/booking-cancel.ts';
import { AppError } from '#shared/errors.ts';
import { type Cents, fromReais, sumCents, toReais } from '#shared/money.ts';
import { noShowFrom, type StayReturn } from '#shared/rules/stay-return.ts';
import { queueBookingMail } from '../booking-mail.ts';
import type { StayLine } from '../prices/stay-lines.ts';
import { openRooms } from '../view/room-state.ts';
import { endingOutcome, linesByRoom, linesOf, rejectOpenPayment, writtenLines } from './stay-outcome.ts';

type Canceled = { credited: Cents; retained: Cents; goodUntil: Date | null };

export type Cancellation = {
  guestId: string;
  bookingId: string;
  /** The figures that the guest was shown, in reais (BEY-17). */
  shown: { creditValue?: number | undefined; cancellationFeeValue?: number | undefined };
};

/** Throws BOOKING_NOT_FOUND for everyone but the holder, BOOKING_OF_PARTNER, BOOKING_NOT_CANCELABLE. */
export async function estimateCancellation(
  app: AppContext,
  guestId: string,
  bookingId: string,
): Promise<CreditEstimate> {
  const { db } = app.store;
  const now = app.clock.now();
  const own = await findOwnBooking(db, guestId, bookingId);
  const view = own && (await viewBooking(db, own.id));
  if (!view) throw notFound();
  rejectUncancelable(view, now);
  if (await hasOpenBookingPayment(db, view.booking.id)) throw notCancelable(view);
  const lines = linesOf(view, openRooms(view), await linesByRoom(db, view));
  return toEstimate(endingOutcome('CANCEL', view, lines, now));
}

/** Throws every code that the contract lists for bookings/cancel. */
export async function cancelBooking(app: AppContext, cancellation: Cancellation) {
  const { guestId, bookingId } = cancellation;
  const own = await findOwnBooking(app.store.db, guestId, bookingId);
  if (!own) throw notFound();
  const now = app.clock.now();
  const { credited, retained, goodUntil } = await retryTransaction(app.store.db, tx =>
    cancel(app, tx, cancellation, now),
  );
  return {
    status: 'CANCELED' as const,
    creditValue: toReais(credited),
    cancellationFeeValue: toReais(retained),
    creditDueDate: goodUntil?.toISOString() ?? null,
  };
}

async function cancel(
  app: AppContext,
  tx: Transaction,
  { guestId, bookingId, shown }: Cancellation,
  now: Date,
): Promise<Canceled> {
  const view = await lockStay(tx, bookingId);
  if (view?.booking.guestId !== guestId) throw notFound();
  if (view.booking.status === 'CANCELED') return canceledBefore(tx, view);
  rejectUncancelable(view, now);
  await rejectOpenPayment(tx, bookingId);
  const stored = await writtenLines(tx, view);
  const lines = openRooms(view).map(room => stored.get(room.id) ?? []);
  const outcome = endingOutcome('CANCEL', view, lines, now);
  rejectOtherFigures(outcome, shown);
  await lockGuestRow(tx, guestId);
  await changeBooking(tx, bookingId, ['CONFIRMED', 'PENDING'], {
    status: 'CANCELED',
    updatedAt: now,
  });
  await releaseRooms(tx, bookingId, now);
  await markReturned(tx, outcome.returned, now);
  if (outcome.credited > 0)
    await depositCredits(tx, {
      guestId,
      bookingId,
      origin: outcome.type,
      amountCents: outcome.credited,
      createdAt: now,
    });
  await queueBookingMail(app, tx, 'BOOKING_CANCELED', bookingId, outcome);
  return outcome;
}

/** The result of a cancellation at the time it was made; empty for a booking that ended without having been paid. */
async function canceledBefore(tx: Transaction, view: BookingView): Promise<Canceled> {
  const deposit = await findReturn(tx, view.booking.id);
  const isPaid = view.booking.creditsCents + view.booking.chargedCents > 0;
  const stored = await linesByRoom(tx, view);
  const retained = view.rooms.flatMap(({ room }) =>
    room.leftAt === null ? (stored.get(room.id) ?? []).filter(line => line.returnedAt === null) : [],
  );
  return {
    credited: deposit?.amountCents ?? 0,
    retained: isPaid ? totalOf(retained) : 0,
    goodUntil: deposit?.dueDate ?? null,
  };
}

function totalOf(lines: readonly StayLine[]): Cents {
  return sumCents(lines.map(line => line.priceCents + line.taxCents));
}

/** A booking whose payment is open passes: the caller decides what follows from that. */
function rejectUncancelable(view: BookingView, now: Date): void {
  const { booking, hotel, rooms } = view;
  if (booking.channel === 'PARTNER')
    throw new AppError('BOOKING_OF_PARTNER', 'the booking is canceled where it was made');
  const isOpen =
    booking.status === 'CONFIRMED' || booking.status === 'PENDING' || booking.status === 'PROCESSING';
  if (!isOpen || rooms.some(({ room }) => room.checkedInAt !== null)) throw notCancelable(view);
  // After noon of the next day it is still CONFIRMED until the next settlement run.
  if (booking.status === 'CONFIRMED' && now >= noShowFrom(booking.checkinDate, hotel.timeZone))
    throw notCancelable(view);
}

/** A guest's figures must be the ones applied (BEY-17). */
function rejectOtherFigures(outcome: StayReturn<StayLine>, shown: Cancellation['shown']): void {
  const { creditValue, cancellationFeeValue } = shown;
  const agrees =
    (creditValue === undefined || fromReais(creditValue) === outcome.credited) &&
    (cancellationFeeValue === undefined || fromReais(cancellationFeeValue) === outcome.retained);
  if (agrees) return;
  throw new AppError('OUTCOME_CHANGED', 'canceling returns something else by now', {
    details: toEstimate(outcome),
  });
}

function toEstimate({
  type,
  paid,
  retained,
  credited,
  goodUntil,
  nextStep,
}: StayReturn<StayLine>): CreditEstimate {
  return {
    type,
    bookingValue: toReais(paid),
    cancellationFeeValue: toReais(retained),
    creditValue: toReais(credited),
    creditDueDate: goodUntil?.toISOString() ?? null,
    nextStep: nextStep && {
      at: nextStep.at.toISOString(),
      creditValue: toReais(nextStep.credited),
      creditDueDate: nextStep.goodUntil.toISOString(),
    },
  };
}

function notFound(): AppError {
  return new AppError('BOOKING_NOT_FOUND', 'the guest has no such booking');
}

function notCancelable({ booking }: BookingView): AppError {
  return new AppError('BOOKING_NOT_CANCELABLE', 'the booking cannot be canceled', {
    details: { status: booking.status },
  });
}
