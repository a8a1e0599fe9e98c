import { describe, expect, test } from 'vitest';
import { startStaffTexts } from '#renderer/staff/app/staff-texts.ts';
import { durationText, nextRoomFacts, roomFacts } from '#renderer/staff/features/rooms/room-facts.ts';
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
  isCleaningDeclined: false,
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
  test('says first what keeps the room from sale, then its fault, then who is in it and what it is (HSK-01, HSK-05, HSK-06)', () => {
    const later = { ...closure, hasBegun: false };
    const words = [
      room({ closures: [closure], outOfService: 'Kettle', isOccupied: true }),
      room({ closures: [later], outOfService: 'Kettle' }),
      room({ closures: [later], isOccupied: true }),
      room({ isOccupied: true, isReady: false, condition: 'DIRTY' }),
      room({ isOccupied: true, isReady: false, condition: 'DIRTY', isCleaningDeclined: true }),
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
      'states.declined',
      'states.free.DIRTY',
      'states.toInspect',
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
  [0, '0\u00a0min'],
  [59, '59\u00a0min'],
  [60, '1\u00a0h'],
  [293, '4\u00a0h\u00a053\u00a0min'],
])('%i minutes are said as %s (HSK-01)', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

describe('the room that guests arrive in next', () => {
  const now = new Date('2026-12-03T15:12:00-03:00');
  const moment = { now, timeZone: 'America/Sao_Paulo' };
  const next = (changes: Partial<HotelRoom> & { arrivesAt: string }) =>
    nextRoomFacts({ ...room({ isReady: false, condition: 'DIRTY', arrivingGuests: 3 }), ...changes }, moment);

  test('says first how late it is, or when its guests come, then what is known of them and of it (HSK-01)', async () => {
    await startStaffTexts('pt', 'staff/rooms');
    const late = next({
      arrivesAt: '2026-12-03T18:00:00.000Z',
      conditionSince: '2026-12-03T14:40:00.000Z',
      expectedAt: '2026-12-03T18:35:00.000Z',
      outOfService: 'A torneira pinga',
    });
    expect(late).toEqual({
      first: 'Atrasado 12\u00a0min',
      since: 'há\u00a03\u00a0h\u00a032\u00a0min',
      others: ['chega às 15:00, 3 hóspedes', 'previsto para 15:35', 'Garden Queen', 'A torneira pinga'],
    });
    expect(next({ arrivesAt: '2026-12-03T19:00:00.000Z' })).toEqual({
      first: 'Chega às 16:00',
      since: null,
      others: ['3 hóspedes', 'Garden Queen'],
    });
  });

  test('has the day of an hour that is not today (HSK-01)', async () => {
    await startStaffTexts('pt', 'staff/rooms');
    expect(next({ arrivesAt: '2026-12-04T15:00:00.000Z' }).first).toMatch(/^Chega em 4 de dez\., 12:00$/);
    const stay = { leavesAt: '2026-12-03T15:00:00.000Z', arrivesAt: '2026-12-04T18:00:00.000Z' };
    expect(roomFacts(room({ ...stay, isOccupied: true, arrivingGuests: 1 }), moment)).toEqual([
      'sai às 12:00',
      expect.stringMatching(/^chega em 4 de dez\., 15:00, 1 hóspede$/),
    ]);
  });
});
