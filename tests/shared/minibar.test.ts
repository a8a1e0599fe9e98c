import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINIBAR_TOTAL } from '#shared/policies.ts';
import {
  type ChosenItem,
  defaultItems,
  findFault,
  hasSameItems,
  type LimitedItem,
  limitOf,
  maxQuantityBeside,
  missingItems,
  quantityOf,
  totalOf,
  withQuantity,
} from '#shared/rules/minibar.ts';

const water = { id: 'water', defaultQuantity: 6 };
const beer = { id: 'beer', defaultQuantity: 4, maxQuantity: 4 };
const nuts = { id: 'nuts', defaultQuantity: 0, maxQuantity: 2 };
const basic = [water, beer, nuts];
const chosen = (quantities: Record<string, number>): ChosenItem[] =>
  Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));

describe('a minibar', () => {
  test('begins with its default quantities, which are ten (PRF-24)', () => {
    expect(defaultItems(basic)).toEqual(chosen({ water: 6, beer: 4, nuts: 0 }));
    expect(missingItems(defaultItems(basic))).toBe(0);
  });

  test.each([
    ['the ten of the option', { water: 6, beer: 4, nuts: 0 }, null],
    ['ten of one without a maximum', { water: 10 }, null],
    ['a maximum used up', { water: 4, beer: 4, nuts: 2 }, null],
    ['nine', { water: 6, beer: 3 }, { code: 'MINIBAR_TOTAL_WRONG', total: 9, wanted: 10 }],
    ['eleven', { water: 7, beer: 4 }, { code: 'MINIBAR_TOTAL_WRONG', total: 11, wanted: 10 }],
    ['nothing', {}, { code: 'MINIBAR_TOTAL_WRONG', total: 0, wanted: 10 }],
    [
      'one over a maximum',
      { water: 5, beer: 5 },
      { code: 'MINIBAR_LIMIT_EXCEEDED', itemId: 'beer', maxQuantity: 4 },
    ],
    [
      'more than ten of one without a maximum',
      { water: 11 },
      { code: 'MINIBAR_LIMIT_EXCEEDED', itemId: 'water', maxQuantity: 10 },
    ],
    ['something it does not have', { water: 9, wine: 1 }, { code: 'PREFERENCE_NOT_OFFERED' }],
    ['none of something it does not have', { water: 10, wine: 0 }, { code: 'PREFERENCE_NOT_OFFERED' }],
  ])('with %s is judged by its items, its maxima and its total (PRF-23, PRF-25)', (_, quantities, fault) => {
    expect(findFault(basic, chosen(quantities))).toEqual(fault);
  });

  test('takes no more of an item than its maximum, and than the ten leave (PRF-23, PRF-25)', () => {
    const nine = chosen({ water: 5, beer: 4, nuts: 0 });
    expect([
      maxQuantityBeside(water, nine),
      maxQuantityBeside(beer, nine),
      maxQuantityBeside(nuts, nine),
    ]).toEqual([6, 4, 1]);
    expect(withQuantity(nuts, nine, 2)).toEqual(chosen({ water: 5, beer: 4, nuts: 1 }));
    expect(withQuantity(nuts, nine, -1)).toEqual(nine);
    expect(withQuantity(nuts, chosen({ water: 1 }), 1)).toEqual(chosen({ water: 1, nuts: 1 }));
  });

  test('is the same in another sequence, and with what there is none of left out (PRF-26)', () => {
    expect(hasSameItems(chosen({ water: 6, beer: 4 }), chosen({ beer: 4, nuts: 0, water: 6 }))).toBe(true);
    expect(hasSameItems(chosen({ water: 6, beer: 4 }), chosen({ water: 6, beer: 3, nuts: 1 }))).toBe(false);
    expect(hasSameItems([], chosen({ water: 1 }))).toBe(false);
  });
});

const option = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 6 }),
      defaultQuantity: fc.constant(0),
      maxQuantity: fc.option(fc.integer({ min: 1, max: MINIBAR_TOTAL }), { nil: undefined }),
    }),
    { selector: item => item.id, minLength: 1, maxLength: 8 },
  )
  .map((items): LimitedItem[] => items);
const presses = fc.array(fc.record({ item: fc.nat(), by: fc.constantFrom(-3, -1, 1, 1, 1, 10) }), {
  maxLength: 40,
});

test('whatever is pressed, a minibar is over no maximum and over no ten, and full means that it can be saved (PRF-23, PRF-25)', () => {
  fc.assert(
    fc.property(option, presses, (items, pressed) => {
      let now = defaultItems(items);
      for (const { item: index, by } of pressed) {
        const item = items[index % items.length];
        if (item === undefined) continue;
        const before = quantityOf(now, item.id);
        const most = maxQuantityBeside(item, now);
        now = withQuantity(item, now, before + by);
        expect(quantityOf(now, item.id)).toBe(Math.min(Math.max(before + by, 0), most));
        expect(now.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
      }
      for (const item of items) expect(quantityOf(now, item.id)).toBeLessThanOrEqual(limitOf(item));
      expect(totalOf(now)).toBeLessThanOrEqual(MINIBAR_TOTAL);
      expect(findFault(items, now)).toEqual(
        missingItems(now) === 0
          ? null
          : { code: 'MINIBAR_TOTAL_WRONG', total: totalOf(now), wanted: MINIBAR_TOTAL },
      );
    }),
  );
});
