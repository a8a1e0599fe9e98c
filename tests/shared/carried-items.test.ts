import { expect, test } from 'vitest';
import { carriedItems } from '#shared/rules/carried-items.ts';
import { floorOf } from '#shared/rules/floors.ts';
import { roomToPrepare } from '#tests/room-to-prepare.ts';

const sums = (rooms: ReturnType<typeof roomToPrepare>[]) => {
  const { minibar, others, minibarTotal } = carriedItems(rooms);
  return [
    minibarTotal,
    ...minibar.map(({ id, quantity }) => `${quantity} ${id}`),
    ...others.map(({ item, quantity }) => `${quantity} ${item}`),
  ];
};

test('what is still to be carried is the sum of the rooms that are not ready, the most of a thing first (HSK-04)', () => {
  const rooms = [
    roomToPrepare({ items: { beer: 4, water: 6 }, hasCrib: true }),
    roomToPrepare({ items: { water: 5, juice: 5 }, hasCrib: true, hasPet: true }),
    roomToPrepare({ state: 'DONE', hasPet: true }),
    roomToPrepare({ minibar: null }),
  ];
  expect(sums(rooms)).toEqual([20, '11 water', '5 juice', '4 beer', '2 CRIB', '1 PET_MAT']);
  expect(sums([])).toEqual([0]);
});

test('a room that has changed needs only what has changed (HSK-04)', () => {
  const changed = { state: 'CHANGED', hasCrib: true, hasPet: true } as const;
  expect(sums([roomToPrepare({ ...changed, changed: ['CRIB', 'LIGHT'] })])).toEqual([0, '1 CRIB']);
  expect(sums([roomToPrepare({ ...changed, changed: ['MINIBAR'] })])).toEqual([10, '6 water', '4 beer']);
});

test('a room is on the floor that its number begins with (HSK-04)', () => {
  expect(['101', '1104', '12', 'A1'].map(floorOf)).toEqual(['1', '11', '', '']);
});
