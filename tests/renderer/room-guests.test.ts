import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortName } from '#renderer/guest/features/booking/room-guests/discreet-name.ts';
import {
  afterChange,
  type Typing,
  wasAdded,
  withFresh,
} from '#renderer/guest/features/booking/room-guests/guest-flow.ts';
import {
  addProblem,
  countPlaces,
  hasMinorsToCome,
  newGuestValues,
  planRemoval,
  type Room,
} from '#renderer/guest/features/booking/room-guests/places.ts';
import { areInvitationsWaiting } from '#renderer/guest/features/booking/room-guests/waiting-invitations.ts';
import { findField } from '#renderer/platform/guest-forms/guest-failure.ts';
import { guestSchema } from '#renderer/platform/guest-forms/guest-schema.ts';
import {
  changesBetween,
  type GuestValues,
  mergeValues,
  toGuestForm,
  toValues,
} from '#renderer/platform/guest-forms/guest-values.ts';
import { type AccommodationGuest, guestForm } from '#shared/contract/guest/accommodation-guests.ts';

const ana: AccommodationGuest = {
  guestUserId: 'ana',
  name: 'Ana Prado',
  socialName: null,
  email: 'ana@pernoite.test',
  paxType: 'ADL',
  isRoomMainGuest: true,
  isMinor: false,
  isSpecialCareRequired: false,
  isRemovable: true,
  isInvited: false,
  isLoggedUser: true,
  isCheckinDone: false,
  version: 1,
};
const bia: AccommodationGuest = {
  ...ana,
  guestUserId: 'bia',
  name: 'Bia Rocha',
  email: 'bia@pernoite.test',
  isRoomMainGuest: false,
  isInvited: true,
  isLoggedUser: false,
};
const caio: AccommodationGuest = {
  ...bia,
  guestUserId: 'caio',
  name: 'Caio Prado',
  email: null,
  paxType: 'CHD',
  isMinor: true,
  isInvited: false,
};
const room: Room = {
  status: 'CONFIRMED',
  guests: [ana],
  paxClassifications: [
    { type: 'ADL', amount: 2 },
    { type: 'CHD', amount: 1 },
  ],
  isMainGuestLogged: true,
  isCheckinDone: false,
  isCheckinAvailable: false,
};
const typed: GuestValues = {
  name: 'Bia Rocha',
  socialName: '',
  email: 'bia@pernoite.test',
  isRoomMainGuest: false,
  isMinor: false,
  isSpecialCareRequired: false,
};
const holder = { isLoggedUserHolder: true };
const flags = { isRoomMainGuest: fc.boolean(), isMinor: fc.boolean(), isSpecialCareRequired: fc.boolean() };
const errorsOf = (values: GuestValues) =>
  Object.fromEntries(
    (guestSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message.replace('createOrEditGuestModal.errors.', ''),
    ]),
  );

test('places are counted by age class, teenagers as adults (GST-03, GST-04, GST-06)', () => {
  expect(countPlaces(room)).toEqual({ taken: 1, total: 3, freeForAdults: 1, freeForMinors: 1 });
  const teenager = { type: 'ADOL' as const, amount: 1 };
  const withTeenager = { ...room, paxClassifications: [...room.paxClassifications, teenager] };
  expect(countPlaces(withTeenager)).toMatchObject({ total: 4, freeForAdults: 2 });
  const full = { total: 1, freeForAdults: 0, freeForMinors: 0 };
  expect(countPlaces({ guests: [caio, ana], paxClassifications: [] })).toMatchObject(full);
});

test('a guest is added only where the main guest is signed in, the room has a place and nobody has come yet (GST-06, GST-07, BKG-35)', () => {
  const direct = { isOta: false };
  expect(addProblem(room, direct)).toBeNull();
  expect(addProblem({ ...room, isMainGuestLogged: false }, direct)).toBe('notMain');
  expect(addProblem({ ...room, guests: [ana, bia, caio] }, direct)).toBe('full');
  expect(addProblem({ ...room, isCheckinDone: true }, direct)).toBe('checkedIn');
  for (const status of ['CANCELED', 'CONCLUDED', 'NO_SHOW'] as const)
    expect(addProblem({ ...room, status }, direct)).toBe('over');
  expect(addProblem(room, { isOta: true })).toBe('partner');
  expect(addProblem({ ...room, isCheckinAvailable: true }, { isOta: true })).toBeNull();
});

