import type { SearchOption } from '#renderer/platform/forms/option-search.ts';
import { otherCountryNames } from '#renderer/platform/i18n/other-country-names.ts';

/** From so many entries on a list has a search (KSK-21). */
export const SEARCH_FROM = 12;

/** A list that is longer than a screen opens with the keyboard, a shorter one when its search is touched. */
const TYPE_FROM = 30;

/** `at` is the option's position in the page's own list. */
export type ListEntry = SearchOption & { at: number; isDisabled: boolean };

export type OpenedList = {
  select: HTMLSelectElement;
  title: string;
  entries: readonly ListEntry[];
  chosen: number;
};

/** An option without a text says "not chosen yet" and cannot be chosen. */
const isChoice = ({ text, value }: HTMLOptionElement) => text.trim() !== '' || value !== '';

function titleOf(select: HTMLSelectElement): string {
  const [label] = select.labels;
  // The star of a required field is for its form.
  const text = label?.textContent?.replace(/\s*\*\s*$/, '').trim() ?? '';
  return text === '' ? (select.getAttribute('aria-label') ?? '') : text;
}

export function openList(select: HTMLSelectElement): OpenedList {
  const entries = [...select.options].flatMap((option, at): ListEntry[] => {
    if (!isChoice(option)) return [];
    const { country } = option.dataset;
    return [
      {
        at,
        value: option.value,
        label: option.text,
        isDisabled: option.disabled,
        ...(country === undefined ? {} : { also: otherCountryNames(country) }),
      },
    ];
  });
  return { select, title: titleOf(select), entries, chosen: select.selectedIndex };
}

export function choose({ select, chosen }: OpenedList, { at }: ListEntry): void {
  if (at === chosen || !select.isConnected) return;
  select.selectedIndex = at;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

export const hasSearch = ({ entries }: Pick<OpenedList, 'entries'>) => entries.length >= SEARCH_FROM;

export const opensKeyboard = ({ entries }: Pick<OpenedList, 'entries'>) => entries.length >= TYPE_FROM;

/** Years and hours are typed on the number pad. */
export const isOfNumbers = ({ entries }: Pick<OpenedList, 'entries'>) =>
  entries.every(({ label }) => /^\d/.test(label));
