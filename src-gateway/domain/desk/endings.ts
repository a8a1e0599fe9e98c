import type { AppContext } from '#gateway/context.ts';
import { checkOutRoom, overstayMoney } from '#gateway/domain/booking/check-out/check-out.ts';
import {
  canceledBefore,
  cancelStay,
  findCancelOutcome,
} from '#gateway/domain/booking/ending/cancel-booking.ts';
import { endEarly, findDepartureOutcome } from '#gateway/domain/booking/ending/leave-room.ts';
import {
  undoCheckIn,
  undoCheckInUntil,
  undoNoShow,
  undoNoShowUntil,
} from '#gateway/domain/booking/ending/undo-endings.ts';
import { rejectDoubleSale } from '#gateway/domain/booking/order/allocate-rooms.ts';
import { roomState } from '#gateway/domain/booking/view/room-state.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { findActsSince } from '#gateway/store/staff-record-store.ts';
import { hasOpenBookingPayment } from '#gateway/store/stay-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import { findNoShowCredits } from '#gateway/store/undo-store.ts';
import type { EndingReason, Endings } from '#shared/contract/staff/endings.ts';
import { AppError } from '#shared/errors.ts';
import { type DeskRoom, findDeskStay, lockDeskStay, roomOf } from './desk-stay.ts';
import { isNoShowSettled } from './payments/give-back-charge.ts';
import { inRecordedAct } from './recorded-act.ts';

type BookingWanted = { bookingId: string; reason: EndingReason };
type RoomWanted = BookingWanted & Pick<DeskRoom, 'accommodationId'>;
type Conclusion = NonNullable<Endings['rooms'][number]['conclude']>;
type Room = BookingView['rooms'][number]['room'];

/** Throws NOT_FOUND. */
export async function findDeskEndings(
  app: AppContext,
  hotelId: string,
  { bookingId }: Pick<BookingWanted, 'bookingId'>,
): Promise<Endings> {
  const { db } = app.store;
  const now = app.clock.now();
  const view = await findDeskStay(db, { hotelId, bookingId });
  const isPaying = await hasOpenBookingPayment(db, bookingId);
  const canceled = isPaying ? null : await findCancelOutcome(db, view, now);
  const until = (await isNoShowSettled(db, bookingId)) ? null : undoNoShowUntil(view, now);
  return {
    cancel: canceled && { creditCents: canceled.credited, keptCents: canceled.retained },
    rooms: await Promise.all(
      view.rooms.map(async ({ room }) => ({
        accommodationId: room.id,
        conclude: isPaying ? null : await findConclusion(db, view, room, now),
        undoCheckInUntil: undoCheckInUntil(view, room, now)?.toISOString() ?? null,
      })),
    ),
    undoNoShow: until && {
      creditCents: (await findNoShowCredits(db, bookingId))?.amountCents ?? 0,
      until: until.toISOString(),
    },
  };
}

/** Null while nobody lives in the room. */
async function findConclusion(
  db: Database | Transaction,
  view: BookingView,
  room: Room,
  now: Date,
): Promise<Conclusion | null> {
  const kind = conclusionOf(view, room, now);
  if (kind === null) return null;
  if (kind === 'EARLY') {
    const { credited } = await findDepartureOutcome(db, { view, room, act: 'LEAVE' }, now);
    return { kind, creditCents: credited, overstayCents: 0 };
  }
  const { price, tax } = await overstayMoney(db, view, room, now);
  return { kind, creditCents: 0, overstayCents: price + tax };
}

function conclusionOf(view: BookingView, room: Room, now: Date): Conclusion['kind'] | null {
  const { isEarlyDepartureAllowed, isCheckoutAvailable } = roomState({ view, room, now });
  if (isCheckoutAvailable) return 'CHECK_OUT';
  return room.checkedInAt !== null && room.leftAt === null && isEarlyDepartureAllowed ? 'EARLY' : null;
}

/** Throws every code that the contract lists. */
export function cancelAtDesk(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId, reason, creditCents }: BookingWanted & { creditCents: number },
): Promise<NonNullable<Endings['cancel']>> {
  return inRecordedAct(app, actor, async tx => {
    const view = await lockDeskStay(tx, { hotelId, bookingId });
    if (view.booking.status === 'CANCELED') {
      const { credited, retained } = await canceledBefore(tx, view);
      return { result: { creditCents: credited, keptCents: retained }, entry: null };
    }
    const { credited, retained } = await cancelStay(app, tx, view, {
      now: app.clock.now(),
      agree: outcome => rejectOther(outcome.credited === creditCents, outcome),
    });
    const details = { amountCents: credited, reason };
    return {
      result: { creditCents: credited, keptCents: retained },
      entry: { act: 'BOOKING_CANCELED', hotelId, bookingId, details },
    };
  });
}

