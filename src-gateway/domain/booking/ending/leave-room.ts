import type { AppContext } from '#gateway/context.ts';
import { findBooking, isBookingId } from '#gateway/store/booking-store.ts';
import { type BookingView, viewBooking } from '#gateway/store/booking-view-store.ts';
import { creditBalance, depositCredits, findDeparture } from '#gateway/store/credit-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { dropRoom, lockStay, markReturned } from '#gateway/store/stay-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { EarlyCheckoutSimulation } from '#shared/contract/guest/early-departure.ts';
import { AppError } from '#shared/errors.ts';
import { fromReais, toReais } from '#shared/money.ts';
import type { EndingAct, StayReturn } from '#shared/rules/stay-return.ts';
import { queueRoomLeftMail } from '../booking-mail.ts';
import type { StayLine } from '../prices/stay-lines.ts';
import { findViewer, isHolder, isMainGuestOf, type Viewer } from '../view/booking-viewer.ts';
import { roomState, unusedNights } from '../view/room-state.ts';
import { closeBookingWithout, endStayInRoom } from './end-stay.ts';
import {
  endingOutcome,
  linesByRoom,
  linesOf,
  rejectOpenPayment,
  type ViewedRoom,
  withoutReturn,
  writtenLines,
} from './stay-outcome.ts';

export type Departure = {
  guestId: string;
  bookingId: string;
  accommodationId: number;
  /** The credits that the guest was shown, in reais (BEY-17). */
  shownCredit?: number | undefined;
};

export type LeavableRoom = { view: BookingView; room: ViewedRoom; act: Extract<EndingAct, 'LEAVE' | 'DROP'> };

/** Throws BOOKING_NOT_FOUND for everyone but holder and main guest, EARLY_DEPARTURE_NOT_ALLOWED. */
export async function simulateDeparture(
  app: AppContext,
  departure: Departure,
): Promise<EarlyCheckoutSimulation> {
  const { db } = app.store;
  const now = app.clock.now();
  const viewer = await findViewer(app, departure.guestId);
  const view = isBookingId(departure.bookingId) ? await viewBooking(db, departure.bookingId) : null;
  const leavable = toLeavable(view, departure, viewer, now);
  const [lines = []] = linesOf(leavable.view, [leavable.room], await linesByRoom(db, leavable.view));
  return toSimulation(db, leavable, departureOutcome(leavable, lines, now), viewer, now);
}

/** Throws every code that the contract lists for leaveEarly. */
export async function leaveEarly(app: AppContext, departure: Departure) {
  const viewer = await findViewer(app, departure.guestId);
  if (!isBookingId(departure.bookingId) || !(await findBooking(app.store.db, departure.bookingId)))
    throw notFound();
  const now = app.clock.now();
  return retryTransaction(app.store.db, tx => leave(app, tx, departure, viewer, now));
}

async function leave(
  app: AppContext,
  tx: Transaction,
  departure: Departure,
  viewer: Viewer,
  now: Date,
): Promise<{ new_checkout_date: string; new_credit: number }> {
  const { bookingId, shownCredit } = departure;
  const view = await lockStay(tx, bookingId);
  const leftAt = view && leftBefore(view, departure, viewer);
  if (leftAt) {
    const deposit = await findDeparture(tx, departure.accommodationId);
    return toLeft(leftAt, deposit?.amountCents ?? 0);
  }
  const leavable = toLeavable(view, departure, viewer, now);
  const { credited } = await endEarly(app, tx, leavable, {
    now,
    async agree(outcome) {
      if (shownCredit === undefined || fromReais(shownCredit) === outcome.credited) return;
      throw new AppError('OUTCOME_CHANGED', 'leaving returns something else by now', {
        details: await toSimulation(tx, leavable, outcome, viewer, now),
      });
    },
  });
  return toLeft(now, credited);
}

/** The booking is locked. `agree` throws where the figures are not those that were shown. Throws ATTEMPT_IN_PROGRESS. */
export async function endEarly(
  app: AppContext,
  tx: Transaction,
  leavable: LeavableRoom,
  { now, agree }: { now: Date; agree: (outcome: StayReturn<StayLine>) => Promise<void> },
): Promise<StayReturn<StayLine>> {
  const { view, room, act } = leavable;
  await rejectOpenPayment(tx, view.booking.id);
  const lines = (await writtenLines(tx, view)).get(room.id) ?? [];
  const outcome = departureOutcome(leavable, lines, now);
  await agree(outcome);
  await writeDeparture(tx, leavable, outcome, now);
  await queueRoomLeftMail(app, tx, view.booking.id, {
    accommodationId: room.id,
    leftAt: act === 'LEAVE' ? now : null,
    outcome: view.booking.channel === 'DIRECT' ? outcome : null,
    checkout: null,
  });
  return outcome;
}