test('a main guest who is removed names another adult, and stays while there is none (GST-14, GST-19)', () => {
  expect(planRemoval(bia, [ana, bia, caio], holder)).toEqual({ needs: 'nothing' });
  expect(planRemoval(ana, [ana, bia, caio], holder)).toEqual({ needs: 'heir', heirs: [bia] });
  expect(planRemoval(ana, [ana, caio], holder)).toEqual({ needs: 'adult' });
  expect(planRemoval(ana, [ana], holder)).toEqual({ needs: 'adult' });
  const invitedMain = { ...bia, isRoomMainGuest: true };
  expect(planRemoval(invitedMain, [invitedMain], holder)).toEqual({ needs: 'nothing' });
});

test('a new guest begins as main guest where there is none, and as a minor where only a child’s place is left (GST-10, GST-14)', () => {
  expect(newGuestValues({ ...room, guests: [] })).toMatchObject({ isRoomMainGuest: true, isMinor: false });
  expect(newGuestValues(room)).toMatchObject({ isRoomMainGuest: false, isMinor: false });
  const twoAdults = { ...room, guests: [{ ...ana, isRoomMainGuest: false }, bia] };
  expect(newGuestValues(twoAdults)).toMatchObject({ isRoomMainGuest: false, isMinor: true });
});

test('a name has two words, and everyone but a minor an e-mail (GST-12, GST-13, GST-27)', () => {
  expect(errorsOf(typed)).toEqual({});
  expect(errorsOf({ ...typed, name: 'Bia' })).toEqual({ name: 'sizeName' });
  expect(errorsOf({ ...typed, name: '  ' })).toEqual({ name: 'required' });
  expect(errorsOf({ ...typed, name: 'Bia R0cha' })).toEqual({ name: 'nameCharacters' });
  expect(errorsOf({ ...typed, socialName: '<b>' })).toEqual({ socialName: 'nameCharacters' });
  expect(errorsOf({ ...typed, email: '' })).toEqual({ email: 'required' });
  expect(errorsOf({ ...typed, email: 'bia@', name: 'Bia' })).toEqual({ email: 'email', name: 'sizeName' });
  expect(errorsOf({ ...typed, email: 'not an e-mail', isMinor: true })).toEqual({});
});

test('what the form lets through the contract accepts, and a minor’s e-mail is never sent (GST-12, GST-13, API-26)', () => {
  const text = fc.oneof(
    fc.constantFrom('Bia Rocha', 'ana@x.com', ' Ana  Lu ', 'Zé', ''),
    fc.string({ maxLength: 30 }),
  );
  const values = fc.record({ name: text, socialName: text, email: text, ...flags });
  fc.assert(
    fc.property(values, one => {
      fc.pre(guestSchema.safeParse(one).success && !(one.isMinor && one.isRoomMainGuest));
      const form = toGuestForm(one);
      expect(guestForm.safeParse(form).success).toBe(true);
      expect('email' in form).toBe(!one.isMinor);
    }),
  );
});

test('after a change a room with guests and without a main guest is warned about, an empty one is not (GST-20)', () => {
  expect(afterChange(7, [ana, bia])).toEqual({ step: 'closed' });
  expect(afterChange(7, [])).toEqual({ step: 'closed' });
  const withoutMain = { step: 'withoutMain', accommodationId: 7 };
  expect(afterChange(7, [{ ...ana, isRoomMainGuest: false }])).toEqual(withoutMain);
});

test('a form that another device has overtaken says what changed and is about the fresh guest; one removed becomes a new one (GST-05, API-26)', () => {
  const editing: Typing = { step: 'editing', accommodationId: 7, guest: bia, stale: null };
  const fresh = { ...bia, name: 'Bia Rocha Lima', isSpecialCareRequired: true, version: 2 };
  expect(withFresh(editing, [ana, fresh])).toEqual({
    ...editing,
    guest: fresh,
    stale: {
      is: 'changed',
      changes: [
        { field: 'name', now: 'Bia Rocha Lima' },
        { field: 'isSpecialCareRequired', now: true },
      ],
    },
  });
  expect(withFresh(editing, [ana])).toEqual({ step: 'adding', accommodationId: 7, stale: { is: 'removed' } });
});

