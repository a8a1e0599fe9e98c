import type { AppContext } from '#gateway/context.ts';
import type { Device } from '#gateway/platform/devices.ts';
import { randomDigits } from '#gateway/platform/random-digits.ts';
import { findBooking, isBookingId } from '#gateway/store/booking-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { liveDoorCodes } from '#gateway/store/check-in-store.ts';
import { isConstraintViolation, isRetryable } from '#gateway/store/database-errors.ts';
import {
  lastDeskShowings,
  queueLockCommand,
  recordShowings,
  replaceDoorCode,
  roomsWithConfirmedCode,
} from '#gateway/store/door-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { incrementBookingVersion } from '#gateway/store/room-guest-store.ts';
import { lockStay } from '#gateway/store/stay-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { DoorCodeReason } from '#shared/contract/door-code-reasons.ts';
import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import { AppError } from '#shared/errors.ts';
import { DOOR_CODE_DIGITS, DOOR_CODE_RENEWALS } from '#shared/policies.ts';
import { findViewer, type Viewer, viewModeOf } from '../view/booking-viewer.ts';
import { hasCheckedIn, isAccessSuspended } from '../view/check-in-rooms.ts';
import { bookingNotFound } from '../view/find-booking.ts';
import { roomState } from '../view/room-state.ts';

type ViewedRoom = BookingView['rooms'][number]['room'];
type ViewContext = { view: BookingView; viewer: Viewer; now: Date };
type ShownDoor = Pick<
  DetailedAccommodation,
  'lockDoorCode' | 'isDoorCodeActive' | 'doorCodeRenewalsLeft' | 'shownAtDesk'
>;

/** Shown for a door that does not open for the guest. */
export const closedDoor: ShownDoor = {
  lockDoorCode: null,
  isDoorCodeActive: false,
  doorCodeRenewalsLeft: 0,
  shownAtDesk: null,
};

/** Two check-ins at the same moment may have drawn the same code: the later one draws again. */
export const isWorthAnotherDraw = (error: unknown) =>
  isRetryable(error) || isConstraintViolation(error, 'accommodations_door_code_once');

/** A code that opens no other door of the hotel now (PD-46). */
export async function newDoorCode(tx: Transaction, hotelId: string): Promise<string> {
  const taken = await liveDoorCodes(tx, hotelId);
  for (;;) {
    const code = randomDigits(DOOR_CODE_DIGITS);
    if (!taken.has(code) && !isRun(code)) return code;
  }
}

/** True for 222222, 123456 and 987654, which some locks take from nobody. */
export function isRun(code: string): boolean {
  const steps = new Set([...code].slice(1).map((digit, index) => Number(digit) - Number(code[index])));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

/** True while the code opens the door, for guests who have checked in to the room (BKG-14, PD-64). */
function seesDoorCode(context: ViewContext, room: ViewedRoom): boolean {
  return (
    roomState({ ...context, room }).isDoorOpeningAllowed &&
    viewModeOf(context.view, room, context.viewer) === 'FULL' &&
    hasCheckedIn(context, room) &&
    !isAccessSuspended(context, room)
  );
}

/** The codes of a booking's doors that this guest sees now; records that they were shown. */
export async function shownDoors(
  app: AppContext,
  context: ViewContext,
  device: Device,
): Promise<Map<number, ShownDoor>> {
  const { view, viewer, now } = context;
  const rooms = view.rooms.map(({ room }) => room).filter(room => seesDoorCode(context, room));
  if (rooms.length === 0) return new Map();
  const { db } = app.store;
  const [confirmed, atDesk] = await Promise.all([
    roomsWithConfirmedCode(db, view.booking.id),
    lastDeskShowings(db, view.booking.id),
  ]);
  const withCode = rooms.filter(room => room.doorCode !== null);
  await recordShowings(
    db,
    withCode.map(room => ({
      accommodationId: room.id,
      guestId: viewer.guestId,
      reason: 'SHOWN',
      place: placeOf(device),
      shownAt: now,
    })),
  );
  return new Map(
    rooms.map(room => [
      room.id,
      {
        lockDoorCode: room.doorCode,
        isDoorCodeActive: room.doorCode !== null && confirmed.has(room.id),
        doorCodeRenewalsLeft: DOOR_CODE_RENEWALS - room.doorCodeRenewals,
        shownAtDesk: toShownAtDesk(atDesk.get(room.id)),
      },
    ]),
  );
}

const toShownAtDesk = (showing: { reason: DoorCodeReason; shownAt: Date } | undefined) =>
  showing ? { reason: showing.reason, at: showing.shownAt.toISOString() } : null;

const placeOf = ({ profile }: Device) => profile.toUpperCase();

export type CodeRenewal = { guestId: string; device: Device; bookingId: string; accommodationId: number };

/** Throws BOOKING_NOT_FOUND, DOOR_CODE_NOT_AVAILABLE, DOOR_CODE_LIMIT. */
export async function renewDoorCode(app: AppContext, renewal: CodeRenewal) {
  const { guestId, device, bookingId, accommodationId } = renewal;
  const viewer = await findViewer(app, guestId);
  const now = app.clock.now();
  if (!isBookingId(bookingId) || !(await findBooking(app.store.db, bookingId))) throw bookingNotFound();
  return retryTransaction(
    app.store.db,
    async tx => {
      const view = await lockStay(tx, bookingId);
      const room = view?.rooms.find(one => one.room.id === accommodationId)?.room;
      if (!view || !room || viewModeOf(view, room, viewer) === 'LIMITED') throw bookingNotFound();
      // A code that the desk has ended comes back from the desk alone.
      if (!seesDoorCode({ view, viewer, now }, room) || room.doorCode === null)
        throw new AppError('DOOR_CODE_NOT_AVAILABLE', 'the door has no code for this guest now');
      if (room.doorCodeRenewals >= DOOR_CODE_RENEWALS)
        throw new AppError('DOOR_CODE_LIMIT', 'the code was changed as often as a stay allows');
      const lockDoorCode = await newDoorCode(tx, room.hotelId);
      await replaceDoorCode(tx, room.id, lockDoorCode, { isOwnRenewal: true });
      await queueLockCommand(tx, { accommodationId: room.id, roomId: room.roomId }, 'SET', now);
      await incrementBookingVersion(tx, bookingId, now);
      const showing = { accommodationId: room.id, guestId, place: placeOf(device), shownAt: now };
      await recordShowings(tx, [{ ...showing, reason: 'RENEWED' }]);
      return {
        lockDoorCode,
        isDoorCodeActive: false,
        renewalsLeft: DOOR_CODE_RENEWALS - room.doorCodeRenewals - 1,
      };
    },
    isWorthAnotherDraw,
  );
}
