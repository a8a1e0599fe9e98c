import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import type { GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { openRooms } from './open-rooms.ts';
import { adult, holderForm, invitationsTo, minor } from './room-forms.ts';
import { STORY_RUNS } from './runs.ts';
import { scenario } from './scenario.ts';
import { codeOf, newGuest, session } from './small-hotel.ts';

const hotel = openFreshHotel();
const booked = openRooms(hotel);
const { add, change, remove, draft, stored, version, namesIn, holderId, accepted } = booked;

const first = (...guests: GuestForm[]) => ({ accommodationId: booked.party.first, guests });
const second = (...guests: GuestForm[]) => ({ accommodationId: booked.party.second, guests });
const own = (change: Partial<GuestForm> = {}) => ({ ...holderForm(booked.party.holder), ...change });
const mainAdult = (change: Partial<GuestForm> = {}) => adult({ isRoomMainGuest: true, ...change });
const firstNames = () => namesIn(booked.party.first);

describe('a draft', () => {
  test('sets whole rooms at once, known adults by their e-mail and minors by their name (API-19, GST-21)', async () => {
    const bia = adult({ socialName: 'Bia' });
    await add(bia);
    await add(minor());
    const before = await stored();
    const versionBefore = await version();
    const asMain = { ...bia, name: 'Beatriz Rocha', socialName: undefined, isRoomMainGuest: true };
    const { accommodations: changed } = await draft([first(minor(' caio PRADO'), own()), second(asMain)], {
      version: versionBefore,
    });
    const idOf = (name: string) => before.find(guest => guest.name === name)?.id;
    expect(changed).toMatchObject([
      {
        accommodationId: booked.party.first,
        guests: [{ guestUserId: idOf('Ada Prado') }, { guestUserId: idOf('Caio Prado') }],
      },
      {
        accommodationId: booked.party.second,
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
    await draft([first(own(), bia, minor())]);
    expect(await firstNames()).toEqual(['Ada Prado', 'Bia Rocha', 'Caio Prado']);
    expect(await invitationsTo(hotel.gateway, bia.email ?? '')).toHaveLength(1);
  });

  test('that changes nothing, or arrives again, leaves every version as it is (API-19)', async () => {
    const rooms = [first(own(), adult(), minor())];
    const old = await version();
    await draft(rooms, { version: old });
    const after = { booking: await version(), guests: await stored() };
    await draft(rooms, { version: old });
    expect({ booking: await version(), guests: await stored() }).toEqual(after);
  });

  test('of an older booking is rejected with nothing written (API-19)', async () => {
    const old = await version();
    await add(adult({ name: 'Dan Lima' }));
    expect(await codeOf(draft([first(own())], { version: old }))).toBe('BOOKING_CHANGED');
    expect(await firstNames()).toEqual(['Ada Prado', 'Dan Lima']);
  });

  test('swaps the main guests of a room and of two rooms in one step (GST-15, GST-19)', async () => {
    const bia = adult();
    await add(bia);
    await draft([first(own({ isRoomMainGuest: false }), { ...bia, isRoomMainGuest: true })]);
    expect(await stored()).toContainEqual(expect.objectContaining({ email: bia.email, isMain: true }));
    const rooms = [{ typeId: 'queen' }, { typeId: 'queen' }];
    booked.party = await scenario(hotel, await newGuest(hotel.gateway)).twoRooms({ rooms });
    const dan = mainAdult({ name: 'Dan Lima' });
    await add(dan, booked.party.second);
    const { accommodations: changed } = await draft([first(dan), second(own())]);
    expect(changed).toMatchObject([{ guests: [{ name: 'Dan Lima' }] }, { guests: [{ name: 'Ada Prado' }] }]);
  });

  test('keeps those who accepted as they are (GST-25, API-19)', async () => {
    const bia = await accepted({}, booked.party.first);
    await draft([first(own(), adult({ name: 'Somebody Else', email: bia.email }))]);
    const asBefore = { id: bia.rowId, name: 'Bia Rocha', guestId: bia.id, invitation: 'ACCEPTED' };
    expect(await stored()).toContainEqual(expect.objectContaining(asBefore));
    expect(await invitationsTo(hotel.gateway, bia.email)).toHaveLength(1);
  });

  const twin = (change: Partial<GuestForm> = {}) => adult({ email: 'twin@example.com', ...change });
  const sameRoom = 'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_SAME_ACCOMMODATION';
  const otherRoom = 'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION';
  const noMain = 'INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST';
  const secondMain = 'INVITE_ACCOMMODATION_SECOND_MAIN_GUEST';
  const dan = () => adult({ name: 'Dan Lima' });
  const mainTwin = () => twin({ isRoomMainGuest: true });
  const wrongDrafts: [string, () => ReturnType<typeof first>[], string][] = [
    ['no main guest (ERR-03)', () => [first(adult())], noMain],
    ['nobody in a room (ERR-03)', () => [first(own()), second()], noMain],
    ['two main guests (GST-15)', () => [first(own(), mainAdult())], secondMain],
    ['an e-mail twice in a room (ERR-05)', () => [second(mainTwin(), twin())], sameRoom],
    ['an e-mail in two rooms (ERR-06)', () => [first(own(), twin()), second(mainTwin())], otherRoom],
    ['an e-mail of a room that it leaves as it is (ERR-06)', () => [second(own())], otherRoom],
    ['too many adults (ERR-07)', () => [first(own(), adult(), dan())], 'INVITE_ACCOMMODATION_ADULTS_EXCEEDS'],
    [
      'too many minors (GST-17)',
      () => [first(own(), minor(), minor('Davi Prado'))],
      'INVITE_ACCOMMODATION_MINORS_EXCEEDS',
    ],
    ['a minor twice (ERR-10)', () => [first(own(), minor(), minor())], 'GUEST_ALREADY_CREATED'],
    ['a room twice', () => [second(mainTwin()), second()], 'BAD_REQUEST'],
  ];
  test.each(wrongDrafts)('is rejected as a whole with %s (API-19)', async (_, rooms, code) => {
    const before = await stored();
    const good = second(mainAdult());
    const wrong = rooms();
    const all = wrong.some(room => room.accommodationId === booked.party.second) ? wrong : [good, ...wrong];
    expect(await codeOf(draft(all))).toBe(code);
    expect(await stored()).toEqual(before);
    expect(await invitationsTo(hotel.gateway, good.guests[0]?.email ?? '')).toEqual([]);
  });

  test('of a room that another guest is responsible for changes none of its rooms (GST-25)', async () => {
    const bia = await accepted({ isRoomMainGuest: true });
    const before = await stored();
    const both = [first(own(), minor()), second(mainAdult({ email: bia.email }))];
    expect(await codeOf(draft(both))).toBe('FORBIDDEN');
    expect(await stored()).toEqual(before);
  });
});

describe('two devices at once', () => {
  test('fill a room for two with one companion of twenty (GST-04, GST-06)', async () => {
    const invited = Array.from({ length: 20 }, (_, index) => adult({ isRoomMainGuest: index % 5 === 0 }));
    const results = await Promise.all(invited.map(form => codeOf(add(form, booked.party.second))));
    expect(results.filter(code => typeof code !== 'string')).toHaveLength(2);
    const rows = (await stored()).filter(guest => guest.accommodationId === booked.party.second);
    expect(rows).toHaveLength(2);
    expect(rows.filter(guest => guest.isMain).length).toBeLessThanOrEqual(1);
    const mails = await Promise.all(invited.map(({ email }) => invitationsTo(hotel.gateway, email ?? '')));
    expect(mails.flat().map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(rows.map(({ email }) => email)),
    );
    expect(mails.flat()).toHaveLength(2);
  });

  test('editing one guest: one of them sees that it was changed, and nothing is lost silently (GST-05)', async () => {
    const bia = adult();
    const { guests } = await add(bia);
    const [id, at] = [guests[1]?.guestUserId ?? '', guests[1]?.version ?? 0];
    const names = ['Bia Alves', 'Bia Borges', 'Bia Castro', 'Bia Dias'];
    const results = await Promise.all(names.map(name => codeOf(change(id, { ...bia, name }, at))));
    expect(results.filter(code => code === 'GUEST_CHANGED')).toHaveLength(3);
    const won = names[results.findIndex(code => code !== 'GUEST_CHANGED')];
    expect(await firstNames()).toEqual(['Ada Prado', won]);
  });

  test('editing two rooms with three guests, one of them a minor, lose nothing (GST-05, GST-21)', async () => {
    const bia = adult();
    const dan = mainAdult({ name: 'Dan Lima' });
    await add(bia);
    await add(dan, booked.party.second);
    const phone = await session(hotel.gateway, booked.party.holder.id);
    const old = await version();
    const results = await Promise.all([
      codeOf(draft([first(own(), minor()), second(dan, bia)], { version: old })),
      codeOf(
        draft([first(own(), bia, minor('Lia Prado')), second(dan)], { version: old, client: phone.client }),
      ),
    ]);
    expect(results.filter(code => code === 'BOOKING_CHANGED')).toHaveLength(1);
    const rooms = [await firstNames(), await namesIn(booked.party.second)];
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
    const codes = await Promise.all([
      codeOf(remove(await holderId(), { newMainGuestUserId: id })),
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
        const room = isSecond ? booked.party.second : booked.party.first;
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
        [booked.party.first, 2, 1],
        [booked.party.second, 2, 0],
      ] as const) {
        const here = rows.filter(guest => guest.accommodationId === room);
        expect(here.filter(guest => !guest.isMinor).length).toBeLessThanOrEqual(adults);
        expect(here.filter(guest => guest.isMinor).length).toBeLessThanOrEqual(minors);
        expect(here.filter(guest => guest.isMain).length).toBeLessThanOrEqual(1);
        expect(here.filter(guest => guest.isMain && guest.isMinor)).toEqual([]);
      }
      const known = rows.flatMap(({ email }) => (email === null ? [] : [email]));
      expect(new Set(known).size).toBe(known.length);
      const [booking] = await hotel.db.select().from(bookings).where(eq(bookings.id, booked.party.bookingId));
      expect(booking?.guestId).toBe(booked.party.holder.id);
    }),
    { numRuns: STORY_RUNS },
  );
});
