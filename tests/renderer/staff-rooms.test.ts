import { describe, expect, test } from 'vitest';
import { durationText } from '#renderer/staff/features/rooms/room-facts.ts';
import { closingSchema, faultSchema } from '#renderer/staff/features/rooms/room-schema.ts';
import { toFloors, toRoomState } from '#renderer/staff/features/rooms/room-state.ts';
import { toStaysOfClosure } from '#renderer/staff/features/rooms/stays-of-closure.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { AppError } from '#shared/errors.ts';

const room = (changes: Partial<HotelRoom> = {}): HotelRoom => ({
  roomId: 'jardins-201',
  number: '201',
  roomType: 'Garden Queen',
  isReady: true,
  condition: 'CLEAN',
  conditionSince: null,
  conditionVersion: 0,
  expectedAt: null,
  releaseReason: null,
  isOccupied: false,
  leavesAt: null,
  arrivesAt: null,
  arrivingGuests: null,
  outOfService: null,
  closures: [],
  ...changes,
});
const closure = {
  id: 'c',
  from: '2026-12-03',
  until: '2026-12-05',
  reason: 'Shower',
  createdAt: '2026-12-01T12:00:00Z',
  hasBegun: true,
};

describe('the row of a room', () => {
  test('says first what keeps the room from sale, then its fault, then who is in it and what it is (HSK-01, HSK-05)', () => {
    const later = { ...closure, hasBegun: false };
    const words = [
      room({ closures: [closure], outOfService: 'Kettle', isOccupied: true }),
      room({ closures: [later], outOfService: 'Kettle' }),
      room({ closures: [later], isOccupied: true }),
      room({ isOccupied: true, isReady: false, condition: 'DIRTY' }),
      room({ isReady: false, condition: 'DIRTY' }),
      room({ isReady: false }),
      room({ condition: 'DIRTY', releaseReason: 'They agree' }),
      room(),
    ].map(one => toRoomState(one).word);
    expect(words).toEqual([
      'states.closed',
      'states.fault',
      'states.closedLater',
      'states.occupied.DIRTY',
      'states.free.DIRTY',
      'states.free.CLEAN',
      'states.released',
      'states.free.CLEAN',
    ]);
    expect(toRoomState(room({ closures: [closure] }))).toMatchObject({ kind: 'stop', note: 'Shower' });
  });

  test('stands on its floor (HSK-05)', () => {
    const numbers = ['101', '102', '201', '1104', 'A1'].map(number => room({ number, roomId: number }));
    expect(toFloors(numbers).map(({ floor, rooms }) => [floor, rooms.length])).toEqual([
      ['1', 2],
      ['2', 1],
      ['11', 1],
      ['', 1],
    ]);
  });
});

describe('the form that takes a room out of order', () => {
  const problems = (values: object) => {
    const parsed = closingSchema('2026-12-03').safeParse(values);
    return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  };

  test('wants two days from today on, in their order, and a reason without a card number (HSK-05)', () => {
    const typed = { from: '12/03/2026', until: '12/05/2026', reason: 'Shower' };
    expect(problems(typed)).toEqual([]);
    expect(problems({ ...typed, from: '12/02/2026' })).toEqual(['date.past']);
    expect(problems({ ...typed, from: '12/06/2026' })).toEqual(['date.order']);
    expect(problems({ ...typed, until: '12/5' })).toContain('date.invalid');
    expect(problems({ ...typed, reason: ' ' })).toEqual(['required']);
    expect(problems({ ...typed, reason: '4111 1111 1111 1111' })).toEqual(['payment.cardNumber']);
    expect(faultSchema.safeParse({ note: '' }).success).toBe(false);
  });

  test('names the stays that have the room, and none of another failure (HSK-05)', () => {
    const stay = {
      bookingId: 'b',
      locator: 'ABC234',
      accommodationId: 1,
      from: '2026-12-03',
      until: '2026-12-04',
    };
    const rejected = new AppError('ROOM_HAS_STAYS', 'rejected', { details: { stays: [stay] } });
    expect(toStaysOfClosure(rejected)).toEqual([stay]);
    expect(toStaysOfClosure(new AppError('ROOM_CLOSED', 'rejected'))).toEqual([]);
    expect(toStaysOfClosure(new Error('lost'))).toEqual([]);
  });
});

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [293, '4 h 53 min'],
])('%i minutes are said as %s (HSK-01)', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
