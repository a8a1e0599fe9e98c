import { inProgress } from '#gateway/platform/idempotency.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import {
  findStayLines,
  hasOpenBookingPayment,
  insertStayLines,
  type StoredStayLine,
} from '#gateway/store/stay-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import { type EndingAct, type StayReturn, stayReturn } from '#shared/rules/stay-return.ts';
import { linesOfRoom, type StayLine } from '../prices/stay-lines.ts';

export type ViewedRoom = BookingView['rooms'][number]['room'];

export type LinesByRoom = ReadonlyMap<number, readonly StoredStayLine[]>;

export async function linesByRoom(db: Database | Transaction, view: BookingView): Promise<LinesByRoom> {
  const ids = view.rooms.map(({ room }) => room.id);
  return Map.groupBy(await findStayLines(db, ids), line => line.accommodationId);
}

/** Also stores a divided value: refunds are recorded on the room's lines. The caller has locked the booking. */
export async function writtenLines(tx: Transaction, view: BookingView): Promise<LinesByRoom> {
  const stored = await linesByRoom(tx, view);
  const bare = view.rooms.map(({ room }) => room).filter(room => !stored.has(room.id));
  if (bare.length === 0) return stored;
  await insertStayLines(
    tx,
    bare.flatMap(room =>
      linesOfRoom(view.booking, room, []).map(line => ({ ...line, accommodationId: room.id })),
    ),
  );
  return linesByRoom(tx, view);
}

export function endingOutcome<Line extends StayLine>(
  act: EndingAct,
  { booking, hotel }: BookingView,
  rooms: readonly (readonly Line[])[],
  now: Date,
): StayReturn<Line> {
  return stayReturn({
    act,
    rooms: rooms.map(lines => lines.filter(line => line.returnedAt === null)),
    isPaid: booking.creditsCents + booking.chargedCents > 0,
    now,
    startsAt: booking.startsAt,
    checkinDate: booking.checkinDate,
    timeZone: hotel.timeZone,
  });
}

/** Of a partner's booking, and of one whose holder is gone: nobody gets anything back (EDP-06). */
export const withoutReturn = <Line extends StayLine>(outcome: StayReturn<Line>): StayReturn<Line> => ({
  ...outcome,
  retained: outcome.paid,
  credited: 0,
  goodUntil: null,
  returned: [],
  nextStep: null,
});

export function linesOf(
  view: BookingView,
  rooms: readonly ViewedRoom[],
  stored: ReadonlyMap<number, readonly StayLine[]>,
): (readonly StayLine[])[] {
  return rooms.map(room => linesOfRoom(view.booking, room, stored.get(room.id) ?? []));
}

/** Throws ATTEMPT_IN_PROGRESS while a payment of the booking is open (PD-58). */
export async function rejectOpenPayment(tx: Transaction, bookingId: string): Promise<void> {
  if (await hasOpenBookingPayment(tx, bookingId)) throw inProgress();
}