/** Throws every code that the contract lists. */
export function concludeAtDesk(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  wanted: RoomWanted & { creditCents: number; overstayCents: number },
): Promise<Conclusion> {
  const { bookingId, accommodationId, reason } = wanted;
  return inRecordedAct(app, actor, async tx => {
    const view = await lockDeskStay(tx, { hotelId, bookingId });
    const { room } = roomOf(view, accommodationId);
    const before = await concludedBefore(tx, view, room);
    if (before) {
      rejectOther(
        before.creditCents === wanted.creditCents && before.overstayCents === wanted.overstayCents,
        {
          credited: before.creditCents,
          overstay: before.overstayCents,
        },
      );
      return { result: before, entry: null };
    }
    const result = await concludeRoom(app, tx, { view, room }, wanted);
    const amountCents = result.kind === 'EARLY' ? result.creditCents : result.overstayCents;
    const details = { accommodationId, ending: result.kind, amountCents, reason };
    return { result, entry: { act: 'STAY_CONCLUDED', hotelId, bookingId, details } };
  });
}

/** The outcome of the conclusion that ended the stay in a room; null for one that its guest left, or that goes on. */
async function concludedBefore(
  tx: Transaction,
  { booking }: BookingView,
  { id: accommodationId, leftAt }: Room,
): Promise<Conclusion | null> {
  if (leftAt === null) return null;
  const concluded = { act: 'STAY_CONCLUDED', bookingId: booking.id, since: leftAt } as const;
  const entry = (await findActsSince(tx, concluded)).find(
    ({ details }) => details['accommodationId'] === accommodationId,
  );
  if (!entry) return null;
  const { ending, amountCents } = entry.details;
  const cents = Number(amountCents);
  return ending === 'EARLY'
    ? { kind: 'EARLY', creditCents: cents, overstayCents: 0 }
    : { kind: 'CHECK_OUT', creditCents: 0, overstayCents: cents };
}

async function concludeRoom(
  app: AppContext,
  tx: Transaction,
  { view, room }: { view: BookingView; room: Room },
  shown: { creditCents: number; overstayCents: number },
): Promise<Conclusion> {
  const now = app.clock.now();
  const kind = conclusionOf(view, room, now);
  if (kind === null) throw new AppError('STAY_NOT_IN_PROGRESS', 'nobody lives in the room');
  if (kind === 'EARLY') {
    const { credited } = await endEarly(
      app,
      tx,
      { view, room, act: 'LEAVE' },
      {
        now,
        agree: async outcome =>
          rejectOther(outcome.credited === shown.creditCents && shown.overstayCents === 0, outcome),
      },
    );
    return { kind, creditCents: credited, overstayCents: 0 };
  }
  const { overstay } = await checkOutRoom(
    app,
    tx,
    { view, room },
    {
      now,
      agree: total =>
        rejectOther(total === shown.overstayCents && shown.creditCents === 0, { overstay: total }),
    },
  );
  return { kind, creditCents: 0, overstayCents: overstay };
}

/** The manager agreed to other figures than those of now. */
function rejectOther(
  agrees: boolean,
  outcome: { credited?: number; retained?: number; overstay?: number },
): void {
  if (agrees) return;
  const { credited = 0, retained = 0, overstay = 0 } = outcome;
  throw new AppError('OUTCOME_CHANGED', 'the act returns or costs something else by now', {
    details: { creditCents: credited, keptCents: retained, overstayCents: overstay },
  });
}

/** Throws NOT_FOUND, BOOKING_CHANGED. */
export function undoCheckInAtDesk(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId, accommodationId, reason }: RoomWanted,
): Promise<Record<string, never>> {
  return inRecordedAct(app, actor, async tx => {
    const view = await lockDeskStay(tx, { hotelId, bookingId });
    await undoCheckIn(app, tx, view, roomOf(view, accommodationId).room);
    const details = { accommodationId, reason };
    return { result: {}, entry: { act: 'CHECK_IN_UNDONE', hotelId, bookingId, details } };
  });
}

/** Throws NOT_FOUND, BOOKING_CHANGED, NO_SHOW_SETTLED, ROOM_UNAVAILABLE, CREDITS_CHANGED. */
export function undoNoShowAtDesk(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId, reason }: BookingWanted,
): Promise<Record<string, never>> {
  return rejectDoubleSale(() =>
    inRecordedAct(app, actor, async tx => {
      const view = await lockDeskStay(tx, { hotelId, bookingId });
      if (await isNoShowSettled(tx, bookingId))
        throw new AppError(
          'NO_SHOW_SETTLED',
          'money was charged for the no-show, or returned, and not undone',
        );
      await undoNoShow(app, tx, view);
      return { result: {}, entry: { act: 'NO_SHOW_UNDONE', hotelId, bookingId, details: { reason } } };
    }),
  );
}
