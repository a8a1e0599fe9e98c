import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMinibarFailure } from '#renderer/guest/features/stay/preferences/minibar-failure.ts';
import {
  canSave,
  changeItem,
  chooseOption,
  editAfterSave,
  fitForm,
  isChanged,
  isEdited,
  isSaved,
  ownEdit,
  startForm,
} from '#renderer/guest/features/stay/preferences/minibar-form.ts';
import type { MinibarOption, MinibarPreference } from '#shared/contract/guest/preferences.ts';
import { AppError } from '#shared/errors.ts';
import { totalOf } from '#shared/rules/minibar.ts';

const text = (name: string) => ({ en_us: name, pt_br: name });
const item = (id: string, defaultQuantity: number, maxQuantity?: number) => ({
  id,
  key: id.toUpperCase(),
  name: text(id),
  defaultQuantity,
  ...(maxQuantity === undefined ? {} : { maxQuantity }),
});
const option = (id: string, items: MinibarOption['items']): MinibarOption => ({
  id,
  key: id.toUpperCase(),
  name: text(id),
  description: text(id),
  pictureUrl: null,
  items,
});
const basic = option('basic', [item('water', 6), item('beer', 4, 4), item('nuts', 0, 2)]);
const healthy = option('healthy', [item('water', 5), item('juice', 5)]);
const unsaved: MinibarPreference = {
  options: [healthy, basic],
  optionDefault: 'basic',
  optionSelected: null,
};
const saved: MinibarPreference = {
  ...unsaved,
  optionSelected: {
    id: 'healthy',
    items: [
      { id: 'juice', quantity: 2 },
      { id: 'water', quantity: 8 },
    ],
  },
};
const started = (minibar: MinibarPreference) => {
  const form = startForm(minibar);
  if (form === null) throw new Error('no minibar');
  return form;
};
const quantities = (form: { items: { id: string; quantity: number }[] } | null) =>
  Object.fromEntries(form?.items.map(({ id, quantity }) => [id, quantity]) ?? []);