test('of two devices neither loses a field that only it has changed (API-26)', () => {
  const base = toValues(bia);
  const fresh = { ...base, name: 'Bia Lima', isSpecialCareRequired: true };
  expect(mergeValues(base, { ...base, socialName: 'Bi' }, fresh)).toEqual({ ...fresh, socialName: 'Bi' });
  expect(mergeValues(base, { ...base, name: 'Beatriz Rocha' }, fresh).name).toBe('Beatriz Rocha');
  const text = fc.constantFrom('a', 'b', 'c');
  const value = fc.record({ name: text, socialName: text, email: text, ...flags });
  fc.assert(
    fc.property(value, value, value, (before, mine, theirs) => {
      const merged = mergeValues(before, mine, theirs);
      for (const field of Object.keys(before) as (keyof GuestValues)[])
        expect(merged[field]).toBe(mine[field] === before[field] ? theirs[field] : mine[field]);
    }),
  );
});

test('a guest whose response was lost is known by e-mail or by a minor’s name, and somebody else is not taken for them (API-26)', () => {
  const form = toGuestForm(typed);
  expect(wasAdded(form, [ana, bia])).toBe(true);
  expect(wasAdded(form, [ana])).toBe(false);
  expect(wasAdded({ ...form, name: 'Bia Lima' }, [ana, bia]), 'another device was sooner').toBe(false);
  const minor = toGuestForm({ ...typed, name: 'Caio Prado', isMinor: true });
  expect(wasAdded(minor, [ana, caio])).toBe(true);
  expect(wasAdded(minor, [ana, { ...caio, isMinor: false, email: 'c@x.test' }])).toBe(false);
});

test('changes are named field by field, an address that was taken away too (GST-02)', () => {
  expect(changesBetween(bia, { ...bia, version: 2 })).toEqual([]);
  expect(changesBetween(bia, { ...bia, email: null, isMinor: true })).toEqual([
    { field: 'email', now: '' },
    { field: 'isMinor', now: true },
  ]);
});

test('each rejection stands beside the field that it is about (GST-18, GST-27, ERR-03, ERR-04, ERR-05, ERR-06, ERR-07, ERR-10)', () => {
  const adult = { isMinor: false };
  for (const code of [
    'GUEST_ALREADY_CREATED',
    'EMAIL_DUPLICATED_IN_BOOKING',
    'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_SAME_ACCOMMODATION',
    'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION',
  ]) {
    expect(findField(code, adult)).toBe('email');
    expect(findField(code, { isMinor: true })).toBe('name');
  }
  expect(findField('INVITE_ACCOMMODATION_ADULTS_EXCEEDS', adult)).toBe('isMinor');
  expect(findField('INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST', adult)).toBe('isRoomMainGuest');
  expect(findField('GUESTS_NOT_CHANGEABLE', adult)).toBeNull();
  expect(findField('SOMETHING_NEW', adult)).toBeNull();
});

test('minors are asked to come to the reception until the room is checked in (GST-29)', () => {
  expect(hasMinorsToCome(room)).toBe(false);
  expect(hasMinorsToCome({ ...room, guests: [ana, caio] })).toBe(true);
  expect(hasMinorsToCome({ guests: [ana, caio], isCheckinDone: true })).toBe(false);
});

test('where others can see the screen, a guest is named by first name and one letter (BEY-09)', () => {
  expect(shortName('Bia Rocha Lima')).toBe('Bia L.');
  expect(shortName('Bia')).toBe('Bia');
  expect(shortName('Ana Ângela')).toBe('Ana Â.');
});

test.each([
  ['PENDING', true],
  ['PROCESSING', true],
  ['CONFIRMED', false],
  ['IN_PROGRESS', false],
] as const)('while a booking is %s its invitations wait: %s (SEC-21)', (status, waits) => {
  expect(areInvitationsWaiting({ status })).toBe(waits);
});
