import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import type { GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import { isFullName, isPersonName } from '#shared/rules/person-name.ts';
import { hostileText } from '../hostile-text.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { openRooms } from './open-rooms.ts';
import { adult, holderForm, invitationsTo, minor } from './room-forms.ts';
import { INPUT_RUNS } from './runs.ts';
import { codeOf } from './small-hotel.ts';

const hotel = openFreshHotel();
const booked = openRooms(hotel);
const { add, change, remove, stored, version, namesIn, holderId, accepted } = booked;
const OTHER_ROOM = 'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION';
const NO_MAIN = 'INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST';

describe('whoever books', () => {
  test('is the main guest of the first room, under the name of the account (PD-60, GST-02)', async () => {
    const { id: guestId, email } = booked.party.holder;
    const holder = { accommodationId: booked.party.first, guestId, name: 'Ada Prado', email };
    expect(await stored()).toMatchObject([{ ...holder, isMain: true, invitation: 'NONE' }]);
  });
});

describe('adding a guest', () => {
  test('lists the main guest first, then adults, then minors, with what the screens show (GST-02, GST-11)', async () => {
    await add(minor());
    const bia = adult({ socialName: 'Bia', isSpecialCareRequired: true });
    const { accommodationId, guests } = await add(bia);
    const holderOnly = { isInvited: false, isRemovable: true, paxType: 'ADL' };
    expect(accommodationId).toBe(booked.party.first);
    expect(guests).toEqual([
      expect.objectContaining({
        name: 'Ada Prado',
        isRoomMainGuest: true,
        isLoggedUser: true,
        ...holderOnly,
      }),
      {
        ...bia,
        guestUserId: expect.any(String),
        paxType: 'ADL',
        isRemovable: true,
        isInvited: true,
        isLoggedUser: false,
        isCheckinDone: false,
        version: 1,
      },
      expect.objectContaining({ ...minor(), email: null, paxType: 'CHD', isInvited: false }),
    ]);
  });

  test('increments the version of the booking (API-26)', async () => {
    const before = await version();
    await add(adult());
    expect(await version()).toBe(before + 1);
    await codeOf(add(adult()));
    expect(await version()).toBe(before + 1);
  });

  test('ends at the adults and at the minors of the room (GST-04, GST-06, GST-17, ERR-07)', async () => {
    await add(adult());
    expect(await codeOf(add(adult()))).toBe('INVITE_ACCOMMODATION_ADULTS_EXCEEDS');
    await add(minor());
    expect(await codeOf(add(minor('Davi Prado')))).toBe('INVITE_ACCOMMODATION_MINORS_EXCEEDS');
    const elsewhere = codeOf(add(minor('Davi Prado'), booked.party.second));
    expect(await elsewhere).toBe('INVITE_ACCOMMODATION_MINORS_EXCEEDS');
    expect(await stored()).toHaveLength(3);
  });

  test('counts an adolescent of the booking as an adult (GST-03, GST-04, PD-60)', async () => {
    await hotel.db
      .update(accommodations)
      .set({ adults: 1, children: 2, childrenAges: [15, 7] })
      .where(eq(accommodations.id, booked.party.first));
    await add(adult({ name: 'Davi Prado' }));
    await add(minor());
    expect(await codeOf(add(minor('Lia Prado')))).toBe('INVITE_ACCOMMODATION_MINORS_EXCEEDS');
  });

  test('of an e-mail that is in the room is rejected, in any letter case (GST-18, ERR-10)', async () => {
    const bia = adult();
    await add(bia);
    expect(await codeOf(add({ ...bia, email: bia.email?.toUpperCase() }))).toBe('GUEST_ALREADY_CREATED');
    expect(await codeOf(add(adult({ email: booked.party.holder.email })))).toBe('GUEST_ALREADY_CREATED');
  });

  test('of a minor with the same name in the room is rejected (ERR-10)', async () => {
    await add(minor('Caio Prado'));
    expect(await codeOf(add(minor(' caio  PRADO')))).toBe('GUEST_ALREADY_CREATED');
  });

  test('of an e-mail that is in another room, or of a second main guest, is rejected (ERR-06, GST-15)', async () => {
    const bia = adult();
    await add(bia);
    expect(await codeOf(add(bia, booked.party.second))).toBe(OTHER_ROOM);
    expect(await codeOf(add(adult({ isRoomMainGuest: true })))).toBe(
      'INVITE_ACCOMMODATION_SECOND_MAIN_GUEST',
    );
  });

  test.each<[string, Partial<GuestForm>]>([
    ['a name of one word', { name: 'Bia' }],
    ['no name', { name: ' ' }],
    ['an adult without an e-mail', { email: undefined }],
    ['an e-mail that is none', { email: 'bia@' }],
    ['a minor as main guest', { isMinor: true, isRoomMainGuest: true }],
    ['a social name that is an address', { socialName: 'evil.example' }],
  ])('with %s is rejected (GST-12, GST-13, GST-14)', async (_, wrong) => {
    expect(await codeOf(add(adult(wrong)))).toBe('BAD_REQUEST');
    expect(await stored()).toHaveLength(1);
  });

  test('stores no e-mail of a minor (GST-13)', async () => {
    const { guests } = await add({ ...minor(), email: 'caio@example.com' });
    expect(guests.at(-1)).toMatchObject({ name: 'Caio Prado', email: null, isInvited: false });
    expect(await invitationsTo(hotel.gateway, 'caio@example.com')).toEqual([]);
  });

  test('with any text as a name is a stored name or an error, never a failure (SEC-06, GST-12)', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async name => {
        const code = await codeOf(add(adult({ name, socialName: name })));
        const rows = await stored();
        const added = rows.find(({ guestId }) => guestId === null);
        if (added) {
          expect(isPersonName(added.name) && isFullName(added.name)).toBe(true);
          await remove(added.id);
        } else expect(code).toBe('BAD_REQUEST');
      }),
      { numRuns: INPUT_RUNS },
    );
  });
});

