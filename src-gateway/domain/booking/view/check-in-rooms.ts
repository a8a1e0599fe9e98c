import type { BookingView, StoredRoomGuest } from '#gateway/store/booking-view-store.ts';
import type { StoredCheckIn } from '#gateway/store/check-in-store.ts';
import { isMainGuestOf, type Viewer } from './booking-viewer.ts';
import {
  isNoShowDue,
  isRoomReady,
  isWithinCheckIn,
  type RoomTimes,
  roomInstants,
  roomStatus,
} from './room-state.ts';

type ViewedRoom = BookingView['rooms'][number]['room'];
type ViewContext = { view: BookingView; viewer: Viewer; now: Date };

/** The guest's own row of a room; undefined for a guest who does not stay in it, or has not accepted. */
export function ownGuestRow({ view, viewer }: ViewContext, room: ViewedRoom): StoredRoomGuest | undefined {
  return view.guests.find(guest => guest.accommodationId === room.id && guest.guestId === viewer.guestId);
}

/** True for a guest whom the identity provider rejected after the check-in, before a code was shown (SEC-19). */
export function isAccessSuspended(context: ViewContext, room: ViewedRoom): boolean {
  const { view, viewer } = context;
  const own = ownGuestRow(context, room);
  // Whoever checked in for others has a row in another room alone.
  const rows = own ? [own] : view.guests.filter(guest => guest.guestId === viewer.guestId);
  return rows.some(({ accessSuspendedAt }) => accessSuspendedAt !== null);
}

/** The main guest while nobody has checked in, then each other guest (CHK-09); the room need not be ready. */
export function mayCheckIn(context: ViewContext, room: ViewedRoom): boolean {
  const { view, viewer, now } = context;
  if (!isWithinCheckIn(view, room, now)) return false;
  // Until the sweep has made it a no-show (PD-18).
  if (view.booking.status === 'CONFIRMED' && isNoShowDue(view, now)) return false;
  const status = roomStatus(view, room);
  if (status === 'CONFIRMED') return isMainGuestOf(view, room, viewer);
  const own = ownGuestRow(context, room);
  return status === 'IN_PROGRESS' && own?.checkedInAt === null && isExpectedIn(room, own);
}

/** From the arrival on, a room's first guest needs it to be ready. */
export function isCheckInOpen(context: ViewContext, room: ViewedRoom): boolean {
  const { view, now } = context;
  const isFirst = roomStatus(view, room) === 'CONFIRMED';
  const isWaiting = isFirst && now >= roomInstants(view, room).arrival && !isRoomReady(view, room);
  return mayCheckIn(context, room) && !isWaiting;
}

/** False for guests who brought the booking in while others occupied the room: they check in at the front desk. */
function isExpectedIn({ checkedInAt }: ViewedRoom, { invitation, createdAt }: StoredRoomGuest): boolean {
  return invitation === 'ACCEPTED' || (checkedInAt !== null && createdAt < checkedInAt);
}

/** A room that its main guest checked in to, or that was occupied before, stays closed to the holder (PD-64). */
export function hasCheckedIn(context: ViewContext, room: ViewedRoom): boolean {
  const { view, viewer } = context;
  if (room.checkedInAt === null) return false;
  const own = ownGuestRow(context, room);
  if (own) return own.checkedInAt !== null;
  if (isEnteredByMainGuest(view, room) || !isMainGuestOf(view, room, viewer)) return false;
  const { checkedInAt } = room;
  return view.guests.some(
    guest =>
      guest.guestId === viewer.guestId && guest.checkedInAt !== null && guest.checkedInAt <= checkedInAt,
  );
}

const isEnteredByMainGuest = (view: BookingView, room: ViewedRoom) =>
  view.guests.some(guest => guest.accommodationId === room.id && guest.isMain && guest.checkedInAt !== null);

/** Nobody else is responsible for the room; that shows the holder nothing of it (PD-64). */
export function hasCheckedInForOthers(
  context: ViewContext,
  room: ViewedRoom,
  checkIn: Pick<StoredCheckIn, 'step' | 'createdAt' | 'updatedAt'> | null,
): boolean {
  const { checkedInAt } = room;
  if (checkedInAt === null || checkIn?.step !== 'confirm') return false;
  if (ownGuestRow(context, room) || isEnteredByMainGuest(context.view, room)) return false;
  const isDuring = checkIn.createdAt <= checkedInAt && checkedInAt <= checkIn.updatedAt;
  return isDuring && isMainGuestOf(context.view, room, context.viewer);
}

/** FULL where a room requires a guarantee card and nobody of the booking has checked in (CHK-03, CHK-05). */
export function checkInFlow(view: BookingView): 'FULL' | 'SIMPLE' {
  const hasBegun = view.rooms.some(({ room }) => room.checkedInAt !== null);
  return !hasBegun && view.rooms.some(({ room }) => requiresGuarantee(view, room)) ? 'FULL' : 'SIMPLE';
}

type GuaranteedBooking = {
  booking: Pick<BookingView['booking'], 'status' | 'channel' | 'walkIn' | 'chargedCents'>;
};

/** False after any charge before the arrival, unless a partner sold the room or it was to be paid at the hotel. */
export function requiresGuarantee(view: GuaranteedBooking, room: RoomTimes): boolean {
  const { channel, walkIn, chargedCents } = view.booking;
  return roomStatus(view, room) === 'CONFIRMED' && (channel === 'PARTNER' || walkIn || chargedCents === 0);
}

/** The check-in to this room requires a card: the flow is FULL, and the room requires a guarantee. */
export const isGuaranteeDue = (view: GuaranteedBooking, room: RoomTimes, hasBegun: boolean): boolean =>
  !hasBegun && requiresGuarantee(view, room);
