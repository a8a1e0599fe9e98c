import { describe, expect, test, vi } from 'vitest';
import {
  minutesLate,
  minutesSince,
  nextExpected,
  toClean,
} from '#renderer/staff/features/rooms/room-order.ts';
import { createTapGuard, type Tap } from '#renderer/staff/features/rooms/second-tap.ts';
import { sendTouches } from '#renderer/staff/features/rooms/send-touches.ts';
import {
  type RoomTouch,
  touchedRooms,
  versionAfter,
  withCondition,
  withExpected,
  withUndo,
} from '#renderer/staff/features/rooms/touches.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { AppError } from '#shared/errors.ts';

const NOW = new Date('2026-12-03T15:12:00-03:00');
const room = (changes: Partial<HotelRoom> = {}): HotelRoom => ({
  roomId: changes.number ?? '403',
  number: '403',
  roomType: 'Garden Queen',
  isReady: false,
  condition: 'DIRTY',
  conditionSince: '2026-12-03T14:40:00.000Z',
  conditionVersion: 5,
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
const touched = (
  touches: readonly RoomTouch[],
  key: string,
  condition: HotelRoom['condition'] = 'CLEAN',
  of = room(),
) => withCondition(touches, of, { hotelId: 'JARDINS', key, condition, now: NOW });
const undoable = {
  hotelId: 'JARDINS',
  roomId: '403',
  number: '403',
  key: 'a',
  before: 'DIRTY',
  version: 5,
} as const;
const asTried = (touches: readonly RoomTouch[]) => touches.map(touch => ({ ...touch, isTried: true }));

describe('a touch', () => {
  test('shows at once, before anything was sent (HSK-01)', () => {
    const [shown] = touchedRooms([room({ expectedAt: NOW.toISOString() })], touched([], 'a'), false);
    expect(shown).toMatchObject({
      condition: 'CLEAN',
      isReady: true,
      conditionSince: NOW.toISOString(),
      expectedAt: null,
    });
    const [uninspected] = touchedRooms([room()], touched([], 'a'), true);
    expect(uninspected).toMatchObject({ condition: 'CLEAN', isReady: false });
  });

  test('that was not sent yet gives way to the next one on its room, and to its undoing (HSK-01)', () => {
    const twice = touched(touched([], 'a'), 'b', 'DIRTY');
    expect(twice).toMatchObject([{ key: 'b', condition: 'DIRTY', version: 5 }]);
    expect(withUndo(touched([], 'a'), undoable)).toEqual([]);
  });

  test('that may have arrived is followed by the next one and by its undoing, each with the version before it (HSK-01)', () => {
    const tried = asTried(touched([], 'a'));
    expect(touched(tried, 'b', 'DIRTY')).toMatchObject([
      { key: 'a', version: 5 },
      { key: 'b', version: 6 },
    ]);
    const undone = withUndo(tried, undoable);
    expect(undone).toMatchObject([{ kind: 'condition' }, { kind: 'undo', key: 'a' }]);
    expect(versionAfter(undone, room())).toBe(7);
    expect(touchedRooms([room()], undone, false)).toMatchObject([{ condition: 'DIRTY', isReady: false }]);
    expect(versionAfter(undone, room({ number: '205' }))).toBe(5);
  });

  test('on the hour replaces the one before it (HSK-01)', () => {
    const of = { hotelId: 'JARDINS', roomId: '403' };
    const twice = withExpected(withExpected([], { ...of, expectedAt: '1' }), { ...of, expectedAt: '2' });
    expect(twice).toMatchObject([{ kind: 'expected', expectedAt: '2' }]);
  });
});

describe('stored touches', () => {
  function phone(touches: readonly RoomTouch[], answers: (AppError | null)[]) {
    let stored = touches;
    const sent: RoomTouch[] = [];
    const onRejected = vi.fn<(touch: RoomTouch, error: AppError) => void>();
    const onSent = vi.fn<(touch: RoomTouch, of: HotelRoom) => Promise<void>>(() => Promise.resolve());
    const run = () =>
      sendTouches({
        touches: () => stored,
        store: next => {
          stored = next;
        },
        async send(touch) {
          sent.push(touch);
          const error = answers.shift();
          if (error) throw error;
          return room({ condition: 'CLEAN' });
        },
        onSent,
        onRejected,
      });
    return { run, sent, onSent, onRejected, stored: () => stored };
  }
  const lost = new AppError('NETWORK_UNREACHABLE', 'no connection');
  const two = touched(touched([], 'a'), 'b', 'CLEAN', room({ number: '205' }));

  test('are sent in their order, and again with the same key after a lost response (HSK-01)', async () => {
    const { run, sent, onSent, stored } = phone(two, [lost, null, null]);
    await run();
    expect(stored()).toMatchObject([{ key: 'a', isTried: true }, { key: 'b' }]);
    await run();
    expect(sent).toMatchObject([{ key: 'a' }, { key: 'a' }, { key: 'b' }]);
    expect(stored()).toEqual([]);
    expect(onSent).toHaveBeenCalledTimes(2);
  });

  test('wait for a locked session (HSK-01)', async () => {
    const { run, onRejected, stored } = phone(two, [new AppError('SESSION_LOCKED', 'locked')]);
    await run();
    expect(onRejected).not.toHaveBeenCalled();
    expect(stored()).toHaveLength(2);
  });

  test('that find another room are said and given up with the later ones on it, and the others go on (HSK-01)', async () => {
    const three = [...touched(asTried(two.slice(0, 1)), 'c', 'DIRTY'), ...two.slice(1)];
    const changed = new AppError('ROOM_CHANGED', 'changed');
    const { run, sent, onRejected, stored } = phone(three, [changed, null]);
    await run();
    expect(onRejected.mock.calls).toMatchObject([[{ key: 'a' }, { code: 'ROOM_CHANGED' }]]);
    expect(sent).toMatchObject([{ key: 'a' }, { key: 'b' }]);
    expect(stored()).toEqual([]);
  });
});

describe('the list of rooms to clean', () => {
  test('has the next arrival first, then free rooms, then those with guests by their departure, last those without cleaning today (HSK-01, HSK-06)', () => {
    const at = (hour: number) => `2026-12-03T${hour}:00:00.000Z`;
    const { arriving, free, occupied } = toClean([
      room({ number: '101', arrivesAt: at(20) }),
      room({ number: '102', arrivesAt: at(18) }),
      room({ number: '103' }),
      room({ number: '104', isReady: true, condition: 'CLEAN', arrivesAt: at(17) }),
      room({ number: '109', isOccupied: true, isCleaningDeclined: true, leavesAt: at(14) }),
      room({ number: '105', isOccupied: true, leavesAt: at(22) }),
      room({ number: '106', isOccupied: true, leavesAt: at(15) }),
      room({ number: '107', isReady: true, releaseReason: 'They agree' }),
      room({
        number: '108',
        closures: [{ id: 'c', from: '', until: '', reason: '', createdAt: '', hasBegun: true }],
      }),
    ]);
    const numbers = (rooms: readonly HotelRoom[]) => rooms.map(({ number }) => number);
    expect([numbers(arriving), numbers(free), numbers(occupied)]).toEqual([
      ['102', '101'],
      ['103', '107'],
      ['106', '105', '109'],
    ]);
  });

  test('offers the hour in half an hour, then a quarter later with each touch, on five minutes (HSK-01)', () => {
    expect(nextExpected(room(), NOW)).toBe('2026-12-03T18:45:00.000Z');
    expect(nextExpected(room({ expectedAt: '2026-12-03T18:45:00.000Z' }), NOW)).toBe(
      '2026-12-03T19:00:00.000Z',
    );
    expect(nextExpected(room({ expectedAt: '2026-12-03T18:00:00.000Z' }), NOW)).toBe(
      '2026-12-03T18:45:00.000Z',
    );
  });

  test('says for how long guests have waited, and since when a room is what it is (HSK-01)', () => {
    const waiting = room({ arrivesAt: '2026-12-03T18:00:00.000Z' });
    expect(minutesLate(waiting, NOW)).toBe(12);
    expect(minutesLate({ ...waiting, isReady: true }, NOW)).toBeNull();
    expect(minutesLate(room({ arrivesAt: '2026-12-03T19:00:00.000Z' }), NOW)).toBeNull();
    expect(minutesSince(room(), NOW)).toBe(212);
    expect(minutesSince(room({ conditionSince: null }), NOW)).toBeNull();
    expect(minutesSince(room({ conditionSince: '2026-12-01T12:00:00.000Z' }), NOW)).toBeNull();
  });
});

test('the second tap of a double one touches nothing; another place, a later tap and a key do (HSK-01)', () => {
  const isSecondTap = createTapGuard();
  const tap = (timeStamp: number, [clientX, clientY] = [300, 500], detail = 1): Tap => ({
    clientX,
    clientY,
    timeStamp,
    detail,
  });
  expect(isSecondTap(tap(1_000))).toBe(false);
  expect(isSecondTap(tap(1_200, [310, 510]))).toBe(true);
  expect(isSecondTap(tap(1_400, [300, 500], 2))).toBe(true);
  expect(isSecondTap(tap(1_500, [300, 570]))).toBe(false);
  expect(isSecondTap(tap(2_000, [300, 570]))).toBe(false);
  expect([isSecondTap(tap(2_100, [0, 0], 0)), isSecondTap(tap(2_200, [0, 0], 0))]).toEqual([false, false]);
});
