import type { AccommodationGuest, GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import type { GuestsDraft } from '#shared/contract/guest/check-in.ts';
import { isSameGuest, toRoomMember } from '#shared/rules/room-guests.ts';

type Rooms = Pick<BookingDetails, 'version' | 'accommodations'>;

export function toStoredForm(guest: AccommodationGuest): GuestForm {
  const { name, socialName, email, isRoomMainGuest, isMinor, isSpecialCareRequired } = guest;
  return {
    name,
    ...(socialName === null ? {} : { socialName }),
    ...(isMinor || email === null ? {} : { email }),
    isRoomMainGuest,
    isMinor,
    isSpecialCareRequired,
  };
}

const isSame = (one: GuestForm, other: GuestForm) => isSameGuest(toRoomMember(one), toRoomMember(other));

const serializeForm = (form: GuestForm) =>
  JSON.stringify([
    form.name,
    form.socialName ?? '',
    form.email ?? '',
    form.isRoomMainGuest,
    form.isMinor,
    form.isSpecialCareRequired,
  ]);

export function toDraft({ version, accommodations }: Rooms, ids: readonly number[]): GuestsDraft {
  return {
    version,
    accommodations: accommodations
      .filter(({ accommodationId }) => ids.includes(accommodationId))
      .map(({ accommodationId, guests }) => ({ accommodationId, guests: guests.map(toStoredForm) })),
  };
}

export function isDraftStored(draft: GuestsDraft, booking: Rooms): boolean {
  const stored = toDraft(
    booking,
    draft.accommodations.map(({ accommodationId }) => accommodationId),
  );
  const textsOf = (rooms: GuestsDraft['accommodations']) =>
    rooms.map(
      ({ accommodationId, guests }) => `${accommodationId} ${guests.map(serializeForm).toSorted().join()}`,
    );
  return textsOf(stored.accommodations).toSorted().join() === textsOf(draft.accommodations).toSorted().join();
}

/** Drafted input stays, and guests added meanwhile stay too. If both name a main guest, the stored one is it. */
export function rebaseDraft(draft: GuestsDraft, booking: Rooms): GuestsDraft {
  if (draft.version === booking.version) return draft;
  const stored = toDraft(
    booking,
    draft.accommodations.map(({ accommodationId }) => accommodationId),
  );
  return {
    version: booking.version,
    accommodations: stored.accommodations.map(({ accommodationId, guests: storedGuests }) => {
      const typed = draft.accommodations.find(room => room.accommodationId === accommodationId)?.guests ?? [];
      const others = storedGuests.filter(guest => !typed.some(one => isSame(one, guest)));
      const hasOtherMain = others.some(guest => guest.isRoomMainGuest);
      return {
        accommodationId,
        guests: [
          ...others,
          ...typed.map(guest => (hasOtherMain ? { ...guest, isRoomMainGuest: false } : guest)),
        ],
      };
    }),
  };
}

/** The guests of a room as drafted, for the pages that show guests. One who is not sent yet has an id of the draft. */
export function draftedGuests(
  forms: readonly GuestForm[],
  stored: readonly AccommodationGuest[],
): AccommodationGuest[] {
  return forms
    .map((form, index): AccommodationGuest => {
      const known = stored.find(guest => isSame(form, toStoredForm(guest)));
      const typed = { ...form, socialName: form.socialName ?? null, email: form.email ?? null };
      if (known) return { ...known, ...typed };
      return {
        ...typed,
        guestUserId: `draft-${index}`,
        paxType: form.isMinor ? 'CHD' : 'ADL',
        isRemovable: true,
        isInvited: false,
        isLoggedUser: false,
        isCheckinDone: false,
        version: 0,
      };
    })
    .toSorted((one, other) => Number(other.isRoomMainGuest) - Number(one.isRoomMainGuest));
}
