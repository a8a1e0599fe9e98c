import { randomUUID } from 'node:crypto';
import type { BookingView, StoredRoomGuest } from '#gateway/store/booking-view-store.ts';
import type { GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import { AppError } from '#shared/errors.ts';
import { normalizeName } from '#shared/rules/person-name.ts';
import { roomCapacity, roomGuestsProblem } from '#shared/rules/room-guests.ts';
import { isMainGuestOf, mayView, type Viewer } from '../view/booking-viewer.ts';
import { areGuestsEditable, guestChangeProblem, paxClassifications } from '../view/room-state.ts';

export type ViewedRoom = BookingView['rooms'][number]['room'];

export type Scope = {
  view: BookingView;
  viewer: Viewer;
  /** The signed-in guest's own e-mail, verified or not: guests are not invited to their own actions. */
  ownEmail: string;
  now: Date;
};

export type GuestPlan = {
  removed: StoredRoomGuest[];
  changed: StoredRoomGuest[];
  added: StoredRoomGuest[];
  /** Ids of those changed or added whose e-mail is invited by this change. */
  invited: Set<string>;
};

export const emptyPlan = (): GuestPlan => ({ removed: [], changed: [], added: [], invited: new Set() });

export const isEmptyPlan = ({ removed, changed, added }: GuestPlan): boolean =>
  removed.length + changed.length + added.length === 0;

/** Throws BOOKING_NOT_FOUND, FORBIDDEN for the booking's other guests (GST-08), and guestChangeProblem's codes. */
export function requireOwnRoom({ view, viewer, now }: Scope, accommodationId: number): ViewedRoom {
  const room = view.rooms.find(one => one.room.id === accommodationId)?.room;
  if (!room || !mayView(view, viewer))
    throw new AppError('BOOKING_NOT_FOUND', 'the guest has no such booking');
  if (!isMainGuestOf(view, room, viewer))
    throw new AppError('FORBIDDEN', 'another guest is responsible for this room');
  const problem = guestChangeProblem({ view, room, now });
  if (problem) throw new AppError(problem, 'the guests of the room cannot be changed now');
  return room;
}

/** Throws GUESTS_NOT_CHANGEABLE where guests already added to the room must stay as they are (GST-05). */
export function requireEditableGuests({ view, now }: Scope, room: ViewedRoom): void {
  if (!areGuestsEditable({ view, room, now }))
    throw new AppError('GUESTS_NOT_CHANGEABLE', 'guests are not changed once the booking is in progress');
}

export function typedPart(form: GuestForm) {
  return {
    name: normalizeName(form.name),
    socialName: form.socialName === undefined ? null : normalizeName(form.socialName),
    email: emailOf(form),
    isMain: form.isRoomMainGuest,
    isMinor: form.isMinor,
    isSpecialCareRequired: form.isSpecialCareRequired,
  };
}

/** A minor has none, whatever was sent (GST-13). */
export const emailOf = (form: GuestForm): string | null => (form.isMinor ? null : (form.email ?? null));

/** The link between a room and an e-mail: the signed-in guest, an invitation, or none for a minor. */
export function linkPart({ viewer, ownEmail }: Scope, email: string | null) {
  const none = { guestId: null, invitation: 'NONE', invitationCodeHash: null, invitedBy: null } as const;
  if (email === null) return none;
  if (email === ownEmail) return { ...none, guestId: viewer.guestId };
  return { ...none, invitation: 'PENDING', invitedBy: viewer.guestId } as const;
}

export function newRoomGuest(scope: Scope, room: ViewedRoom, form: GuestForm): StoredRoomGuest {
  const typed = typedPart(form);
  return {
    id: randomUUID(),
    accommodationId: room.id,
    bookingId: scope.view.booking.id,
    ...typed,
    ...linkPart(scope, typed.email),
    hiddenAt: null,
    checkedInAt: null,
    accessSuspendedAt: null,
    rejectedAfterCodeAt: null,
    version: 1,
    createdAt: scope.now,
    updatedAt: scope.now,
  };
}

const problemCodes = {
  SECOND_MAIN_GUEST: 'INVITE_ACCOMMODATION_SECOND_MAIN_GUEST',
  DUPLICATE_GUEST: 'GUEST_ALREADY_CREATED',
  ADULTS_EXCEED: 'INVITE_ACCOMMODATION_ADULTS_EXCEEDS',
  MINORS_EXCEED: 'INVITE_ACCOMMODATION_MINORS_EXCEEDS',
} as const;

/** Throws where these cannot be the guests of the room (GST-04, GST-06, GST-15, GST-18). */
export function rejectBadRoom(room: ViewedRoom, guests: readonly StoredRoomGuest[]): void {
  const problem = roomGuestsProblem(guests, roomCapacity(paxClassifications(room)));
  if (problem)
    throw new AppError(problemCodes[problem], 'the room cannot have these guests', {
      details: { accommodationId: room.id },
    });
}

export function withoutMainGuest(room: ViewedRoom): AppError {
  return new AppError('INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST', 'the room would have no main guest', {
    details: { accommodationId: room.id },
  });
}

export function inDifferentRoom(room: ViewedRoom): AppError {
  return new AppError(
    'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION',
    'a guest of another room has this e-mail',
    { details: { accommodationId: room.id } },
  );
}
