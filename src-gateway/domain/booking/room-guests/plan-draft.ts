import type { StoredRoomGuest } from '#gateway/store/booking-view-store.ts';
import type { GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import { AppError } from '#shared/errors.ts';
import { hasMainGuest, isSameGuest } from '#shared/rules/room-guests.ts';
import { guestsOf } from '../view/guest-view.ts';
import {
  emailOf,
  emptyPlan,
  type GuestPlan,
  inDifferentRoom,
  newRoomGuest,
  rejectBadRoom,
  requireEditableGuests,
  requireOwnRoom,
  type Scope,
  typedPart,
  type ViewedRoom,
  withoutMainGuest,
} from './guest-plan.ts';

export type RoomDraft = { accommodationId: number; guests: GuestForm[] };

/** Guests who are recognised stay, in another drafted room too; every room needs a main guest (ERR-03). */
export function planDraft(scope: Scope, drafts: readonly RoomDraft[]): GuestPlan {
  const rooms = drafts.map(draft => ({ ...draft, room: requireOwnRoom(scope, draft.accommodationId) }));
  if (new Set(drafts.map(draft => draft.accommodationId)).size < drafts.length)
    throw new AppError('BAD_REQUEST', 'a room is drafted twice', {
      details: { issues: [{ path: 'accommodations', message: 'accommodations.twice' }] },
    });
  rejectDuplicateEmails(scope, rooms);
  const plan = emptyPlan();
  const left = new Set(rooms.flatMap(({ room }) => guestsOf(scope.view, room)));
  for (const { room, guests } of rooms) {
    const drafted = guests.map(form => planGuest(scope, { room, form, left, plan }));
    rejectBadRoom(room, drafted);
    if (!hasMainGuest(drafted)) throw withoutMainGuest(room);
  }
  plan.removed.push(...left);
  for (const { room } of rooms)
    if (plan.removed.length + plan.changed.length > 0) requireEditableGuests(scope, room);
  return plan;
}

type DraftedRoom = { room: ViewedRoom; guests: GuestForm[] };

/** An e-mail is in a booking once (ERR-05, ERR-06). Guests of rooms that are not drafted stay where they are. */
function rejectDuplicateEmails({ view }: Scope, rooms: readonly DraftedRoom[]): void {
  const drafted = new Set(rooms.map(({ room }) => room.id));
  const taken = new Map(
    view.guests
      .filter(guest => guest.email !== null && !drafted.has(guest.accommodationId))
      .map(guest => [guest.email, guest.accommodationId]),
  );
  for (const { room, guests } of rooms)
    for (const email of guests.map(emailOf)) {
      if (email === null) continue;
      const where = taken.get(email);
      if (where === room.id)
        throw new AppError(
          'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_SAME_ACCOMMODATION',
          'two guests of the room have one e-mail',
          { details: { accommodationId: room.id } },
        );
      if (where !== undefined) throw inDifferentRoom(room);
      taken.set(email, room.id);
    }
}

type GuestDraft = {
  room: ViewedRoom;
  form: GuestForm;
  /** Guests of the drafted rooms whom no draft has recognised yet. */
  left: Set<StoredRoomGuest>;
  plan: GuestPlan;
};

function planGuest(scope: Scope, { room, form, left, plan }: GuestDraft): StoredRoomGuest {
  const known = recognise(room, form, left);
  if (!known) {
    const added = newRoomGuest(scope, room, form);
    plan.added.push(added);
    if (added.invitation === 'PENDING') plan.invited.add(added.id);
    return added;
  }
  left.delete(known);
  const after = asDrafted(known, room, form);
  if (isUnchanged(known, after)) return known;
  plan.changed.push({ ...after, updatedAt: scope.now });
  return after;
}

/** Matches adults by their e-mail in all drafted rooms, minors by their name in their own room. */
function recognise(
  room: ViewedRoom,
  form: GuestForm,
  left: Iterable<StoredRoomGuest>,
): StoredRoomGuest | undefined {
  const typed = typedPart(form);
  return [...left].find(
    guest => isSameGuest(guest, typed) && (!typed.isMinor || guest.accommodationId === room.id),
  );
}

/** A guest who accepted keeps their name; a social name stays, because a draft has none (API-19). */
function asDrafted(known: StoredRoomGuest, room: ViewedRoom, form: GuestForm): StoredRoomGuest {
  const { name, socialName, isMain, isSpecialCareRequired } = typedPart(form);
  const names = known.guestId === null ? { name, socialName: socialName ?? known.socialName } : {};
  return { ...known, ...names, accommodationId: room.id, isMain, isSpecialCareRequired };
}

const isUnchanged = (before: StoredRoomGuest, after: StoredRoomGuest): boolean =>
  before.accommodationId === after.accommodationId &&
  before.name === after.name &&
  before.socialName === after.socialName &&
  before.isMain === after.isMain &&
  before.isSpecialCareRequired === after.isSpecialCareRequired;
