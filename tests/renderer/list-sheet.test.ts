import { describe, expect, test, vi } from 'vitest';
import {
  choose,
  hasSearch,
  isOfNumbers,
  openList,
  SEARCH_FROM,
} from '#renderer/guest/features/device/list-sheet/opened-list.ts';
import { markedMatch, matching } from '#renderer/platform/forms/option-search.ts';

type FakeOption = { text: string; value?: string; disabled?: boolean; country?: string };

function selectOf(options: readonly FakeOption[], selectedIndex = 0) {
  const select = {
    options: options.map(({ text, value = text, disabled = false, country }) => ({
      text,
      value,
      disabled,
      dataset: country === undefined ? {} : { country },
    })),
    labels: [{ textContent: 'Cidade *' }],
    selectedIndex,
    isConnected: true,
    dispatchEvent: vi.fn<(event: Event) => boolean>(),
  };
  return Object.assign(select as unknown as HTMLSelectElement, { dispatchEvent: select.dispatchEvent });
}

const cities = ['Ilhéus', 'Irecê', 'Barreiras', 'São Desidério', 'Santa Inês'].map(text => ({ text }));
const found = (select: HTMLSelectElement, typed: string) =>
  matching(openList(select).entries, typed).map(({ label }) => label);

describe('a list of a kiosk', () => {
  test('has the name of its field and its choices, and not the line that says "none yet" (KSK-21)', () => {
    const { title, entries } = openList(selectOf([{ text: '', value: '' }, ...cities]));
    expect(title).toBe('Cidade');
    expect(entries.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5]);
  });

  test('can be searched from twelve entries on, of figures by the number pad (KSK-21)', () => {
    const years = Array.from({ length: SEARCH_FROM }, (_, index) => ({ text: String(1990 + index) }));
    expect(hasSearch(openList(selectOf(years)))).toBe(true);
    expect(hasSearch(openList(selectOf(years.slice(1))))).toBe(false);
    expect(isOfNumbers(openList(selectOf(years)))).toBe(true);
    expect(isOfNumbers(openList(selectOf(cities)))).toBe(false);
  });

  test('is searched without accents: names that begin so come first, then words, then the rest (KSK-21)', () => {
    const select = selectOf([{ text: 'Dois Irmãos' }, { text: 'Guirá' }, ...cities]);
    expect(found(select, 'ir')).toEqual(['Irecê', 'Dois Irmãos', 'Guirá', 'Barreiras']);
    expect(found(select, 'sao d')).toEqual(['São Desidério']);
    expect(found(select, 'xyz')).toEqual([]);
  });

  test('finds a country by its name in English and in its own language (KSK-21)', () => {
    const select = selectOf([
      { text: 'Alemanha', value: 'DE', country: 'DE' },
      { text: 'Irlanda', value: 'IE', country: 'IE' },
      { text: 'Vietnã', value: 'VN', country: 'VN' },
    ]);
    expect(found(select, 'deutsch')).toEqual(['Alemanha']);
    expect(found(select, 'germany')).toEqual(['Alemanha']);
    expect(found(select, 'ireland')).toEqual(['Irlanda']);
    expect(found(select, 'viet')).toEqual(['Vietnã']);
  });

  test('gives a choice to its field as the field’s own list would, once (KSK-21)', () => {
    const select = selectOf(cities, 1);
    const list = openList(select);
    const [first, second] = list.entries;
    if (!first || !second) throw new Error('no entries');
    choose(list, second);
    expect(select.dispatchEvent, 'it was chosen before').not.toHaveBeenCalled();
    choose(list, first);
    expect(select.selectedIndex).toBe(0);
    expect(select.dispatchEvent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'change', bubbles: true }),
    );
  });
});

test('what was typed is marked in a hit, with its accents (KSK-21)', () => {
  expect(markedMatch('São Tomé', 'tome')).toEqual({ before: 'São ', match: 'Tomé', after: '' });
  expect(markedMatch('Alemanha', 'deutsch')).toBeNull();
});