describe('changing a guest', () => {
  const addBia = async (form: Partial<GuestForm> = {}) => {
    const typed = adult(form);
    const { guests } = await add(typed);
    const bia = guests.find(({ email }) => email === typed.email);
    if (!bia) throw new Error('not added');
    return { typed, id: bia.guestUserId, version: bia.version };
  };

  test('writes what was typed and increments both versions; the same again changes nothing (GST-08, API-26)', async () => {
    const bia = await addBia();
    const before = await version();
    const edited = { ...bia.typed, name: 'Beatriz Rocha', socialName: 'Bia', isSpecialCareRequired: true };
    const { guests } = await change(bia.id, edited, bia.version);
    expect(guests[1]).toMatchObject({ ...edited, isInvited: true, version: bia.version + 1 });
    expect(await version()).toBe(before + 1);
    expect((await change(bia.id, edited, bia.version)).guests).toEqual(guests);
    expect(await version()).toBe(before + 1);
  });

  test('of an older version is rejected with nothing written (GST-05)', async () => {
    const bia = await addBia();
    await change(bia.id, { ...bia.typed, name: 'Beatriz Rocha' }, bia.version);
    expect(await codeOf(change(bia.id, { ...bia.typed, name: 'Bianca Rocha' }, bia.version))).toBe(
      'GUEST_CHANGED',
    );
    expect(await namesIn(booked.party.first)).toEqual(['Ada Prado', 'Beatriz Rocha']);
  });

  test('who is gone or in another room is rejected (GST-05)', async () => {
    const bia = await addBia();
    expect(await codeOf(change(randomUUID(), bia.typed, 1))).toBe('GUEST_NOT_FOUND');
    expect(await codeOf(change('no-id', bia.typed, 1))).toBe('GUEST_NOT_FOUND');
    const renamed = { ...bia.typed, name: 'Bi Rocha' };
    const elsewhere = change(bia.id, renamed, bia.version, { room: booked.party.second });
    expect(await codeOf(elsewhere)).toBe('GUEST_NOT_FOUND');
  });

  test('to an e-mail of the room or of another one is rejected (GST-18, ERR-06, ERR-10)', async () => {
    const bia = await addBia();
    const dan = adult({ name: 'Dan Lima' });
    await add(dan, booked.party.second);
    const to = (email?: string) => codeOf(change(bia.id, { ...bia.typed, email }, bia.version));
    expect(await to(booked.party.holder.email)).toBe('GUEST_ALREADY_CREATED');
    expect(await to(dan.email)).toBe(OTHER_ROOM);
  });

  test('hands the main guest over in two steps, and never to two at once (GST-15, GST-20)', async () => {
    const bia = await addBia();
    const own = await holderId();
    const asMain = { ...bia.typed, isRoomMainGuest: true };
    expect(await codeOf(change(bia.id, asMain, bia.version))).toBe('INVITE_ACCOMMODATION_SECOND_MAIN_GUEST');
    await change(own, { ...holderForm(booked.party.holder), isRoomMainGuest: false }, 1);
    const { guests } = await change(bia.id, asMain, bia.version);
    expect(guests).toMatchObject([
      { name: 'Bia Rocha', isRoomMainGuest: true },
      { name: 'Ada Prado', isRoomMainGuest: false },
    ]);
  });

  test('into a minor takes the e-mail away and needs a place for minors (GST-13, GST-17)', async () => {
    const bia = await addBia();
    const { guests } = await change(bia.id, { ...bia.typed, isMinor: true }, bia.version);
    expect(guests[1]).toMatchObject({ isMinor: true, email: null, isInvited: false });
    const dan = await addBia({ name: 'Dan Lima' });
    expect(await codeOf(change(dan.id, { ...dan.typed, isMinor: true }, dan.version))).toBe(
      'INVITE_ACCOMMODATION_MINORS_EXCEEDS',
    );
  });

  test('leaves who accepted their e-mail and their room (GST-25)', async () => {
    const guest = await accepted({}, booked.party.first);
    const form = { ...adult({ email: 'other@example.com' }) };
    expect(await codeOf(change(guest.rowId, form, 2))).toBe('GUESTS_NOT_CHANGEABLE');
    expect(await codeOf(change(guest.rowId, { ...form, isMinor: true }, 2))).toBe('GUESTS_NOT_CHANGEABLE');
    await change(guest.rowId, { ...form, email: guest.email, name: 'Beatriz Rocha' }, 2);
    expect(await namesIn(booked.party.first)).toEqual(['Ada Prado', 'Beatriz Rocha']);
  });
});

