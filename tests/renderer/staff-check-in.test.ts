import { describe, expect, test } from 'vitest';
import { depositSchema } from '#renderer/staff/features/check-in/deposit-schema.ts';
import {
  changedDrafts,
  hasMain,
  isLinked,
  toDrafts,
  withGuest,
} from '#renderer/staff/features/check-in/room-draft.ts';
import {
  firstOpenStep,
  isDone,
  lacksIn,
  lacksOf,
  neighbourOf,
  roomsWithoutDeposit,
  stepsOf,
} from '#renderer/staff/features/check-in/steps.ts';
import { directionsOf, findSlot, totalOf } from '#renderer/staff/features/payment/sold-slots.ts';
import type { AccommodationGuest, GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import type { AssistedState } from '#shared/contract/staff/assisted-check-in.ts';
import { HOME_ADDRESS, TRIP } from '#tests/personal-data.ts';

const ana: AccommodationGuest = {
  guestUserId: 'ana',
  name: 'Ana Prado',
  socialName: null,
  email: 'ana@pernoite.test',
  paxType: 'ADL',
  isRoomMainGuest: true,
  isMinor: false,
  isSpecialCareRequired: false,
  isRemovable: false,
  isInvited: false,
  isLoggedUser: true,
  isCheckinDone: false,
  version: 1,
};

const rio: GuestForm = {
  name: 'Rio Prado',
  email: 'rio@pernoite.test',
  isRoomMainGuest: false,
  isMinor: false,
  isSpecialCareRequired: false,
};

const room = { accommodationId: 1, number: '411', maxAdults: 2, maxMinors: 1, guests: [ana] };

type Changes = {
  checkIn?: Partial<AssistedState['checkIn']>;
  personalInfo?: Partial<AssistedState['personalInfo']>;
  rooms?: AssistedState['rooms'];
  deposits?: AssistedState['deposits'];
};

const state = ({
  checkIn = {},
  personalInfo = {},
  rooms = [room],
  deposits = [],
}: Changes = {}): AssistedState => ({
  checkIn: {
    bookingId: 'booking',
    version: 3,
    flow: 'FULL',
    accommodationIds: [1],
    step: 'instruction',
    draft: null,
    tripMotivation: TRIP,
    identityStatus: 'APPROVED',
    guaranteeCard: null,
    isRegistrationAsked: true,
    isRegistrationGiven: true,
    registration: null,
    checkedInAt: null,
    ...checkIn,
  },
  personalInfo: {
    email: 'ana@pernoite.test',
    firstName: 'Ana',
    lastName: 'Prado',
    socialName: null,
    dateOfBirth: '1990-04-12',
    gender: null,
    nationality: 30,
    phone: { code: '55', number: '11987654321' },
    address: HOME_ADDRESS,
    identityValidation: { isValidated: true },
    version: 1,
    ...personalInfo,
  },
  rooms,
  deposits,
  cardPage: null,
});

const paid = [{ accommodationId: 1, amountCents: 300_00 }];

describe('the steps of a check-in at the desk', () => {
  test('are the guest’s own, and ask for a guarantee only where the stay needs one (FRD-08)', () => {
    expect(stepsOf(state())).toEqual(['data', 'guests', 'trip', 'guarantee', 'confirm']);
    expect(stepsOf(state({ checkIn: { flow: 'SIMPLE' } }))).toEqual(['data', 'guests', 'trip', 'confirm']);
    const covered = state({ checkIn: { flow: 'SIMPLE' }, deposits: paid });
    expect(stepsOf(covered), 'a deposit that was taken stays to be read').toContain('guarantee');
  });

  test.each<[string, Changes, string]>([
    ['address', { personalInfo: { address: null } }, 'data'],
    ['nationality', { personalInfo: { nationality: null } }, 'data'],
    ['main guest', { rooms: [{ ...room, guests: [] }] }, 'guests'],
    ['trip', { checkIn: { tripMotivation: null } }, 'trip'],
    ['registration of the law', { checkIn: { isRegistrationGiven: false } }, 'trip'],
    ['guarantee', {}, 'guarantee'],
  ])('begin where the %s is missing (FRD-08)', (_, changes, step) => {
    expect(firstOpenStep(state(changes))).toBe(step);
    expect(lacksOf(state(changes))).toContain(step);
  });

  test('end with the confirmation, once a deposit guarantees each room or a card the stay (FRD-08)', () => {
    const other = { ...room, accommodationId: 2, number: '412' };
    const half = state({ rooms: [room, other], deposits: paid });
    expect(roomsWithoutDeposit(half)).toEqual([other]);
    expect(isDone('guarantee', half)).toBe(false);
    expect(firstOpenStep(state({ deposits: paid }))).toBe('confirm');
    const guaranteeCard = { brand: 'visa', display_number: 'XXXX XXXX XXXX 1111' } as const;
    expect(firstOpenStep(state({ checkIn: { guaranteeCard } }))).toBe('confirm');
    expect(lacksOf(state({ deposits: paid }))).toEqual([]);
  });

  test('wait for an identity that nobody has handed in, and not for one under review (FRD-08, SEC-19)', () => {
    expect(lacksOf(state({ checkIn: { identityStatus: 'PENDING' }, deposits: paid }))).toEqual(['identity']);
    expect(lacksOf(state({ checkIn: { identityStatus: 'REPROVED' }, deposits: paid }))).toEqual(['identity']);
    expect(lacksOf(state({ checkIn: { identityStatus: 'PROCESSING' }, deposits: paid }))).toEqual([]);
  });

  test('have a neighbour on each side, and none beyond the ends (FRD-08)', () => {
    expect(neighbourOf('trip', state(), 1)).toBe('guarantee');
    expect(neighbourOf('trip', state({ checkIn: { flow: 'SIMPLE' } }), 1)).toBe('confirm');
    expect(neighbourOf('data', state(), -1)).toBeNull();
    expect(neighbourOf('confirm', state(), 1)).toBeNull();
  });

  test('are named after a confirmation that the gateway rejects as incomplete (FRD-08)', () => {
    const missing = ['personalInfo', 'identity', 'tripMotivation', 'paymentCard', 'somethingNew'];
    expect(lacksIn({ missing })).toEqual(['data', 'identity', 'trip', 'guarantee']);
    expect(lacksIn(null)).toEqual([]);
  });
});

describe('the guests of a room at the desk', () => {
  const stored = [{ ...rio, name: 'Ana Prado', email: 'ana@pernoite.test', isRoomMainGuest: true }];

  test('begin with what the guest has named in the app, unless the booking was changed since (FRD-08, PD-11)', () => {
    const draft = { version: 3, accommodations: [{ accommodationId: 1, guests: [...stored, rio] }] };
    expect(toDrafts(state({ checkIn: { draft } }))[0]?.guests).toHaveLength(2);
    expect(toDrafts(state({ checkIn: { draft: { ...draft, version: 2 } } }))[0]?.guests).toEqual(stored);
    expect(toDrafts(state())[0]?.guests).toEqual(stored);
  });

  test('are sent only where they differ, so that nobody is invited again (FRD-08)', () => {
    const drafts = toDrafts(state());
    expect(changedDrafts(drafts, [room])).toEqual([]);
    expect(changedDrafts([{ accommodationId: 1, guests: [...stored, rio] }], [room])).toHaveLength(1);
  });

  test('are rejected as the gateway would: twice, or beyond the room’s places (FRD-08)', () => {
    expect(withGuest(stored, room, { form: rio, at: null })).toEqual({ guests: [...stored, rio] });
    expect(withGuest([...stored, rio], room, { form: rio, at: null })).toEqual({
      code: 'GUEST_ALREADY_CREATED',
    });
    expect(withGuest(stored, { ...room, maxAdults: 1 }, { form: rio, at: null })).toEqual({
      code: 'INVITE_ACCOMMODATION_ADULTS_EXCEEDS',
    });
    const changed = { ...rio, name: 'Rio de Prado' };
    expect(withGuest([...stored, rio], room, { form: changed, at: 1 })).toEqual({
      guests: [...stored, changed],
    });
    expect(hasMain({ accommodationId: 1, guests: [rio] })).toBe(false);
  });

  test('keep the address of an account, and not that of an invitation (FRD-08)', () => {
    const [first] = stored;
    if (first === undefined) throw new Error('nobody is stored');
    expect(isLinked(first, room)).toBe(true);
    expect(isLinked(first, { guests: [{ ...ana, isInvited: true }] })).toBe(false);
    expect(isLinked(rio, room)).toBe(false);
  });
});

test.each([
  ['', 'guarantee.invalid'],
  ['0', 'guarantee.invalid'],
  ['three hundred', 'guarantee.invalid'],
  ['4111 1111 1111 1111', 'guarantee.cardNumber'],
  ['300,00', null],
])('a deposit of “%s” is told what is wrong with it (FRD-06, FRD-08)', (amount, error) => {
  const { success, error: found } = depositSchema.safeParse({ amount });
  expect(success ? null : found.issues[0]?.message).toBe(error);
});

describe('hours at the desk', () => {
  const slot = {
    amountOfHours: 1,
    time: '2026-12-13T18:00:00Z',
    priceCents: 50_00,
    taxCents: 1_75,
    freeCancellationUntil: null,
  };

  test('cost their price with its tax, and are gone once they are not on sale (FRD-06)', () => {
    expect(totalOf(slot)).toBe(51_75);
    const chosen = { time: slot.time, totalCents: 51_75 };
    expect(findSlot([slot], chosen)).toBe(slot);
    expect(findSlot([{ ...slot, time: '2026-12-13T19:00:00Z' }], chosen)).toBeNull();
    expect(findSlot([slot], null)).toBeNull();
  });

  test('move the ends of a stay that are still to come (FRD-06)', () => {
    const expected = { status: 'CONFIRMED', checkedInAt: null, leftAt: null } as const;
    expect(directionsOf(expected)).toEqual(['CHECKIN', 'CHECKOUT']);
    const inside = { status: 'IN_PROGRESS', checkedInAt: '2026-12-10T18:00:00Z', leftAt: null } as const;
    expect(directionsOf(inside)).toEqual(['CHECKOUT']);
    expect(directionsOf({ ...inside, leftAt: '2026-12-12T18:00:00Z' })).toEqual([]);
    expect(directionsOf({ ...expected, status: 'PENDING' })).toEqual([]);
  });
});
