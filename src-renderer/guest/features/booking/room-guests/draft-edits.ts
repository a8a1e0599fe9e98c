import { toStoredForm } from '#renderer/guest/features/shared/guest-booking/guests-draft.ts';
import { roomProblemCodes } from '#renderer/platform/guest-forms/guest-failure.ts';
import type { AccommodationGuest, GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import type { GuestsDraft } from '#shared/contract/guest/check-in.ts';
import { AppError } from '#shared/errors.ts';
import { isSameGuest, roomCapacity, roomGuestsProblem, toRoomMember } from '#shared/rules/room-guests.ts';

type Room = Pick<DetailedAccommodation, 'accommodationId' | 'paxClassifications'>;

const isOf = (guest: AccommodationGuest) => (form: GuestForm) =>
  isSameGuest(toRoomMember(form), toRoomMember(toStoredForm(guest)));

const guestsIn = (draft: GuestsDraft, accommodationId: number): readonly GuestForm[] =>
  draft.accommodations.find(room => room.accommodationId === accommodationId)?.guests ?? [];

function withGuests(draft: GuestsDraft, accommodationId: number, guests: GuestForm[]): GuestsDraft {
  return {
    ...draft,
    accommodations: draft.accommodations.map(room =>
      room.accommodationId === accommodationId ? { ...room, guests } : room,
    ),
  };
}

/** The draft with a guest added or changed. Throws the code with which the gateway would reject it. */
export function withGuest(
  draft: GuestsDraft,
  { accommodationId, paxClassifications }: Room,
  { form, guest }: { form: GuestForm; guest: AccommodationGuest | null },
): GuestsDraft {
  const before = guestsIn(draft, accommodationId);
  const isGuest = guest === null ? () => false : isOf(guest);
  const guests = before.map(one => (isGuest(one) ? form : one));
  if (!before.some(isGuest)) guests.push(form);
  const problem = roomGuestsProblem(guests.map(toRoomMember), roomCapacity(paxClassifications));
  if (problem !== null) throw new AppError(roomProblemCodes[problem], 'the room does not take this guest');
  const isElsewhere = draft.accommodations.some(
    room =>
      room.accommodationId !== accommodationId &&
      room.guests.some(one => !form.isMinor && isSameGuest(toRoomMember(one), toRoomMember(form))),
  );
  if (isElsewhere)
    throw new AppError(
      'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION',
      'another room of the booking has this guest',
    );
  return withGuests(draft, accommodationId, guests);
}

export function withoutGuest(
  draft: GuestsDraft,
  accommodationId: number,
  { guest, heir }: { guest: AccommodationGuest; heir: AccommodationGuest | null },
): GuestsDraft {
  const guests = guestsIn(draft, accommodationId).filter(one => !isOf(guest)(one));
  const isHeir = heir === null ? () => false : isOf(heir);
  return withGuests(
    draft,
    accommodationId,
    guests.map(one => (isHeir(one) ? { ...one, isRoomMainGuest: true } : one)),
  );
}
