import type { AppContext } from '#gateway/context.ts';
import { type BookingView, isJoinable, type StoredRoomGuest } from '#gateway/store/booking-view-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import type { ViewMode } from '#shared/contract/guest/booking-view.ts';

/** `email` is null until it is verified: an invitation requires proof of its address. */
export type Viewer = { guestId: string; email: string | null };

type ViewedRoom = BookingView['rooms'][number]['room'];

export function isHolder({ booking }: BookingView, { guestId }: Viewer): boolean {
  return booking.guestId === guestId;
}

/** True where a row of a room's guests is this account: it accepted, or is being invited by its e-mail. */
export function isViewer(guest: StoredRoomGuest, viewer: Viewer): boolean {
  if (guest.guestId !== null) return guest.guestId === viewer.guestId;
  return guest.invitation === 'PENDING' && guest.email !== null && guest.email === viewer.email;
}

/** The main guest of a room who accepted it, or booked it for themselves; undefined while it has none (PD-57). */
function owner(view: BookingView, room: ViewedRoom): StoredRoomGuest | undefined {
  return view.guests.find(
    guest => guest.accommodationId === room.id && guest.isMain && guest.guestId !== null,
  );
}

/** The main guest, or the holder while the room has none who accepted (GST-07 to GST-09, PD-57). */
export function isMainGuestOf(view: BookingView, room: ViewedRoom, viewer: Viewer): boolean {
  const main = owner(view, room);
  return main ? main.guestId === viewer.guestId : isHolder(view, viewer);
}

/** The part of a room that this guest sees (BKG-09, PD-57). An invited guest sees it whole once they have accepted. */
export function viewModeOf(view: BookingView, room: ViewedRoom, viewer: Viewer): ViewMode {
  if (isMainGuestOf(view, room, viewer)) return 'FULL';
  const stays = view.guests.some(
    guest => guest.accommodationId === room.id && guest.guestId === viewer.guestId,
  );
  return stays ? 'FULL' : 'LIMITED';
}

/** True while an invitation can be answered: until the stay ends, while its room is in the booking (GST-22). */
export function isInvitationOpen(
  { guest, room, booking }: { guest: StoredRoomGuest; room: ViewedRoom; booking: BookingView['booking'] },
  now: Date,
): boolean {
  return isJoinable(booking, now) && room.leftAt === null && guest.invitation === 'PENDING';
}

export function isInvited(view: BookingView, viewer: Viewer, now: Date): boolean {
  const { booking, rooms } = view;
  return view.guests.some(guest => {
    const room = rooms.find(({ room: { id } }) => id === guest.accommodationId)?.room;
    return room !== undefined && isViewer(guest, viewer) && isInvitationOpen({ guest, room, booking }, now);
  });
}

export function mayView(view: BookingView, viewer: Viewer): boolean {
  return isHolder(view, viewer) || view.guests.some(guest => isViewer(guest, viewer));
}

export function isHidden(view: BookingView, viewer: Viewer): boolean {
  if (isHolder(view, viewer)) return view.booking.hiddenAt !== null;
  const rows = view.guests.filter(guest => isViewer(guest, viewer));
  return rows.length > 0 && rows.every(guest => guest.hiddenAt !== null);
}

export async function findViewer(app: AppContext, guestId: string): Promise<Viewer> {
  const guest = await findGuest(app.store.db, guestId);
  const isVerified = guest !== null && (guest.emailVerified || (await app.auth.isEmailVerified(guest)));
  return { guestId, email: isVerified ? guest.email : null };
}
