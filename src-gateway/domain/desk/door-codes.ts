import type { AppContext } from '#gateway/context.ts';
import { isWorthAnotherDraw, newDoorCode } from '#gateway/domain/booking/doors/door-codes.ts';
import { roomState } from '#gateway/domain/booking/view/room-state.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import {
  type CodeShowing,
  endDoorCode,
  queueLockCommand,
  recordShowings,
  replaceDoorCode,
  roomsWithConfirmedCode,
} from '#gateway/store/door-store.ts';
import { incrementBookingVersion } from '#gateway/store/room-guest-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { DoorCodeReason } from '#shared/contract/door-code-reasons.ts';
import type { ShownCode } from '#shared/contract/staff/door-codes.ts';
import { AppError } from '#shared/errors.ts';
import { lockDeskStay, roomOf } from './desk-stay.ts';
import { inRecordedAct } from './recorded-act.ts';

export type CodeWanted = { bookingId: string; accommodationId: number; reason: DoorCodeReason };

type DoorAct = { actor: Actor; hotelId: string; wanted: CodeWanted };
type Room = BookingView['rooms'][number]['room'];

/** Shows the code of a door; its guests read when and why. Throws NOT_FOUND, DOOR_CODE_NOT_AVAILABLE. */
export function showDeskCode(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  wanted: CodeWanted,
): Promise<ShownCode> {
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    const { view, room } = await lockOpenDoor(tx, { hotelId, wanted, now });
    if (room.doorCode === null) throw notAvailable();
    const confirmed = await roomsWithConfirmedCode(tx, view.booking.id);
    await recordDeskShowing(tx, view, room, { act: { actor, hotelId, wanted }, kind: 'SHOWN', now });
    return {
      result: {
        lockDoorCode: room.doorCode,
        isDoorCodeActive: confirmed.has(room.id),
        shownAt: now.toISOString(),
      },
      entry: toEntry('DOOR_CODE_SHOWN', { hotelId, wanted }),
    };
  });
}

/** The old code ends; also gives a code to a room whose code was ended. Throws NOT_FOUND, DOOR_CODE_NOT_AVAILABLE. */
export function renewDeskCode(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  wanted: CodeWanted,
): Promise<ShownCode> {
  return inRecordedAct(
    app,
    actor,
    async tx => {
      const now = app.clock.now();
      const { view, room } = await lockOpenDoor(tx, { hotelId, wanted, now });
      const lockDoorCode = await newDoorCode(tx, room.hotelId);
      await replaceDoorCode(tx, room.id, lockDoorCode, { isOwnRenewal: false });
      await queueLockCommand(tx, { accommodationId: room.id, roomId: room.roomId }, 'SET', now);
      await incrementBookingVersion(tx, view.booking.id, now);
      await recordDeskShowing(tx, view, room, { act: { actor, hotelId, wanted }, kind: 'RENEWED', now });
      return {
        result: { lockDoorCode, isDoorCodeActive: false, shownAt: now.toISOString() },
        entry: toEntry('DOOR_CODE_RENEWED', { hotelId, wanted }),
      };
    },
    isWorthAnotherDraw,
  );
}

/** No code opens the door until the desk gives a new one. Throws NOT_FOUND, DOOR_CODE_NOT_AVAILABLE. */
export function endDeskCode(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  wanted: CodeWanted,
): Promise<{ endedAt: string }> {
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    const view = await lockDeskStay(tx, { hotelId, bookingId: wanted.bookingId });
    const { room } = roomOf(view, wanted.accommodationId);
    if (room.checkedInAt === null || room.leftAt !== null) throw notAvailable();
    const result = { endedAt: now.toISOString() };
    if (room.doorCode === null) return { result, entry: null };
    await endDoorCode(tx, room.id);
    await queueLockCommand(tx, { accommodationId: room.id, roomId: room.roomId }, 'CLEAR', now);
    await incrementBookingVersion(tx, view.booking.id, now);
    return { result, entry: toEntry('DOOR_CODE_ENDED', { hotelId, wanted }) };
  });
}

/** As for the guests themselves: nobody is let in whom the identity provider rejected before a code was shown (SEC-19). */
async function lockOpenDoor(
  tx: Transaction,
  { hotelId, wanted, now }: Omit<DoorAct, 'actor'> & { now: Date },
): Promise<{ view: BookingView; room: Room }> {
  const view = await lockDeskStay(tx, { hotelId, bookingId: wanted.bookingId });
  const { room } = roomOf(view, wanted.accommodationId);
  const inside = guestsInside(view, room);
  const isSuspended =
    inside.length > 0 && inside.every(({ accessSuspendedAt }) => accessSuspendedAt !== null);
  if (isSuspended || !roomState({ view, room, now }).isDoorOpeningAllowed) throw notAvailable();
  return { view, room };
}

const guestsInside = (view: BookingView, room: Room) =>
  view.guests.filter(
    guest => guest.accommodationId === room.id && !guest.isMinor && guest.checkedInAt !== null,
  );

/** Each guest inside has been shown the code; without an account the room alone has. */
async function recordDeskShowing(
  tx: Transaction,
  view: BookingView,
  room: Room,
  { act: { actor, wanted }, kind, now }: { act: DoorAct; kind: CodeShowing['reason']; now: Date },
): Promise<void> {
  const showing = {
    accommodationId: room.id,
    reason: kind,
    deskReason: wanted.reason,
    staffId: actor.staffId,
    place: 'DESK',
    shownAt: now,
  };
  const accounts = guestsInside(view, room).flatMap(({ guestId }) => guestId ?? []);
  await recordShowings(
    tx,
    (accounts.length > 0 ? accounts : [null]).map(guestId => ({ ...showing, guestId })),
  );
}

const notAvailable = () =>
  new AppError('DOOR_CODE_NOT_AVAILABLE', 'the door does not open for its guests now');

const toEntry = (
  act: 'DOOR_CODE_SHOWN' | 'DOOR_CODE_RENEWED' | 'DOOR_CODE_ENDED',
  { hotelId, wanted: { bookingId, accommodationId, reason } }: Omit<DoorAct, 'actor'>,
) => ({ act, hotelId, bookingId, details: { accommodationId, reason } });
