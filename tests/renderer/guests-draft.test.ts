import { describe, expect, test } from 'vitest';
import { withGuest, withoutGuest } from '#renderer/guest/features/booking/room-guests/draft-edits.ts';
import {
  draftedGuests,
  isDraftStored,
  rebaseDraft,
  toDraft,
} from '#renderer/guest/features/shared/guest-booking/guests-draft.ts';
import type { AccommodationGuest, GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';

const ana: AccommodationGuest = {
  guestUserId: 'g1',
  name: 'Ana Souza',
  socialName: null,
  email: 'ana@hospede.test',
  paxType: 'ADL',
  isRoomMainGuest: true,
  isMinor: false,
  isSpecialCareRequired: false,
  isRemovable: true,
  isInvited: false,
  isLoggedUser: true,
  isCheckinDone: false,
  version: 2,
};
const bia: GuestForm = {
  name: 'Bia Rocha',
  email: 'bia@hospede.test',
  isRoomMainGuest: false,
  isMinor: false,
  isSpecialCareRequired: false,
};
const caio: GuestForm = { ...bia, name: 'Caio Souza', isMinor: true };

type Rooms = Pick<BookingDetails, 'version' | 'accommodations'>;
const paxClassifications = [
  { type: 'ADL' as const, amount: 2 },
  { type: 'CHD' as const, amount: 1 },
];
const bookingWith = (version: number, ...guests: AccommodationGuest[]): Rooms => ({
  version,
  accommodations: [{ accommodationId: 7, paxClassifications, guests } as unknown as DetailedAccommodation],
});
const room = { accommodationId: 7, paxClassifications };
const begun = toDraft(bookingWith(3, ana), [7]);
const namesIn = ({ accommodations }: typeof begun) => accommodations[0]?.guests.map(({ name }) => name);

describe('the guests of a check-in, before they are sent', () => {
  test('a draft begins as what is stored, and changes nothing (GST-21)', () => {
    expect(isDraftStored(begun, bookingWith(3, ana))).toBe(true);
    expect(isDraftStored(withGuest(begun, room, { form: bia, guest: null }), bookingWith(3, ana))).toBe(
      false,
    );
  });

  test('a guest is added, changed and removed in the draft alone (GST-21, PD-11)', () => {
    const added = withGuest(begun, room, { form: bia, guest: null });
    expect(namesIn(added)).toEqual(['Ana Souza', 'Bia Rocha']);
    const [, shown] = draftedGuests(added.accommodations[0]?.guests ?? [], [ana]);
    if (!shown) throw new Error('the new guest is not shown');
    expect(shown).toMatchObject({ isRemovable: true, isInvited: false });
    const changed = withGuest(added, room, { form: { ...bia, name: 'Bia Reis' }, guest: shown });
    expect(namesIn(changed)).toEqual(['Ana Souza', 'Bia Reis']);
    const heir = withoutGuest(changed, 7, { guest: ana, heir: shown });
    expect(heir.accommodations[0]?.guests).toEqual([{ ...bia, name: 'Bia Reis', isRoomMainGuest: true }]);
    expect(namesIn(begun), 'what was there before stays as it was').toEqual(['Ana Souza']);
  });

  test('what the gateway would reject is shown while it is typed (ERR-05, GST-27)', () => {
    const codeOf = (form: GuestForm) => {
      try {
        withGuest(withGuest(begun, room, { form: bia, guest: null }), room, { form, guest: null });
        return null;
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(codeOf(bia)).toBe('GUEST_ALREADY_CREATED');
    expect(codeOf({ ...bia, email: 'eva@hospede.test' })).toBe('INVITE_ACCOMMODATION_ADULTS_EXCEEDS');
    expect(codeOf(caio)).toBeNull();
  });

  test('a booking that was changed elsewhere loses neither what was typed nor who came in (GST-21)', () => {
    const typed = withGuest(begun, room, { form: caio, guest: null });
    const invited: AccommodationGuest = {
      ...ana,
      guestUserId: 'g2',
      name: 'Davi Reis',
      email: 'davi@hospede.test',
      isRoomMainGuest: false,
      isLoggedUser: false,
    };
    const rebased = rebaseDraft(typed, bookingWith(5, ana, invited));
    expect(rebased.version).toBe(5);
    expect(namesIn(rebased)?.toSorted()).toEqual(['Ana Souza', 'Caio Souza', 'Davi Reis']);
    expect(rebaseDraft(typed, bookingWith(3, ana))).toBe(typed);
    const mains = rebaseDraft(typed, bookingWith(5, { ...invited, isRoomMainGuest: true }));
    expect(mains.accommodations[0]?.guests.filter(guest => guest.isRoomMainGuest)).toHaveLength(1);
  });
});