/** The figures of leaving a room early now. */
export async function findDepartureOutcome(
  db: Database | Transaction,
  leavable: LeavableRoom,
  now: Date,
): Promise<StayReturn<StayLine>> {
  const { view, room } = leavable;
  const [lines = []] = linesOf(view, [room], await linesByRoom(db, view));
  return departureOutcome(leavable, lines, now);
}

async function writeDeparture(
  tx: Transaction,
  { view, room, act }: LeavableRoom,
  { credited, returned }: StayReturn<StayLine & { id: number }>,
  now: Date,
): Promise<void> {
  const { id: bookingId, guestId } = view.booking;
  if (guestId !== null) await lockGuestRow(tx, guestId);
  if (act === 'LEAVE') await endStayInRoom(tx, room, now);
  else await dropRoom(tx, room.id, now);
  await closeBookingWithout(tx, view, room, now);
  await markReturned(tx, returned, now);
  if (guestId !== null && credited > 0)
    await depositCredits(tx, {
      guestId,
      bookingId,
      accommodationId: room.id,
      origin: 'EARLY_DEPARTURE',
      amountCents: credited,
      createdAt: now,
    });
}

/** The time when this guest's room was left early or taken out of its booking; null where it was not. */
function leftBefore(view: BookingView, departure: Departure, viewer: Viewer): Date | null {
  const room = decidedRoom(view, departure, viewer);
  if (!room?.leftAt) return null;
  // A room whose guests stayed all their nights was checked out, not left early.
  const isEarly = room.checkedInAt === null || unusedNights(view, room.leftAt).length > 0;
  return isEarly ? room.leftAt : null;
}

/** Only the holder and the room's main guest may end its stay (PD-57). */
export function decidedRoom(
  view: BookingView,
  { accommodationId }: Pick<Departure, 'accommodationId'>,
  viewer: Viewer,
): ViewedRoom | null {
  const room = view.rooms.map(each => each.room).find(({ id }) => id === accommodationId);
  return room && (isHolder(view, viewer) || isMainGuestOf(view, room, viewer)) ? room : null;
}

function toLeavable(view: BookingView | null, departure: Departure, viewer: Viewer, now: Date): LeavableRoom {
  const room = view && decidedRoom(view, departure, viewer);
  if (!room) throw notFound();
  const act = room.checkedInAt === null ? 'DROP' : 'LEAVE';
  const isAllowed =
    roomState({ view, room, now }).isEarlyDepartureAllowed && (act === 'LEAVE' || isHolder(view, viewer));
  if (!isAllowed) throw new AppError('EARLY_DEPARTURE_NOT_ALLOWED', 'this room cannot be left early now');
  return { view, room, act };
}

/** Follows the rules; a partner's booking and one whose holder is gone return nothing to anybody (EDP-06). */
function departureOutcome<Line extends StayLine>(
  { view, act }: LeavableRoom,
  lines: readonly Line[],
  now: Date,
): StayReturn<Line> {
  const outcome = endingOutcome(act, view, [lines], now);
  if (view.booking.channel === 'DIRECT' && view.booking.guestId !== null) return outcome;
  return withoutReturn(outcome);
}

async function toSimulation(
  db: Database | Transaction,
  { view, act }: LeavableRoom,
  { credited, returned, goodUntil, nextStep }: StayReturn<StayLine>,
  viewer: Viewer,
  now: Date,
): Promise<EarlyCheckoutSimulation> {
  const isOwn = isHolder(view, viewer);
  const nights = returned.filter(({ kind }) => kind === 'NIGHT').length;
  return {
    new_checkout_date: now.toISOString(),
    previous_balance: isOwn ? toReais(await creditBalance(db, viewer.guestId, now)) : null,
    new_credit: toReais(credited),
    creditOption: credited > 0 ? 'CREDIT' : 'NONE',
    // A partner's booking too has nights left, though no credits come back.
    remaining_nights: act === 'LEAVE' ? unusedNights(view, now).length : nights,
    credit_due_date: goodUntil?.toISOString() ?? null,
    next_step: nextStep && {
      at: nextStep.at.toISOString(),
      creditValue: toReais(nextStep.credited),
      creditDueDate: nextStep.goodUntil.toISOString(),
    },
  };
}

function toLeft(leftAt: Date, credited: number) {
  return { new_checkout_date: leftAt.toISOString(), new_credit: toReais(credited) };
}

function notFound(): AppError {
  return new AppError('BOOKING_NOT_FOUND', 'the guest has no such room');
}
