import type { AppContext } from '#gateway/context.ts';
import { findKnownIdentity } from '#gateway/domain/guest/identity-verification/identity-of-guest.ts';
import { queueCheckIns } from '#gateway/domain/guest/registrations/queue-registrations.ts';
import {
  findRegistrationStatus,
  lacksRegistration,
} from '#gateway/domain/guest/registrations/registration-answers.ts';
import { changeBooking, findBooking, isBookingId } from '#gateway/store/booking-store.ts';
import { type BookingView, viewBooking } from '#gateway/store/booking-view-store.ts';
import { dropUnsavedCards } from '#gateway/store/card-store.ts';
import {
  checkInGuests,
  checkInRoom,
  findCheckIn,
  findGuarantees,
  NOT_SUBMITTED,
  type StoredCheckIn,
  writeCheckIn,
} from '#gateway/store/check-in-store.ts';
import { findDeposits } from '#gateway/store/desk-payment-store.ts';
import { queueLockCommand } from '#gateway/store/door-store.ts';
import { findAddress } from '#gateway/store/personal-info-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { lockStay } from '#gateway/store/stay-store.ts';
import type { Transaction, TransactionStep } from '#gateway/store/store.ts';
import { lockValidation } from '#gateway/store/validation-store.ts';
import type { CheckedIn } from '#shared/contract/guest/check-in.ts';
import { AppError } from '#shared/errors.ts';
import { isWorthAnotherDraw, newDoorCode } from '../doors/door-codes.ts';
import { isWorthAnotherRoom, moveFromUnreadyRoom } from '../doors/ready-room.ts';
import { rejectOpenPayment, type ViewedRoom } from '../ending/stay-outcome.ts';
import { findViewer, isMainGuestOf, type Viewer, viewModeOf } from '../view/booking-viewer.ts';
import {
  hasCheckedIn,
  hasCheckedInForOthers,
  isAccessSuspended,
  isCheckInOpen,
  isGuaranteeDue,
  mayCheckIn,
  ownGuestRow,
} from '../view/check-in-rooms.ts';
import { bookingNotFound } from '../view/find-booking.ts';
import {
  isRoomReady,
  isWithinCheckIn,
  roomExpectedAt,
  roomInstants,
  roomStatus,
} from '../view/room-state.ts';
import { checkInNotAvailable } from './check-in-progress.ts';
import { type Clearance, findClearance } from './clearance.ts';
import { missingParts } from './missing-parts.ts';

type NamedGuest = {
  name: string;
  email?: string | null | undefined;
  isMinor: boolean;
  isRoomMainGuest: boolean;
};

/** `guests` is null for a form that was submitted before: they are what is stored by now. */
type OrderedRoom = { accommodationId: number; guests: readonly NamedGuest[] | null };

export type CheckInOrder = { guestId: string; bookingId: string; accommodations: readonly OrderedRoom[] };

/**
 * Checks a guest in, in one transaction (API-22), or stores the finished form until identity or reception let the guest in
 * (SEC-19). `afterwards` is a part of the transaction. Throws every code that the contract lists for confirm.
 */
export async function confirmCheckIn(
  app: AppContext,
  order: CheckInOrder,
  afterwards?: TransactionStep,
): Promise<CheckedIn> {
  const { guestId, bookingId } = order;
  const viewer = await findViewer(app, guestId);
  if (!isBookingId(bookingId) || !(await findBooking(app.store.db, bookingId))) throw bookingNotFound();
  // The provider may be queried, so not inside the transaction.
  await findKnownIdentity(app, guestId);
  return confirmInTransaction(app, order, viewer, afterwards);
}

/** Completes a submitted form with what is stored of its guest by now; throws as `confirmCheckIn` does. */
export async function confirmSubmitted(
  app: AppContext,
  { bookingId, guestId, submittedRooms }: Pick<StoredCheckIn, 'bookingId' | 'guestId' | 'submittedRooms'>,
): Promise<void> {
  const accommodations = submittedRooms.map(accommodationId => ({ accommodationId, guests: null }));
  await confirmInTransaction(app, { bookingId, guestId, accommodations }, await findViewer(app, guestId));
}

function confirmInTransaction(
  app: AppContext,
  order: CheckInOrder,
  viewer: Viewer,
  afterwards?: TransactionStep,
): Promise<CheckedIn> {
  const confirming = { viewer, now: app.clock.now() };
  return retryTransaction(
    app.store.db,
    async tx => {
      const checkedIn = await confirm(app, tx, order, confirming);
      await afterwards?.(tx);
      return checkedIn;
    },
    error => isWorthAnotherDraw(error) || isWorthAnotherRoom(error),
  );
}

