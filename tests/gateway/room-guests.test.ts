import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import type { GuestForm } from '#shared/contract/accommodation-guests.ts';
import type { BookingStatus } from '#shared/contract/booking-view.ts';
import { isFullName, isPersonName } from '#shared/rules/person-name.ts';
import { hostileText } from '../hostile-text.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import {
  adult,
  bookRooms,
  holderForm,
  invitationsTo,
  minor,
  type Party,
  setBooking,
  storedGuests,
  versionOf,
} from './room-party.ts';
import { codeOf, holdRoom, newGuest, session } from './small-hotel.ts';

const hotel = openFreshHotel();
let party: Party;
beforeEach(async () => {
  party = await bookRooms(hotel.gateway);
});

const inRoom = (accommodationId: number) => ({
  bookingId: party.bookingId,
  accommodationId: String(accommodationId),
});
const add = (body: GuestForm, room = party.first, client: Client = party.holder.client) =>
  client.accommodationGuests.add({ params: inRoom(room), body });
const change = (
  guestUserId: string,
  guest: GuestForm,
  version: number,
  { room = party.first, client = party.holder.client } = {},
) =>
  client.accommodationGuests.change({
    params: { ...inRoom(room), guestUserId },
    body: { guest, version },
  });
const remove = (
  guestUserId: string,
  query: { newMainGuestUserId?: string } = {},
  { room = party.first, client = party.holder.client } = {},
) => client.accommodationGuests.remove({ params: { ...inRoom(room), guestUserId }, query });
const draft = (
  rooms: { accommodationId: number; guests: GuestForm[] }[],
  { version, client = party.holder.client }: { version?: number; client?: Client } = {},
) =>
  client.accommodationGuests.invite({
    bookingId: party.bookingId,
    accommodations: rooms,
    ...(version !== undefined && { version }),
  });
const stored = () => storedGuests(hotel.gateway, party.bookingId);
const version = () => versionOf(hotel.gateway, party.bookingId);
const namesIn = async (room: number) =>
  (await stored())
    .filter(guest => guest.accommodationId === room)
    .map(({ name }) => name)
    .sort();
const holderId = async () =>
  (await stored()).find(({ guestId }) => guestId === party.holder.id)?.id ?? 'nobody';

/** Somebody who accepted an invitation to a room. */
async function accepted(form: Partial<GuestForm> = {}, room = party.second) {
  const guest = await newGuest(hotel.gateway);
  await add(adult({ email: guest.email, ...form }), room);
  await guest.client.accommodationGuests.accept({ bookingId: party.bookingId });
  const row = (await stored()).find(({ email }) => email === guest.email);
  return { ...guest, rowId: row?.id ?? '' };
}

describe('whoever books', () => {
  test('is the main guest of the first room, under the name of the account (PD-60, GST-02)', async () => {
    expect(await stored()).toEqual([
      expect.objectContaining({
        accommodationId: party.first,
        guestId: party.holder.id,
        name: 'Ada Prado',
        email: party.holder.email,
        isMain: true,
        invitation: 'NONE',
      }),
    ]);
  });

  test('or brings a partner’s booking into the account is its main guest as well (PD-60)', async () => {
    const id = await holdRoom(hotel.gateway, '102', ['2026-12-05', 15], ['2026-12-07', 12]);
    const locator = `P${id.replace(/-/g, '').slice(0, 9).toUpperCase()}`;
    await setBooking(hotel.gateway, id, { locator, holderLastName: 'Prado' });
    const { client } = hotel.guest;
    await client.bookings.findForImport({ locator, lastName: 'Prado' });
    await client.bookings.import({ bookingId: id });
    await client.bookings.import({ bookingId: id });
    expect(await storedGuests(hotel.gateway, id)).toEqual([
      expect.objectContaining({ guestId: hotel.guest.id, isMain: true }),
    ]);
  });
});

