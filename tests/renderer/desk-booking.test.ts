import { describe, expect, test } from 'vitest';
import { waitingRoom } from '#renderer/staff/features/booking/room-readiness.ts';
import { kindOfLacks, lacksOf, mayPersonCheckIn } from '#renderer/staff/features/booking/to-person-state.ts';
import { toWaiting } from '#renderer/staff/features/booking/waiting.ts';
import type { Todo } from '#shared/contract/staff/board.ts';
import type { DeskPerson, DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import { HOLDER } from '#shared/contract/staff/desk-schemas.ts';

const person = (changes: Partial<DeskPerson> = {}): DeskPerson => ({
  roomGuestId: 'joana',
  accommodationId: 1,
  name: 'Joana Prado',
  socialName: null,
  email: null,
  phone: null,
  dateOfBirth: null,
  isHolder: true,
  isMain: true,
  isMinor: false,
  minorRegisteredAt: null,
  isSpecialCareRequired: false,
  invitation: 'NONE',
  checkedInAt: null,
  identity: { status: 'APPROVED', reasons: [] },
  hasAddress: true,
  hasTrip: true,
  registration: null,
  rejectedInside: null,
  ...changes,
});

const todo = (code: Todo['code'], isBlocking: boolean, detail: Todo['detail'] = null): Todo => ({
  code,
  detail,
  isBlocking,
});

const room = (accommodationId: number, number: string, todos: Todo[]): DeskRoom => ({
  accommodationId,
  roomId: number,
  number,
  roomType: 'Twin',
  status: 'CONFIRMED',
  todo: todos,
  isRoomReady: true,
  roomExpectedAt: null,
  arrival: { date: '2026-12-10', hour: 15 },
  departure: { date: '2026-12-12', hour: 12 },
  checkedInAt: null,
  leftAt: null,
  adults: 1,
  childrenAges: [],
  hasPet: false,
  hasCrib: false,
  bedLayout: null,
  guarantee: null,
  deposit: null,
  hours: [],
  door: { state: 'NONE', failure: null, validUntil: null, renewals: 0, showings: [] },
  plannedMove: null,
  preparation: null,
});

const inside = (arrived: DeskRoom): DeskRoom => ({ ...arrived, checkedInAt: '2026-12-10T18:00:00Z' });

describe('what waits on a booking', () => {
  test('stands in the order in which it stops the guest, what stops nobody last (FRD-05)', () => {
    const waiting = toWaiting({
      importState: null,
      people: [person()],
      rooms: [
        room(1, '411', [todo('GUEST_LIST', false), todo('IDENTITY', true, 'NOT_BEGUN')]),
        room(2, '410', [todo('PAYMENT', true, 'UNPAID'), todo('GUARANTEE', true)]),
      ],
    });
    expect(waiting.map(({ code, number, act }) => [code, number, act])).toEqual([
      ['PAYMENT', null, 'pay'],
      ['IDENTITY', '411', 'document'],
      ['GUARANTEE', '410', 'checkIn'],
      ['GUEST_LIST', '411', 'checkIn'],
    ]);
    expect(waiting.map(({ roomGuestId }) => roomGuestId)).toEqual([HOLDER, 'joana', HOLDER, 'joana']);
  });

  test('names the payment of a booking with two rooms once (FRD-05)', () => {
    const unpaid = [todo('PAYMENT', true, 'UNPAID')];
    const rooms = [room(1, '411', unpaid), room(2, '410', unpaid)];
    expect(toWaiting({ importState: null, people: [], rooms })).toHaveLength(1);
  });

  test('begins with the decision about an import, which stands for the name that differs (FRD-05)', () => {
    const rooms = [room(1, '411', [todo('IDENTITY', true, 'NAME_DIFFERS'), todo('GUARANTEE', true)])];
    const waiting = toWaiting({ importState: 'WAITING', people: [], rooms });
    expect(waiting.map(({ code, act }) => [code, act])).toEqual([
      ['IMPORT', 'import'],
      ['GUARANTEE', 'checkIn'],
    ]);
  });

  test('is nothing for rooms that are ready (FRD-05)', () => {
    expect(
      toWaiting({ importState: 'ALLOWED', people: [], rooms: [room(1, '411', [todo('READY', false)])] }),
    ).toEqual([]);
  });

  test('offers no act for what the desk cannot end on a page (FRD-05)', () => {
    const todos = [
      todo('ACCOUNT', true, 'NOT_IMPORTED'),
      todo('ROOM', true, 'OCCUPIED'),
      todo('REGISTRATION', false, 'REFUSED'),
    ];
    const waiting = toWaiting({ importState: 'NONE', people: [], rooms: [room(1, '411', todos)] });
    expect(waiting.map(({ act }) => act)).toEqual([null, null, null]);
  });

  test('offers a check-in only for a room that nobody has checked in to (FRD-05, FRD-08)', () => {
    const unnamed = [todo('GUEST_LIST', false)];
    const rooms = [inside(room(1, '411', unnamed)), room(2, '410', unnamed)];
    const waiting = toWaiting({ importState: null, people: [person()], rooms });
    expect(waiting.map(({ number, act }) => [number, act])).toEqual([
      ['411', null],
      ['410', 'checkIn'],
    ]);
  });

  test.each(['REFUSED', 'INCOMPLETE'] as const)(
    'leads to the registrations for one that is %s while its guest is in the hotel, and not after it (FRD-05, FRD-15)',
    detail => {
      const stay = inside(room(1, '411', [todo('REGISTRATION', false, detail)]));
      const left = { ...stay, accommodationId: 2, leftAt: '2026-12-11T12:00:00Z' };
      const waiting = toWaiting({ importState: null, people: [person()], rooms: [stay, left] });
      expect(waiting.map(({ act }) => act)).toEqual(['registration', null]);
    },
  );

  test('has a minor last who is not registered, from the check-in of the room until they are (FRD-09)', () => {
    const minor = person({ roomGuestId: 'theo', isMinor: true, isMain: false, isHolder: false });
    const rooms = [room(1, '411', [todo('GUEST_LIST', false)])];
    const waitingOf = (given: DeskRoom[], people: DeskPerson[]) =>
      toWaiting({ importState: null, people: [person(), ...people], rooms: given }).map(
        ({ code, roomGuestId, act }) => [code, roomGuestId, act],
      );
    const unnamed = ['GUEST_LIST', 'joana', 'checkIn'];
    expect(waitingOf(rooms, [minor])).toEqual([unnamed]);
    expect(waitingOf(rooms.map(inside), [minor])).toEqual([
      ['GUEST_LIST', 'joana', null],
      ['MINOR', 'theo', 'minor'],
    ]);
    const registered = { ...minor, minorRegisteredAt: '2026-12-10T19:00:00Z' };
    expect(waitingOf(rooms.map(inside), [registered])).toHaveLength(1);
    const left = rooms.map(one => ({ ...inside(one), leftAt: '2026-12-11T12:00:00Z' }));
    expect(waitingOf(left, [minor])).toHaveLength(1);
  });
});

describe('a person of a booking', () => {
  test.each<[string, Partial<DeskPerson>, string[], string]>([
    ['who has everything', {}, [], 'ready'],
    [
      'whose document is rejected',
      { identity: { status: 'REPROVED', reasons: [] } },
      ['identityRejected'],
      'stop',
    ],
    [
      'whose document is in review',
      { identity: { status: 'PROCESSING', reasons: [] } },
      ['identityInReview'],
      'waiting',
    ],
    ['without address and trip', { hasAddress: false, hasTrip: false }, ['address', 'trip'], 'missing'],
    ['who is invited', { identity: null, invitation: 'PENDING' }, ['invited'], 'missing'],
    ['who is a minor that is not registered', { identity: null, isMinor: true }, ['minor'], 'missing'],
    [
      'who is a registered minor',
      { identity: null, isMinor: true, minorRegisteredAt: '2026-12-10T18:00:00Z' },
      [],
      'ready',
    ],
    [
      'who has checked in and was rejected then',
      {
        checkedInAt: '2026-12-10T18:00:00Z',
        identity: { status: 'REPROVED', reasons: [] },
        rejectedInside: 'NO_CODE',
      },
      ['rejectedInside'],
      'stop',
    ],
  ])('%s lacks what the page says (FRD-05, FRD-09)', (_, changes, lacks, kind) => {
    const found = lacksOf(person(changes));
    expect(found).toEqual(lacks);
    expect(kindOfLacks(found)).toBe(kind);
  });

  test('checks in with an account, and only while the stay goes on (FRD-05, FRD-08)', () => {
    const going = { status: 'IN_PROGRESS', leftAt: null } as const;
    expect(mayPersonCheckIn(person(), going)).toBe(true);
    expect(mayPersonCheckIn(person({ identity: null }), going)).toBe(false);
    expect(mayPersonCheckIn(person({ isMinor: true }), going)).toBe(false);
    expect(mayPersonCheckIn(person({ checkedInAt: '2026-12-10T18:00:00Z' }), going)).toBe(false);
    expect(mayPersonCheckIn(person(), { status: 'PENDING', leftAt: null })).toBe(false);
    expect(mayPersonCheckIn(person(), { ...going, leftAt: '2026-12-11T12:00:00Z' })).toBe(false);
  });
});

test('a booking’s page says of a room that is not ready when it is expected, to guests of today who are not in it (HSK-03)', () => {
  const expectedAt = '2026-12-01T18:35:00.000Z';
  const unready: DeskRoom = {
    ...room(1, '411', []),
    status: 'CONFIRMED',
    checkedInAt: null,
    leftAt: null,
    arrival: { date: '2026-12-01', hour: 15 },
    isRoomReady: false,
    roomExpectedAt: expectedAt,
  };
  const today = '2026-12-01';
  expect(waitingRoom(unready, today)).toEqual({ expectedAt });
  expect(waitingRoom({ ...unready, roomExpectedAt: null }, today)).toEqual({ expectedAt: null });
  expect(waitingRoom(unready, '2026-11-30')).toBeNull();
  const others: Partial<DeskRoom>[] = [
    { isRoomReady: true },
    { checkedInAt: expectedAt },
    { leftAt: expectedAt },
    { status: 'CANCELED' },
  ];
  expect(others.map(one => waitingRoom({ ...unready, ...one }, today))).toEqual([null, null, null, null]);
});