type Confirming = { viewer: Viewer; now: Date };
type ViewContext = { view: BookingView; viewer: Viewer; now: Date };

async function confirm(
  app: AppContext,
  tx: Transaction,
  order: CheckInOrder,
  confirming: Confirming,
): Promise<CheckedIn> {
  const { guestId, bookingId, accommodations } = order;
  const { viewer, now } = confirming;
  const seen = await lockStay(tx, bookingId);
  if (!seen) throw bookingNotFound();
  const ids = orderedIds({ view: seen, viewer, now }, accommodations);
  for (const id of ids) requireRoom({ view: seen, viewer, now }, id);
  const context = { view: await withReadyRooms(tx, seen, ids, confirming), viewer, now };
  const wanted = ids.map(id => requireRoom(context, id));
  const own = await findCheckIn(tx, { bookingId, guestId });
  // All its rooms are others' by now: nothing is left to complete.
  if (own?.submittedAt && ids.length === 0)
    await writeCheckIn(tx, { bookingId, guestId }, NOT_SUBMITTED, now);
  const isDone = (room: ViewedRoom) =>
    hasCheckedIn(context, room) || hasCheckedInForOthers(context, room, own);
  const open = wanted.filter(room => !isDone(room));
  if (wanted.some(room => isDone(room) && roomStatus(context.view, room) !== 'IN_PROGRESS'))
    throw checkInNotAvailable();
  for (const room of open) {
    if (!isCheckInOpen(context, room)) throw notOpen(context, room);
    for (const { accommodationId, guests } of accommodations)
      if (accommodationId === room.id && guests !== null && !areRoomGuests(context, room, guests))
        throw new AppError('BOOKING_CHANGED', 'the guests of the room are others by now');
  }
  const waitsFor = open.length > 0 ? await finishForm(app, tx, { context, own }, open) : null;
  const isWaiting = (id: number) => waitsFor !== null && open.some(room => room.id === id);
  return {
    bookingId,
    accommodations: ids.map(id =>
      isWaiting(id)
        ? { accommodationId: id, suiteNumber: null, checkedInAt: null }
        : toCheckedIn(context, id),
    ),
    waitsFor,
  };
}

/** A room of a submitted form that got another main guest meanwhile, or was left, is none of it any more. */
function orderedIds(context: ViewContext, accommodations: readonly OrderedRoom[]): number[] {
  const ordered = accommodations.filter(
    ({ accommodationId, guests }) => guests !== null || isExpected(context, accommodationId),
  );
  return [...new Set(ordered.map(({ accommodationId }) => accommodationId))];
}

const isExpected = (context: ViewContext, id: number) =>
  context.view.rooms.some(({ room }) => room.id === id && mayCheckIn(context, room));

/** Checks in to the rooms, or stores the form; returns what it waits for. */
async function finishForm(
  app: AppContext,
  tx: Transaction,
  { context, own }: { context: ViewContext; own: StoredCheckIn | null },
  rooms: ViewedRoom[],
): Promise<'IDENTITY' | 'RECEPTION' | null> {
  const { view, now } = context;
  const { guestId } = context.viewer;
  const key = { bookingId: view.booking.id, guestId };
  const ids = rooms.map(({ id }) => id);
  const submittedBefore = own?.submittedRooms ?? [];
  const others = submittedBefore.filter(id => !ids.includes(id) && isExpected(context, id));
  await rejectOpenPayment(tx, key.bookingId);
  await lockValidation(tx, guestId);
  const clearance = await findClearance(tx, view.booking, guestId);
  await rejectIncomplete(app, tx, { view, guestId, clearance, rooms });
  if (clearance === 'IDENTITY' || clearance === 'RECEPTION') {
    const submitted = { submittedAt: own?.submittedAt ?? now, submittedRooms: [...others, ...ids] };
    await writeCheckIn(tx, key, { step: 'confirm', draft: null, ...submitted }, now);
    return clearance;
  }
  for (const room of rooms) await enter(tx, context, room);
  await queueCheckIns(app, tx, { view, guestId, now }, rooms);
  await changeBooking(tx, key.bookingId, [view.booking.status], { status: 'IN_PROGRESS', updatedAt: now });
  const left = others.length > 0 ? { submittedRooms: others } : NOT_SUBMITTED;
  await writeCheckIn(tx, key, { step: 'confirm', draft: null, ...left }, now);
  await dropUnsavedCards(tx, guestId);
  return null;
}

/** Throws BOOKING_NOT_FOUND where this guest does not see the room. */
function requireRoom({ view, viewer }: ViewContext, id: number): ViewedRoom {
  const room = view.rooms.find(one => one.room.id === id)?.room;
  if (!room || viewModeOf(view, room, viewer) === 'LIMITED') throw bookingNotFound();
  return room;
}

