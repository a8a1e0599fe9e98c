import { roomProblemCodes } from '#renderer/platform/guest-forms/guest-failure.ts';
import { toGuestForm, toValues } from '#renderer/platform/guest-forms/guest-values.ts';
import type { AccommodationGuest, GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import type { AssistedRoom, AssistedState } from '#shared/contract/staff/assisted-check-in.ts';
import type { KnownErrorCode } from '#shared/errors.ts';
import { hasMainGuest, roomGuestsProblem, toRoomMember } from '#shared/rules/room-guests.ts';

/** The guests of a room as they are typed, before they are sent together. */
export type RoomDraft = { accommodationId: number; guests: readonly GuestForm[] };

const storedForms = (guests: readonly AccommodationGuest[]): GuestForm[] =>
  guests.map(guest => toGuestForm(toValues(guest)));

/** What the guest has named in the app but not sent stands there, unless the booking is another one since. */
export function toDrafts({ checkIn, rooms }: Pick<AssistedState, 'checkIn' | 'rooms'>): RoomDraft[] {
  const { draft, version } = checkIn;
  const own = draft?.version === version ? draft.accommodations : [];
  return rooms.map(({ accommodationId, guests }) => ({
    accommodationId,
    guests: own.find(room => room.accommodationId === accommodationId)?.guests ?? storedForms(guests),
  }));
}

export const hasMain = ({ guests }: RoomDraft): boolean => hasMainGuest(guests.map(toRoomMember));

/** Only rooms that differ are sent: nobody is invited again without a change. */
export const changedDrafts = (drafts: readonly RoomDraft[], rooms: readonly AssistedRoom[]): RoomDraft[] =>
  drafts.filter(({ accommodationId, guests }) => {
    const stored = rooms.find(room => room.accommodationId === accommodationId)?.guests ?? [];
    return JSON.stringify(guests) !== JSON.stringify(storedForms(stored));
  });

type Room = Pick<AssistedRoom, 'maxAdults' | 'maxMinors'>;

/** The guests with one added or, with its place `at`, changed; or the code with which the gateway would reject them. */
export function withGuest(
  guests: readonly GuestForm[],
  { maxAdults, maxMinors }: Room,
  { form, at }: { form: GuestForm; at: number | null },
): { guests: GuestForm[] } | { code: KnownErrorCode } {
  const next = at === null ? [...guests, form] : guests.map((one, place) => (place === at ? form : one));
  const capacity = { maxAdults, maxMinors, maxGuests: maxAdults + maxMinors };
  const problem = roomGuestsProblem(next.map(toRoomMember), capacity);
  return problem === null ? { guests: next } : { code: roomProblemCodes[problem] };
}

/** An account's address is its guest's own: another one is another guest. */
export function isLinked({ email }: GuestForm, { guests }: Pick<AssistedRoom, 'guests'>): boolean {
  return guests.some(one => one.email !== null && !one.isInvited && one.email.toLowerCase() === email);
}
