import { describe, expect, test } from 'vitest';
import { roomsCleanedToday } from '#renderer/guest/features/stay/cleaning/cleaned-rooms.ts';
import {
  countDone,
  toFacts,
  toLines,
  toPreparedFloors,
} from '#renderer/staff/features/preparations/room-lines.ts';
import { fullRoom, roomToPrepare } from '#tests/room-to-prepare.ts';

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const lines = (room: ReturnType<typeof roomToPrepare>) => toLines(room, t as never, 'en');

describe('a room to prepare', () => {
  test('has a line for each thing that was chosen or is needed, and none for the rest (HSK-04)', () => {
    expect(lines(fullRoom()).map(({ part, value, note }) => [part, value, note])).toEqual([
      ['MINIBAR', 'standard Basic', '10\u00a0×\u00a0water'],
      ['CLIMATE', 'Cool', 'fanOnly'],
      ['LIGHT', 'Bright', null],
      ['TV', 'Often', 'News, Music'],
      ['BEDS', 'beds.SINGLE', null],
      ['CRIB', 'CRIB.wanted', null],
      ['PET', 'PET.wanted', null],
      ['CARE', 'CARE.wanted', null],
    ]);
    expect(lines(roomToPrepare()).map(({ part }) => part)).toEqual(['MINIBAR']);
  });

  test('marks what has changed since it was ready, also a crib that has to be taken away (HSK-04)', () => {
    const room = roomToPrepare({ state: 'CHANGED', changed: ['CRIB'] });
    expect(lines(room)).toEqual([
      expect.objectContaining({ part: 'MINIBAR', isChanged: false }),
      { part: 'CRIB', value: 'CRIB.removed', note: null, isChanged: true },
    ]);
  });

  test('says when its guests come or from where they move, and what can still change (HSK-04)', () => {
    expect(toFacts(roomToPrepare({ isPaid: false, isChangeable: true }), t as never)).toEqual({
      when: expect.stringMatching(/^arrives .*3/),
      notes: ['Garden Queen', 'adults 2', 'unpaid', 'changeable'],
    });
    const moving = roomToPrepare({ movesFrom: '101', isCheckedIn: true, childrenAges: [1, 7] });
    expect(toFacts(moving, t as never)).toEqual({
      when: expect.stringMatching(/^moves 101 /),
      notes: ['Garden Queen', 'adults 2', 'children 2 1, 7'],
    });
  });

  test('stands on its floor, and without a number after all floors (HSK-04)', () => {
    const rooms = [
      roomToPrepare({ number: null, roomId: null }),
      ...['101', '102', '1104'].map(number => roomToPrepare({ number, state: 'DONE' })),
    ];
    expect(toPreparedFloors(rooms).map(({ floor, rooms: { length } }) => [floor, length])).toEqual([
      ['1', 2],
      ['11', 1],
      [null, 1],
    ]);
    expect(countDone(rooms)).toBe(3);
  });
});

test('home offers to do without cleaning for rooms that the guest lives in, between the days of the stay (HSK-06)', () => {
  const room = {
    viewMode: 'FULL',
    status: 'IN_PROGRESS',
    checkinDate: '2026-12-01T15:00:00-03:00',
    checkoutDate: '2026-12-04T12:00:00-03:00',
  } as const;
  const rooms = [
    room,
    { ...room, viewMode: 'LIMITED' } as const,
    { ...room, status: 'CONFIRMED' } as const,
    { ...room, checkoutDate: '2026-12-02T12:00:00-03:00' },
  ];
  expect(roomsCleanedToday(rooms, 'America/Sao_Paulo', new Date('2026-12-02T08:00:00-03:00'))).toEqual([
    room,
  ]);
});