/** The booking with rooms that are not ready exchanged, where this guest is the first to enter them (PD-65). */
async function withReadyRooms(
  tx: Transaction,
  view: BookingView,
  ids: readonly number[],
  { viewer, now }: Confirming,
): Promise<BookingView> {
  const isEntered = (room: ViewedRoom) =>
    ids.includes(room.id) && room.checkedInAt === null && isMainGuestOf(view, room, viewer);
  let hasMoved = false;
  for (const { room } of view.rooms)
    if (isEntered(room) && (await moveFromUnreadyRoom(tx, view, room, now))) hasMoved = true;
  return hasMoved ? ((await viewBooking(tx, view.booking.id)) ?? view) : view;
}

/** A guest who checked in for others gets what the first response said, and no more (PD-64). */
function toCheckedIn(context: ViewContext, id: number): CheckedIn['accommodations'][number] {
  const { view, now } = context;
  const room = requireRoom(context, id);
  const seenAt = hasCheckedIn(context, room) ? now : (room.checkedInAt ?? now);
  const isShown = seenAt >= roomInstants(view, room).arrival && !isAccessSuspended(context, room);
  return {
    accommodationId: id,
    suiteNumber: isShown ? (view.rooms.find(one => one.room.id === id)?.number ?? null) : null,
    checkedInAt: ((ownGuestRow(context, room) ?? room).checkedInAt ?? now).toISOString(),
  };
}

/** A room's first guest gets its door code; minors come with the adult who is responsible for the room. */
async function enter(tx: Transaction, context: ViewContext, room: ViewedRoom): Promise<void> {
  const { view, now } = context;
  const own = ownGuestRow(context, room);
  const isFirst = room.checkedInAt === null;
  if (isFirst) {
    await checkInRoom(tx, room.id, { doorCode: await newDoorCode(tx, room.hotelId), now });
    await queueLockCommand(tx, { accommodationId: room.id, roomId: room.roomId }, 'SET', now);
  }
  const minors = view.guests.filter(guest => guest.accommodationId === room.id && guest.isMinor);
  await checkInGuests(
    tx,
    [...(own ? [own] : []), ...(isFirst ? minors : [])].map(({ id }) => id),
    now,
  );
}

function notOpen({ view, viewer, now }: ViewContext, room: ViewedRoom): AppError {
  const isWaiting =
    roomStatus(view, room) === 'CONFIRMED' &&
    isMainGuestOf(view, room, viewer) &&
    isWithinCheckIn(view, room, now) &&
    !isRoomReady(view, room);
  return isWaiting
    ? new AppError('ROOM_NOT_READY', 'somebody is still in the room, or it is not clean', {
        details: { expectedAt: roomExpectedAt(view, room, now) },
      })
    : checkInNotAvailable();
}

/** E-mails that this guest is not shown are not compared; a guest whose account is deleted is not named. */
function areRoomGuests({ view }: ViewContext, room: ViewedRoom, named: readonly NamedGuest[]): boolean {
  const stored = view.guests.filter(guest => guest.accommodationId === room.id && guest.name !== '');
  const left = [...stored];
  for (const guest of named) {
    const at = left.findIndex(
      one =>
        one.name === guest.name &&
        one.isMinor === guest.isMinor &&
        one.isMain === guest.isRoomMainGuest &&
        (!guest.email || one.email === guest.email),
    );
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

/** Throws CHECKIN_INCOMPLETE with what is missing (PD-24). */
async function rejectIncomplete(
  app: AppContext,
  tx: Transaction,
  {
    view,
    guestId,
    clearance,
    rooms,
  }: { view: BookingView; guestId: string; clearance: Clearance; rooms: ViewedRoom[] },
): Promise<void> {
  const bookingId = view.booking.id;
  const stored = await findCheckIn(tx, { bookingId, guestId });
  const known = await findRegistrationStatus(tx, view, guestId);
  const guarantees = [...(await findGuarantees(tx, bookingId)), ...(await findDeposits(tx, bookingId))];
  const given = new Set(guarantees.map(({ accommodationId: room }) => room));
  const hasBegun = view.rooms.some(({ room }) => room.checkedInAt !== null);
  const missing = missingParts({
    hasAddress: (await findAddress(tx, guestId)) !== null,
    clearance,
    lacksTrip: !stored?.trip || lacksRegistration(app, { view, guestId, known }, stored),
    lacksGuarantee: rooms.some(room => isGuaranteeDue(view, room, hasBegun) && !given.has(room.id)),
  });
  if (missing.length > 0)
    throw new AppError('CHECKIN_INCOMPLETE', 'parts of the check-in are missing', { details: { missing } });
}