describe('removing a guest', () => {
  test('frees the place, and once more changes nothing (GST-05, GST-06)', async () => {
    const { guests } = await add(adult());
    const before = await version();
    const id = guests[1]?.guestUserId ?? '';
    expect((await remove(id)).guests).toHaveLength(1);
    expect((await remove(id)).guests).toHaveLength(1);
    expect((await remove(randomUUID())).guests).toHaveLength(1);
    expect(await version()).toBe(before + 1);
    await add(adult());
  });

  test('of the main guest needs a new one who is an adult of the room (GST-10, GST-14, GST-19)', async () => {
    const own = await holderId();
    const { guests } = await add(adult());
    const { guests: all } = await add(minor());
    const [bia, caio] = [guests[1]?.guestUserId ?? '', all[2]?.guestUserId ?? ''];
    const removeFor = (newMainGuestUserId: string) => remove(own, { newMainGuestUserId });
    expect(await codeOf(remove(own))).toBe(NO_MAIN);
    expect(await codeOf(removeFor(caio))).toBe(NO_MAIN);
    expect(await codeOf(removeFor(randomUUID()))).toBe('GUEST_NOT_FOUND');
    expect(await codeOf(removeFor(own))).toBe('GUEST_NOT_FOUND');
    expect((await removeFor(bia)).guests).toMatchObject([
      { name: 'Bia Rocha', isRoomMainGuest: true },
      { name: 'Caio Prado', isRoomMainGuest: false },
    ]);
  });

  test('leaves the holder in the first room while nobody else is its main guest (GST-10, GST-19)', async () => {
    const own = await holderId();
    expect(await codeOf(remove(own))).toBe(NO_MAIN);
    await change(own, { ...holderForm(booked.party.holder), isRoomMainGuest: false }, 1);
    expect(await codeOf(remove(own))).toBe(NO_MAIN);
  });

  test('who was invited as the only guest of a room gives it back to the holder (GST-07, GST-19)', async () => {
    const { guests } = await add(adult({ isRoomMainGuest: true }), booked.party.second);
    const left = await remove(guests[0]?.guestUserId ?? '', {}, { room: booked.party.second });
    expect(left.guests).toEqual([]);
    await add(adult({ isRoomMainGuest: true }), booked.party.second);
  });
});
