import type { AppContext } from '#gateway/context.ts';
import { changeBooking, findOwnBooking, releaseRooms } from '#gateway/store/booking-store.ts';
import { type BookingView, viewBooking } from '#gateway/store/booking-view-store.ts';
import { depositCredits, findReturn } from '#gateway/store/credit-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { hasOpenBookingPayment, lockStay, markReturned } from '#gateway/store/stay-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { CreditEstimate } from '#shared/contract/guest/booking-cancel.ts';
import { AppError } from '#shared/errors.ts';
import { type Cents, fromReais, sumCents, toReais } from '#shared/money.ts';
import type { StayReturn } from '#shared/rules/stay-return.ts';
import { queueBookingMail } from '../booking-mail.ts';
import type { StayLine } from '../prices/stay-lines.ts';
import { isNoShowDue, openRooms } from '../view/room-state.ts';
import {
  endingOutcome,
  linesByRoom,
  linesOf,
  rejectOpenPayment,
  withoutReturn,
  writtenLines,
} from './stay-outcome.ts';

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
  return cancelStay(app, tx, view, { now, agree: outcome => rejectOtherFigures(outcome, shown) });
}

/**
 * The booking is locked. `agree` throws where the figures are not those that were shown. Throws BOOKING_OF_PARTNER,
 * BOOKING_NOT_CANCELABLE, ATTEMPT_IN_PROGRESS.
 */
export async function cancelStay(
  app: AppContext,
  tx: Transaction,
  view: BookingView,
  { now, agree }: { now: Date; agree: (outcome: StayReturn<StayLine>) => void },
): Promise<StayReturn<StayLine>> {
  const { id: bookingId, guestId } = view.booking;
  rejectUncancelable(view, now);
  await rejectOpenPayment(tx, bookingId);
  const stored = await writtenLines(tx, view);
  const outcome = cancelOutcome(
    view,
    openRooms(view).map(room => stored.get(room.id) ?? []),
    now,
  );
  agree(outcome);
  if (guestId !== null) await lockGuestRow(tx, guestId);
  await changeBooking(tx, bookingId, ['CONFIRMED', 'PENDING'], {
    status: 'CANCELED',
    updatedAt: now,
  });
  await releaseRooms(tx, bookingId, now);
  await markReturned(tx, outcome.returned, now);
  if (guestId !== null && outcome.credited > 0)
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

/** Nothing comes back where the holder's account is gone. */
function cancelOutcome<Line extends StayLine>(
  view: BookingView,
  lines: readonly (readonly Line[])[],
  now: Date,
): StayReturn<Line> {
  const outcome = endingOutcome('CANCEL', view, lines, now);
  return view.booking.guestId === null ? withoutReturn(outcome) : outcome;
}

/** The figures of a cancellation now; null for a booking that cannot be canceled. */
export async function findCancelOutcome(
  db: Database | Transaction,
  view: BookingView,
  now: Date,
): Promise<StayReturn<StayLine> | null> {
  const isOpen = view.booking.status === 'CONFIRMED' || view.booking.status === 'PENDING';
  if (!isOpen || uncancelable(view, now) !== null) return null;
  return cancelOutcome(view, linesOf(view, openRooms(view), await linesByRoom(db, view)), now);
}

/** The result of a cancellation at the time it was made; empty for a booking that ended without having been paid. */
export async function canceledBefore(tx: Transaction, view: BookingView): Promise<Canceled> {
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
  const problem = uncancelable(view, now);
  if (problem !== null) throw problem;
}

function uncancelable(view: BookingView, now: Date): AppError | null {
  const { booking, hotel, rooms } = view;
  if (booking.channel === 'PARTNER')
    return new AppError('BOOKING_OF_PARTNER', 'the booking is canceled where it was made');
  const isOpen =
    booking.status === 'CONFIRMED' || booking.status === 'PENDING' || booking.status === 'PROCESSING';
  if (!isOpen || rooms.some(({ room }) => room.checkedInAt !== null)) return notCancelable(view);
  // After noon of the next day it is still CONFIRMED until the next settlement run.
  const isMissed = booking.status === 'CONFIRMED' && isNoShowDue({ booking, hotel }, now);
  return isMissed ? notCancelable(view) : null;
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
