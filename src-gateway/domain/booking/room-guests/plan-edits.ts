import type { StoredRoomGuest } from '#gateway/store/booking-view-store.ts';
import type { GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import { AppError } from '#shared/errors.ts';
import { needsNewMainGuest } from '#shared/rules/room-guests.ts';
import { guestsOf } from '../view/guest-view.ts';
import {
  emptyPlan,
  type GuestPlan,
  inDifferentRoom,
  linkPart,
  newRoomGuest,
  rejectBadRoom,
  requireEditableGuests,
  requireOwnRoom,
  type Scope,
  typedPart,
  type ViewedRoom,
  withoutMainGuest,
} from './guest-plan.ts';

export function planAdd(scope: Scope, accommodationId: number, form: GuestForm): GuestPlan {
  const room = requireOwnRoom(scope, accommodationId);
  const added = newRoomGuest(scope, room, form);
  rejectEmailElsewhere(scope, room, added);
  rejectBadRoom(room, [...guestsOf(scope.view, room), added]);
  return { ...emptyPlan(), added: [added], invited: invitedOf(added) };
}

export type GuestEdit = { guestUserId: string; guest: GuestForm; version: number };

/** Edits a guest (GST-05, GST-15). A repeated call changes nothing, whatever the version. */
export function planChange(scope: Scope, accommodationId: number, edit: GuestEdit): GuestPlan {
  const room = requireOwnRoom(scope, accommodationId);
  const guests = guestsOf(scope.view, room);
  const before = guests.find(({ id }) => id === edit.guestUserId);
  if (!before) throw new AppError('GUEST_NOT_FOUND', 'the guest is not in the room');
  const typed = typedPart(edit.guest);
  if (isAsTyped(before, typed)) return emptyPlan();
  requireEditableGuests(scope, room);
  if (before.version !== edit.version) throw new AppError('GUEST_CHANGED', 'the guest was changed meanwhile');
  rejectOwnersLoss(scope, room, before, typed);
  const isNewEmail = before.email !== typed.email;
  const link = isNewEmail ? linkPart(scope, typed.email) : {};
  const after = { ...before, ...typed, ...link, updatedAt: scope.now };
  rejectEmailElsewhere(scope, room, after);
  rejectBadRoom(
    room,
    guests.map(guest => (guest.id === after.id ? after : guest)),
  );
  return { ...emptyPlan(), changed: [after], invited: isNewEmail ? invitedOf(after) : new Set() };
}

/** Removes a guest (GST-05, GST-19). A guest who was removed before changes nothing. */
export function planRemove(
  scope: Scope,
  accommodationId: number,
  removal: { guestUserId: string; newMainGuestUserId?: string | undefined },
): GuestPlan {
  const room = requireOwnRoom(scope, accommodationId);
  const guests = guestsOf(scope.view, room);
  const removed = guests.find(({ id }) => id === removal.guestUserId);
  if (!removed) return emptyPlan();
  requireEditableGuests(scope, room);
  const others = guests.filter(guest => guest !== removed);
  const isHolder = removed.guestId !== null && removed.guestId === scope.view.booking.guestId;
  const isMainLeft = others.some(guest => guest.isMain);
  if (!needsNewMainGuest(removed, others) && (!isHolder || isMainLeft))
    return { ...emptyPlan(), removed: [removed] };
  const heir = newMainGuest(room, others, removal.newMainGuestUserId);
  return { ...emptyPlan(), removed: [removed], changed: [{ ...heir, isMain: true, updatedAt: scope.now }] };
}

function newMainGuest(room: ViewedRoom, others: StoredRoomGuest[], id: string | undefined): StoredRoomGuest {
  if (id === undefined) throw withoutMainGuest(room);
  const heir = others.find(guest => guest.id === id);
  if (!heir) throw new AppError('GUEST_NOT_FOUND', 'the new main guest is not in the room');
  if (heir.isMinor) throw withoutMainGuest(room);
  return heir;
}

type Typed = ReturnType<typeof typedPart>;

const isAsTyped = (guest: StoredRoomGuest, typed: Typed): boolean =>
  guest.name === typed.name &&
  guest.socialName === typed.socialName &&
  guest.email === typed.email &&
  guest.isMain === typed.isMain &&
  guest.isMinor === typed.isMinor &&
  guest.isSpecialCareRequired === typed.isSpecialCareRequired;

/** Another e-mail is another guest; a main guest who accepted hands the room over in one step (GST-25). */
function rejectOwnersLoss({ view }: Scope, room: ViewedRoom, before: StoredRoomGuest, typed: Typed): void {
  if (before.guestId === null) return;
  if (before.email !== typed.email)
    throw new AppError('GUESTS_NOT_CHANGEABLE', 'the e-mail of a guest who accepted stays');
  if (before.isMain && !typed.isMain && before.guestId !== view.booking.guestId) throw withoutMainGuest(room);
}

/** An e-mail is in a booking once; rejectBadRoom checks it within the room. */
function rejectEmailElsewhere({ view }: Scope, room: ViewedRoom, guest: StoredRoomGuest): void {
  const isElsewhere = view.guests.some(
    other => other.email !== null && other.email === guest.email && other.accommodationId !== room.id,
  );
  if (isElsewhere) throw inDifferentRoom(room);
}

const invitedOf = (guest: StoredRoomGuest): Set<string> =>
  new Set(guest.invitation === 'PENDING' ? [guest.id] : []);