describe('adding a guest', () => {
  test('lists the main guest first, then adults, then minors, with what the screens show (GST-02, GST-11)', async () => {
    await add(minor());
    const bia = adult({ socialName: 'Bia', isSpecialCareRequired: true });
    const { accommodationId, guests } = await add(bia);
    expect(accommodationId).toBe(party.first);
    expect(guests).toEqual([
      expect.objectContaining({
        name: 'Ada Prado',
        isRoomMainGuest: true,
        isInvited: false,
        isLoggedUser: true,
        isRemovable: true,
        paxType: 'ADL',
      }),
      {
        guestUserId: expect.any(String),
        name: 'Bia Rocha',
        socialName: 'Bia',
        email: bia.email,
        paxType: 'ADL',
        isRoomMainGuest: false,
        isMinor: false,
        isSpecialCareRequired: true,
        isRemovable: true,
        isInvited: true,
        isLoggedUser: false,
        version: 1,
      },
      expect.objectContaining({
        name: 'Caio Prado',
        email: null,
        paxType: 'CHD',
        isMinor: true,
        isInvited: false,
      }),
    ]);
  });

  test('raises the version of the booking by one (API-26)', async () => {
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
    expect(await codeOf(add(minor('Davi Prado'), party.second))).toBe('INVITE_ACCOMMODATION_MINORS_EXCEEDS');
    expect(await stored()).toHaveLength(3);
  });

  test('counts an adolescent of the booking as an adult (GST-03, GST-04, PD-60)', async () => {
    await hotel.db
      .update(accommodations)
      .set({ adults: 1, children: 2, childrenAges: [15, 7] })
      .where(eq(accommodations.id, party.first));
    await add(adult({ name: 'Davi Prado' }));
    await add(minor());
    expect(await codeOf(add(minor('Lia Prado')))).toBe('INVITE_ACCOMMODATION_MINORS_EXCEEDS');
  });

  test('of an e-mail that is in the room is rejected, in any letter case (GST-18, ERR-10)', async () => {
    const bia = adult();
    await add(bia);
    expect(await codeOf(add({ ...bia, email: bia.email?.toUpperCase() }))).toBe('GUEST_ALREADY_CREATED');
    expect(await codeOf(add(adult({ email: party.holder.email })))).toBe('GUEST_ALREADY_CREATED');
  });

  test('of a minor with the same name in the room is rejected (ERR-10)', async () => {
    await add(minor('Caio Prado'));
    expect(await codeOf(add(minor(' caio  PRADO')))).toBe('GUEST_ALREADY_CREATED');
  });

  test('of an e-mail that is in another room is rejected (ERR-06)', async () => {
    const bia = adult();
    await add(bia);
    expect(await codeOf(add(bia, party.second))).toBe(
      'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION',
    );
  });

  test('of a second main guest is rejected (GST-15)', async () => {
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
      { numRuns: 40 },
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

  test('writes what was typed and raises both versions; the same again changes nothing (GST-08, API-26)', async () => {
    const bia = await addBia();
    const before = await version();
    const edited = { ...bia.typed, name: 'Beatriz Rocha', socialName: 'Bia', isSpecialCareRequired: true };
    const { guests } = await change(bia.id, edited, bia.version);
    expect(guests[1]).toMatchObject({
      name: 'Beatriz Rocha',
      socialName: 'Bia',
      isSpecialCareRequired: true,
      isInvited: true,
      version: bia.version + 1,
    });
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
    expect(await namesIn(party.first)).toEqual(['Ada Prado', 'Beatriz Rocha']);
  });

  test('who is gone or in another room is rejected (GST-05)', async () => {
    const bia = await addBia();
    expect(await codeOf(change(randomUUID(), bia.typed, 1))).toBe('GUEST_NOT_FOUND');
    expect(await codeOf(change('no-id', bia.typed, 1))).toBe('GUEST_NOT_FOUND');
    expect(
      await codeOf(change(bia.id, { ...bia.typed, name: 'Bi Rocha' }, bia.version, { room: party.second })),
    ).toBe('GUEST_NOT_FOUND');
  });

  test('to an e-mail of the room or of another one is rejected (GST-18, ERR-06, ERR-10)', async () => {
    const bia = await addBia();
    const dan = adult({ name: 'Dan Lima' });
    await add(dan, party.second);
    expect(await codeOf(change(bia.id, { ...bia.typed, email: party.holder.email }, bia.version))).toBe(
      'GUEST_ALREADY_CREATED',
    );
    expect(await codeOf(change(bia.id, { ...bia.typed, email: dan.email }, bia.version))).toBe(
      'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION',
    );
  });

  test('hands the main guest over in two steps, and never to two at once (GST-15, GST-20)', async () => {
    const bia = await addBia();
    const own = await holderId();
    const asMain = { ...bia.typed, isRoomMainGuest: true };
    expect(await codeOf(change(bia.id, asMain, bia.version))).toBe('INVITE_ACCOMMODATION_SECOND_MAIN_GUEST');
    await change(own, { ...holderForm(party.holder), isRoomMainGuest: false }, 1);
    const { guests } = await change(bia.id, asMain, bia.version);
    expect(guests.map(guest => [guest.name, guest.isRoomMainGuest])).toEqual([
      ['Bia Rocha', true],
      ['Ada Prado', false],
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
    const guest = await accepted({}, party.first);
    const form = { ...adult({ email: 'other@example.com' }) };
    expect(await codeOf(change(guest.rowId, form, 2))).toBe('GUESTS_NOT_CHANGEABLE');
    expect(await codeOf(change(guest.rowId, { ...form, isMinor: true }, 2))).toBe('GUESTS_NOT_CHANGEABLE');
    await change(guest.rowId, { ...form, email: guest.email, name: 'Beatriz Rocha' }, 2);
    expect(await namesIn(party.first)).toEqual(['Ada Prado', 'Beatriz Rocha']);
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
    expect(await codeOf(remove(own))).toBe('INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST');
    expect(await codeOf(remove(own, { newMainGuestUserId: caio }))).toBe(
      'INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST',
    );
    expect(await codeOf(remove(own, { newMainGuestUserId: randomUUID() }))).toBe('GUEST_NOT_FOUND');
    expect(await codeOf(remove(own, { newMainGuestUserId: own }))).toBe('GUEST_NOT_FOUND');
    const left = await remove(own, { newMainGuestUserId: bia });
    expect(left.guests.map(({ name, isRoomMainGuest }) => [name, isRoomMainGuest])).toEqual([
      ['Bia Rocha', true],
      ['Caio Prado', false],
    ]);
  });

  test('leaves the holder in the first room while nobody else is its main guest (GST-10, GST-19)', async () => {
    const own = await holderId();
    expect(await codeOf(remove(own))).toBe('INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST');
    await change(own, { ...holderForm(party.holder), isRoomMainGuest: false }, 1);
    expect(await codeOf(remove(own))).toBe('INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST');
  });

  test('who was invited as the only guest of a room gives it back to the holder (GST-07, GST-19)', async () => {
    const { guests } = await add(adult({ isRoomMainGuest: true }), party.second);
    expect((await remove(guests[0]?.guestUserId ?? '', {}, { room: party.second })).guests).toEqual([]);
    await add(adult({ isRoomMainGuest: true }), party.second);
  });
});

describe('guests of a room are changed', () => {
  const everyChange = (client: Client, room: number, guestId: string) => [
    add(adult(), room, client),
    change(guestId, adult(), 1, { room, client }),
    remove(guestId, {}, { room, client }),
    draft([{ accommodationId: room, guests: [adult({ isRoomMainGuest: true })] }], { client }),
  ];
  const codes = async (...of: Parameters<typeof everyChange>) =>
    new Set(await Promise.all(everyChange(...of).map(codeOf)));

  test('by nobody who does not see the booking, nor one that does not exist (GST-07, PD-57)', async () => {
    const own = await holderId();
    const before = await stored();
    expect(await codes((await newGuest(hotel.gateway)).client, party.first, own)).toEqual(
      new Set(['BOOKING_NOT_FOUND']),
    );
    expect(await codes(party.holder.client, 999_999, own)).toEqual(new Set(['BOOKING_NOT_FOUND']));
    const { bookingId } = party;
    for (const unknown of [randomUUID(), 'nothing']) {
      party = { ...party, bookingId: unknown };
      expect(await codes(party.holder.client, party.first, own)).toEqual(new Set(['BOOKING_NOT_FOUND']));
    }
    party = { ...party, bookingId };
    expect(await stored()).toEqual(before);
  });

  test('not by an additional guest, whether invited or accepted (GST-08)', async () => {
    const bia = await newGuest(hotel.gateway);
    await add(adult({ email: bia.email }));
    const own = await holderId();
    expect(await codes(bia.client, party.first, own)).toEqual(new Set(['FORBIDDEN']));
    await bia.client.accommodationGuests.accept({ bookingId: party.bookingId });
    expect(await codes(bia.client, party.first, own)).toEqual(new Set(['FORBIDDEN']));
    expect(await namesIn(party.first)).toEqual(['Ada Prado', 'Bia Rocha']);
  });

  test('not by a main guest who was invited and has not accepted (GST-07, GST-22)', async () => {
    const bia = await newGuest(hotel.gateway);
    const { guests } = await add(adult({ email: bia.email, isRoomMainGuest: true }), party.second);
    expect(await codes(bia.client, party.second, guests[0]?.guestUserId ?? '')).toEqual(
      new Set(['FORBIDDEN']),
    );
    await bia.client.accommodationGuests.accept({ bookingId: party.bookingId });
    expect((await add(adult({ name: 'Dan Lima' }), party.second, bia.client)).guests).toMatchObject([
      { name: 'Bia Rocha', isLoggedUser: true, isRemovable: true },
      { name: 'Dan Lima', isInvited: true },
    ]);
  });

  test('by the main guest who accepted, no longer by the holder or a guest of another room (GST-25, PD-57)', async () => {
    const bia = await accepted({ isRoomMainGuest: true });
    expect(await codes(party.holder.client, party.second, bia.rowId)).toEqual(new Set(['FORBIDDEN']));
    expect(await codes(bia.client, party.first, await holderId())).toEqual(new Set(['FORBIDDEN']));
    expect(await namesIn(party.second)).toEqual(['Bia Rocha']);
  });

  test('and an additional guest who accepted is still removed by the main guest (GST-08, GST-25)', async () => {
    const bia = await accepted({}, party.first);
    expect((await remove(bia.rowId)).guests).toHaveLength(1);
    expect(await codeOf(bia.client.accommodationGuests.accept({ bookingId: party.bookingId }))).toBe(
      'INVITATION_NOT_FOUND',
    );
  });

  test('and a main guest who accepted gives the room over in one step alone (GST-19, GST-25)', async () => {
    const bia = await accepted({ isRoomMainGuest: true });
    const own = { ...adult({ email: bia.email }), isRoomMainGuest: false };
    const at = { room: party.second, client: bia.client };
    expect(await codeOf(change(bia.rowId, own, 2, at))).toBe('INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST');
    const { guests } = await add(adult({ name: 'Dan Lima' }), party.second, bia.client);
    const dan = guests[1]?.guestUserId ?? '';
    await remove(bia.rowId, { newMainGuestUserId: dan }, at);
    expect(await stored()).toContainEqual(expect.objectContaining({ name: 'Dan Lima', isMain: true }));
    // Dan has not accepted: until then the holder answers for the room.
    await change(dan, adult({ name: 'Daniel Lima', isRoomMainGuest: true }), 2, { room: party.second });
  });

  test.each<BookingStatus>(['CANCELED', 'CONCLUDED', 'NO_SHOW'])(
    'never once the booking is %s (GST-05)',
    async status => {
      const own = await holderId();
      await setBooking(hotel.gateway, party.bookingId, { status });
      expect(await codes(party.holder.client, party.first, own)).toEqual(new Set(['GUESTS_NOT_CHANGEABLE']));
    },
  );

  test('never once the stay has passed without its guests (GST-05)', async () => {
    const own = await holderId();
    const ended = new Date(hotel.gateway.clock.now().getTime() - 1);
    await setBooking(hotel.gateway, party.bookingId, { endsAt: ended, startsAt: new Date(0) });
    expect(await codes(party.holder.client, party.first, own)).toEqual(new Set(['GUESTS_NOT_CHANGEABLE']));
  });

  test('never in a room that was checked in or given up (GST-05)', async () => {
    const own = await holderId();
    const setRoom = (set: Partial<typeof accommodations.$inferInsert>) =>
      hotel.db.update(accommodations).set(set).where(eq(accommodations.id, party.first));
    await setRoom({ leftAt: hotel.gateway.clock.now() });
    expect(await codes(party.holder.client, party.first, own)).toEqual(new Set(['GUESTS_NOT_CHANGEABLE']));
    await setRoom({ leftAt: null, checkedInAt: hotel.gateway.clock.now() });
    expect(await codes(party.holder.client, party.first, own)).toEqual(new Set(['GUESTS_NOT_CHANGEABLE']));
  });

  test('only by adding to the other rooms while the booking is in progress (GST-05, GST-06)', async () => {
    const bia = adult({ isRoomMainGuest: true });
    const { guests } = await add(bia, party.second);
    const id = guests[0]?.guestUserId ?? '';
    await setBooking(hotel.gateway, party.bookingId, { status: 'IN_PROGRESS' });
    const at = { room: party.second };
    expect(await codeOf(change(id, { ...bia, name: 'Bi Rocha' }, 1, at))).toBe('GUESTS_NOT_CHANGEABLE');
    expect(await codeOf(remove(id, {}, at))).toBe('GUESTS_NOT_CHANGEABLE');
    const dan = adult({ name: 'Dan Lima' });
    expect(
      await codeOf(draft([{ accommodationId: party.second, guests: [{ ...dan, isRoomMainGuest: true }] }])),
    ).toBe('GUESTS_NOT_CHANGEABLE');
    const { accommodations: rooms } = await draft([{ accommodationId: party.second, guests: [bia, dan] }]);
    expect(rooms[0]?.guests.map(guest => [guest.name, guest.isRemovable])).toEqual([
      ['Bia Rocha', false],
      ['Dan Lima', false],
    ]);
  });

  test('of a partner’s booking only from the opening of check-in on (BKG-35, CHK-12)', async () => {
    const own = await holderId();
    await setBooking(hotel.gateway, party.bookingId, { channel: 'PARTNER' });
    expect(await codes(party.holder.client, party.first, own)).toEqual(new Set(['BOOKING_OF_PARTNER']));
    hotel.gateway.clock.moveTo(new Date('2026-12-09T19:00:00-03:00'));
    const { client } = await session(hotel.gateway, party.holder.id);
    expect((await add(adult(), party.first, client)).guests).toHaveLength(2);
  });
});

describe('a draft', () => {
  test('sets whole rooms at once, known adults by their e-mail and minors by their name (API-19, GST-21)', async () => {
    const bia = adult({ socialName: 'Bia' });
    await add(bia);
    await add(minor());
    const before = await stored();
    const versionBefore = await version();
    const { accommodations: rooms } = await draft(
      [
        { accommodationId: party.first, guests: [minor(' caio PRADO'), holderForm(party.holder)] },
        {
          accommodationId: party.second,
          guests: [{ ...bia, name: 'Beatriz Rocha', socialName: undefined, isRoomMainGuest: true }],
        },
      ],
      { version: versionBefore },
    );
    const idOf = (name: string) => before.find(guest => guest.name === name)?.id;
    expect(rooms).toMatchObject([
      {
        accommodationId: party.first,
        guests: [{ guestUserId: idOf('Ada Prado') }, { guestUserId: idOf('Caio Prado') }],
      },
      {
        accommodationId: party.second,
        guests: [
          { guestUserId: idOf('Bia Rocha'), name: 'Beatriz Rocha', socialName: 'Bia', isRoomMainGuest: true },
        ],
      },
    ]);
    expect(await version()).toBe(versionBefore + 1);
    // She was invited once, and moved to the other room with her invitation.
    expect(await invitationsTo(hotel.gateway, bia.email ?? '')).toHaveLength(1);
  });

  test('adds and removes whom it names and does not name (API-19)', async () => {
    await add(adult({ name: 'Dan Lima' }));
    const bia = adult();
    await draft([{ accommodationId: party.first, guests: [holderForm(party.holder), bia, minor()] }]);
    expect(await namesIn(party.first)).toEqual(['Ada Prado', 'Bia Rocha', 'Caio Prado']);
    expect(await invitationsTo(hotel.gateway, bia.email ?? '')).toHaveLength(1);
  });

  test('that changes nothing, or arrives again, leaves every version as it is (API-19)', async () => {
    const rooms = [{ accommodationId: party.first, guests: [holderForm(party.holder), adult(), minor()] }];
    const old = await version();
    await draft(rooms, { version: old });
    const after = { booking: await version(), guests: await stored() };
    await draft(rooms, { version: old });
    expect({ booking: await version(), guests: await stored() }).toEqual(after);
  });

  test('of an older booking is rejected with nothing written (API-19)', async () => {
    const old = await version();
    await add(adult({ name: 'Dan Lima' }));
    expect(
      await codeOf(
        draft([{ accommodationId: party.first, guests: [holderForm(party.holder)] }], { version: old }),
      ),
    ).toBe('BOOKING_CHANGED');
    expect(await namesIn(party.first)).toEqual(['Ada Prado', 'Dan Lima']);
  });

  test('swaps the main guests of a room and of two rooms in one step (GST-15, GST-19)', async () => {
    const bia = adult();
    const own = holderForm(party.holder);
    await add(bia);
    await draft([
      {
        accommodationId: party.first,
        guests: [
          { ...own, isRoomMainGuest: false },
          { ...bia, isRoomMainGuest: true },
        ],
      },
    ]);
    expect(await stored()).toContainEqual(expect.objectContaining({ email: bia.email, isMain: true }));
    const two = await bookRooms(hotel.gateway, [{ typeId: 'queen' }, { typeId: 'queen' }]);
    party = two;
    const dan = adult({ name: 'Dan Lima', isRoomMainGuest: true });
    await add(dan, two.second);
    const { accommodations: rooms } = await draft([
      { accommodationId: two.first, guests: [dan] },
      { accommodationId: two.second, guests: [holderForm(two.holder)] },
    ]);
    expect(rooms.map(({ guests }) => guests.map(({ name }) => name))).toEqual([['Dan Lima'], ['Ada Prado']]);
  });

  test('keeps those who accepted as they are (GST-25, API-19)', async () => {
    const bia = await accepted({}, party.first);
    await draft([
      {
        accommodationId: party.first,
        guests: [holderForm(party.holder), adult({ name: 'Somebody Else', email: bia.email })],
      },
    ]);
    expect(await stored()).toContainEqual(
      expect.objectContaining({
        id: bia.rowId,
        name: 'Bia Rocha',
        guestId: bia.id,
        invitation: 'ACCEPTED',
      }),
    );
    expect(await invitationsTo(hotel.gateway, bia.email)).toHaveLength(1);
  });

  const first = (...guests: GuestForm[]) => ({ accommodationId: party.first, guests });
  const second = (...guests: GuestForm[]) => ({ accommodationId: party.second, guests });
  const own = () => holderForm(party.holder);
  const twin = (change: Partial<GuestForm> = {}) => adult({ email: 'twin@example.com', ...change });
  const wrongDrafts: [string, () => ReturnType<typeof first>[], string][] = [
    ['no main guest (ERR-03)', () => [first(adult())], 'INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST'],
    ['nobody in a room (ERR-03)', () => [first(own()), second()], 'INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST'],
    [
      'two main guests (GST-15)',
      () => [first(own(), adult({ isRoomMainGuest: true }))],
      'INVITE_ACCOMMODATION_SECOND_MAIN_GUEST',
    ],
    [
      'an e-mail twice in a room (ERR-05)',
      () => [second(twin({ isRoomMainGuest: true }), twin())],
      'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_SAME_ACCOMMODATION',
    ],
    [
      'an e-mail in two rooms (ERR-06)',
      () => [first(own(), twin()), second(twin({ isRoomMainGuest: true }))],
      'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION',
    ],
    [
      'an e-mail of a room that it leaves as it is (ERR-06)',
      () => [second(own())],
      'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION',
    ],
    [
      'too many adults (ERR-07)',
      () => [first(own(), adult(), adult({ name: 'Dan Lima' }))],
      'INVITE_ACCOMMODATION_ADULTS_EXCEEDS',
    ],
    [
      'too many minors (GST-17)',
      () => [first(own(), minor(), minor('Davi Prado'))],
      'INVITE_ACCOMMODATION_MINORS_EXCEEDS',
    ],
    ['a minor twice (ERR-10)', () => [first(own(), minor(), minor())], 'GUEST_ALREADY_CREATED'],
    ['a room twice', () => [second(twin({ isRoomMainGuest: true })), second()], 'BAD_REQUEST'],
  ];
  test.each(wrongDrafts)('is rejected as a whole with %s (API-19)', async (_, rooms, code) => {
    const before = await stored();
    const good = second(adult({ isRoomMainGuest: true }));
    const wrong = rooms();
    const all = wrong.some(room => room.accommodationId === party.second) ? wrong : [good, ...wrong];
    expect(await codeOf(draft(all))).toBe(code);
    expect(await stored()).toEqual(before);
    expect(await invitationsTo(hotel.gateway, good.guests[0]?.email ?? '')).toEqual([]);
  });

  test('of a room that another guest answers for changes none of its rooms (GST-25)', async () => {
    const bia = await accepted({ isRoomMainGuest: true });
    const before = await stored();
    expect(
      await codeOf(
        draft([first(own(), minor()), second(adult({ email: bia.email, isRoomMainGuest: true }))]),
      ),
    ).toBe('FORBIDDEN');
    expect(await stored()).toEqual(before);
  });
});

describe('two devices at once', () => {
  test('fill a room for two with one companion of twenty (GST-04, GST-06)', async () => {
    const invited = Array.from({ length: 20 }, (_, index) => adult({ isRoomMainGuest: index % 5 === 0 }));
    const results = await Promise.all(invited.map(form => codeOf(add(form, party.second))));
    expect(results.filter(code => typeof code !== 'string')).toHaveLength(2);
    const rows = (await stored()).filter(guest => guest.accommodationId === party.second);
    expect(rows).toHaveLength(2);
    expect(rows.filter(guest => guest.isMain).length).toBeLessThanOrEqual(1);
    const mails = await Promise.all(invited.map(({ email }) => invitationsTo(hotel.gateway, email ?? '')));
    expect(mails.flat().map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(rows.map(({ email }) => email)),
    );
    expect(mails.flat()).toHaveLength(2);
  });

  test('editing one guest: one of them is told that it was changed, and nothing is lost silently (GST-05)', async () => {
    const bia = adult();
    const { guests } = await add(bia);
    const [id, at] = [guests[1]?.guestUserId ?? '', guests[1]?.version ?? 0];
    const names = ['Bia Alves', 'Bia Borges', 'Bia Castro', 'Bia Dias'];
    const results = await Promise.all(names.map(name => codeOf(change(id, { ...bia, name }, at))));
    expect(results.filter(code => code === 'GUEST_CHANGED')).toHaveLength(3);
    const won = names[results.findIndex(code => code !== 'GUEST_CHANGED')];
    expect(await namesIn(party.first)).toEqual(['Ada Prado', won]);
  });

  test('editing two rooms with three guests, one of them a minor, lose nothing (GST-05, GST-21)', async () => {
    const bia = adult();
    const dan = adult({ name: 'Dan Lima', isRoomMainGuest: true });
    await add(bia);
    await add(dan, party.second);
    const phone = await session(hotel.gateway, party.holder.id);
    const old = await version();
    const results = await Promise.all([
      codeOf(
        draft(
          [
            { accommodationId: party.first, guests: [holderForm(party.holder), minor()] },
            { accommodationId: party.second, guests: [dan, bia] },
          ],
          { version: old },
        ),
      ),
      codeOf(
        draft(
          [
            { accommodationId: party.first, guests: [holderForm(party.holder), bia, minor('Lia Prado')] },
            { accommodationId: party.second, guests: [dan] },
          ],
          { version: old, client: phone.client },
        ),
      ),
    ]);
    expect(results.filter(code => code === 'BOOKING_CHANGED')).toHaveLength(1);
    const rooms = [await namesIn(party.first), await namesIn(party.second)];
    expect([
      [
        ['Ada Prado', 'Caio Prado'],
        ['Bia Rocha', 'Dan Lima'],
      ],
      [['Ada Prado', 'Bia Rocha', 'Lia Prado'], ['Dan Lima']],
    ]).toContainEqual(rooms);
    expect(await version()).toBe(old + 1);
    expect(await invitationsTo(hotel.gateway, bia.email ?? '')).toHaveLength(1);
  });

  test('handing the main guest over to somebody who becomes a minor keep one main guest (GST-10, GST-14, GST-19)', async () => {
    const bia = adult();
    const { guests } = await add(bia);
    const id = guests[1]?.guestUserId ?? '';
    const own = await holderId();
    const codes = await Promise.all([
      codeOf(remove(own, { newMainGuestUserId: id })),
      codeOf(change(id, { ...bia, isMinor: true }, 1)),
    ]);
    expect(codes.filter(code => typeof code === 'string')).toHaveLength(1);
    expect((await stored()).filter(guest => guest.isMain && !guest.isMinor)).toHaveLength(1);
  });
});

test('any sequence of changes leaves a room within its capacity, with one main guest at most (GST-04, GST-10, GST-18)', async () => {
  const emails = ['a@example.com', 'b@example.com', 'c@example.com'];
  const form = fc
    .record({
      name: fc.constantFrom('Bia Rocha', 'Dan Lima', 'Caio Prado'),
      email: fc.constantFrom(...emails),
      isRoomMainGuest: fc.boolean(),
      isMinor: fc.boolean(),
      isSpecialCareRequired: fc.constant(false),
    })
    .filter(guest => !(guest.isMinor && guest.isRoomMainGuest));
  const step = fc.record({
    kind: fc.constantFrom('add', 'change', 'remove', 'draft'),
    form,
    other: form,
    at: fc.nat(5),
    isSecond: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
      for (const { kind, form: guest, other, at, isSecond } of steps) {
        const room = isSecond ? party.second : party.first;
        const rows = await stored();
        const row = rows[at % rows.length];
        if (kind === 'add') await codeOf(add(guest, room));
        else if (kind === 'draft') await codeOf(draft([{ accommodationId: room, guests: [guest, other] }]));
        else if (kind === 'change' && row)
          await codeOf(change(row.id, guest, row.version, { room: row.accommodationId }));
        else if (row)
          await codeOf(
            remove(row.id, { newMainGuestUserId: rows[0]?.id ?? '' }, { room: row.accommodationId }),
          );
      }
      const rows = await stored();
      for (const [room, adults, minors] of [
        [party.first, 2, 1],
        [party.second, 2, 0],
      ] as const) {
        const here = rows.filter(guest => guest.accommodationId === room);
        expect(here.filter(guest => !guest.isMinor).length).toBeLessThanOrEqual(adults);
        expect(here.filter(guest => guest.isMinor).length).toBeLessThanOrEqual(minors);
        expect(here.filter(guest => guest.isMain).length).toBeLessThanOrEqual(1);
        expect(here.filter(guest => guest.isMain && guest.isMinor)).toEqual([]);
      }
      const known = rows.flatMap(({ email }) => (email === null ? [] : [email]));
      expect(new Set(known).size).toBe(known.length);
      const [booking] = await hotel.db.select().from(bookings).where(eq(bookings.id, party.bookingId));
      expect(booking?.guestId).toBe(party.holder.id);
    }),
    { numRuns: 12 },
  );
});