describe('the minibar page', () => {
  test('begins with the standard minibar and its default quantities, ready to be saved (PRF-23, PRF-24, PRF-26)', () => {
    const form = started(unsaved);
    expect([form.optionId, quantities(form)]).toEqual(['basic', { water: 6, beer: 4, nuts: 0 }]);
    expect([canSave(unsaved, form), isChanged(unsaved, form), isEdited(unsaved, form)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('begins with what is saved, which is not saved again (PRF-26)', () => {
    const form = started(saved);
    expect([form.optionId, quantities(form)]).toEqual(['healthy', { water: 8, juice: 2 }]);
    expect([isSaved(saved, form), canSave(saved, form)]).toEqual([true, false]);
    const changed = changeItem(saved, changeItem(saved, form, 'juice', 1), 'water', 9);
    expect(canSave(saved, changed)).toBe(true);
    expect(canSave(saved, changeItem(saved, changeItem(saved, changed, 'water', 8), 'juice', 2))).toBe(false);
  });

  test('without minibars has none to begin with, and without a standard one begins with the first (PRF-19)', () => {
    expect(startForm({ options: [], optionDefault: null, optionSelected: null })).toBeNull();
    expect(started({ ...unsaved, optionDefault: null }).optionId).toBe('healthy');
  });

  test('loads the default quantities of another option, also of the one that is saved (PRF-24)', () => {
    expect(quantities(chooseOption(saved, 'healthy'))).toEqual({ water: 5, juice: 5 });
    expect(quantities(chooseOption(saved, 'basic'))).toEqual({ water: 6, beer: 4, nuts: 0 });
    expect(chooseOption(saved, 'gone')).toBeNull();
  });

  test('warns only where something edited would be lost (PRF-24)', () => {
    const form = started(saved);
    // What is saved can be had back, and default quantities come by themselves.
    expect(isEdited(saved, form)).toBe(false);
    expect(isEdited(saved, chooseOption(saved, 'healthy') ?? form)).toBe(false);
    expect(isEdited(saved, changeItem(saved, form, 'juice', 0))).toBe(true);
  });

  test('cannot be saved below ten, nor over a maximum that the hotel lowered meanwhile (PRF-23, PRF-26)', () => {
    const form = started(unsaved);
    expect(canSave(unsaved, changeItem(unsaved, form, 'beer', 3))).toBe(false);
    const lowered = {
      ...unsaved,
      options: [option('basic', [item('water', 6), item('beer', 4, 2), item('nuts', 0, 2)])],
    };
    expect(canSave(lowered, form)).toBe(false);
    const corrected = changeItem(lowered, changeItem(lowered, form, 'beer', 2), 'water', 8);
    expect(canSave(lowered, corrected)).toBe(true);
  });

  test('leaves out items that are gone, and an option that is gone altogether (PRF-19)', () => {
    const fewer = { ...unsaved, options: [option('basic', [item('water', 10)])] };
    expect(quantities(fitForm(fewer, started(unsaved)))).toEqual({ water: 6 });
    expect(fitForm({ ...unsaved, options: [healthy] }, started(unsaved))).toBeNull();
  });

  test('has an edit only where it differs from what the page begins with (PRF-24, PRF-26, PD-115)', () => {
    const form = started(saved);
    const fewer = changeItem(saved, form, 'juice', 1);
    expect(ownEdit(saved, form)).toBeNull();
    expect(ownEdit(saved, fewer)).toEqual(fewer);
    expect(ownEdit(saved, changeItem(saved, fewer, 'juice', 2))).toBeNull();
    // The default quantities of what is saved are another choice than what is saved.
    const defaults = chooseOption(saved, 'healthy');
    expect(defaults && ownEdit(saved, defaults)).toEqual(defaults);
  });

  test('once it is saved has no edit left, except one that was made meanwhile (PRF-26)', () => {
    const sent = changeItem(saved, started(saved), 'juice', 1);
    expect(editAfterSave(null, sent)).toBeNull();
    expect(editAfterSave({ ...sent, items: sent.items.toReversed() }, sent)).toBeNull();
    const withGone = { ...sent, items: [...sent.items, { id: 'gone', quantity: 1 }] };
    expect(editAfterSave(withGone, sent)).toBeNull();
    const later = changeItem(saved, sent, 'water', 9);
    expect(editAfterSave(later, sent)).toBe(later);
    const other = { ...sent, optionId: 'basic' };
    expect(editAfterSave(other, sent)).toBe(other);
  });

  test('can be saved exactly with ten items that differ from what is saved, whatever was pressed (PRF-25, PRF-26)', () => {
    const press = fc.record({
      id: fc.constantFrom('water', 'juice', 'beer', 'nuts', 'gone'),
      quantity: fc.integer({ min: -2, max: 12 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(unsaved, saved), fc.array(press, { maxLength: 20 }), (minibar, presses) => {
        const form = presses.reduce(
          (now, { id, quantity }) => changeItem(minibar, now, id, quantity),
          started(minibar),
        );
        const isTen = totalOf(form.items) === 10;
        expect(canSave(minibar, form)).toBe(isTen && !isSaved(minibar, form));
        expect(totalOf(form.items)).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('a minibar that was not saved', () => {
  test('names the item that is too many, or what else is wrong (PRF-17, PRF-23)', () => {
    const failed = (code: string, details?: object) =>
      toMinibarFailure(new AppError(code, 'no', { details }));
    expect(failed('MINIBAR_LIMIT_EXCEEDED', { itemId: 'beer', maxQuantity: 2 })).toEqual({
      kind: 'item',
      itemId: 'beer',
      maxQuantity: 2,
    });
    expect(failed('MINIBAR_TOTAL_WRONG', { total: 9, wanted: 10 })).toMatchObject({
      kind: 'total',
      total: 9,
    });
    expect(failed('PREFERENCE_NOT_OFFERED')).toEqual({ kind: 'offer' });
    expect(failed('MINIBAR_LIMIT_EXCEEDED', { itemId: 7 }).kind).toBe('other');
    expect(toMinibarFailure(new Error('offline')).kind).toBe('other');
  });
});
