import type { Country } from '#shared/contract/guest/reference.ts';

export type DiallingCode = { value: string; label: string };

export const codeAlone = (code: string): DiallingCode[] => [{ value: code, label: `+${code}` }];

/** The most likely country of those that share a code. */
const best: Readonly<Record<string, string>> = { 1: 'US', 7: 'RU', 39: 'IT', 44: 'GB', 47: 'NO', 61: 'AU' };

/** One entry for each code: `Brasil (+55)`; countries that share one are in one entry (VAL-12). */
export function diallingCodes(countries: readonly Country[]): DiallingCode[] {
  const names = new Map<string, string[]>();
  for (const { diallingCode, code, name } of countries) {
    if (diallingCode === null) continue;
    const others = names.get(diallingCode) ?? [];
    names.set(diallingCode, best[diallingCode] === code ? [name, ...others] : [...others, name]);
  }
  return Array.from(names, ([value, shared]) => ({
    value,
    label: `${shared.slice(0, 3).join(', ')}${shared.length > 3 ? '…' : ''} (+${value})`,
  }));
}
