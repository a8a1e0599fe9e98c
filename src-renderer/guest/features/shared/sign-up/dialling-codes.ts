import type { Country } from '#shared/contract/guest/reference.ts';

export type DiallingCode = { value: string; label: string };

export const codeAlone = (code: string): DiallingCode[] => [{ value: code, label: `+${code}` }];

/** The most likely country of those that share a code. */
const best: Readonly<Record<string, string>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  64: 'NZ',
  212: 'MA',
  262: 'RE',
  358: 'FI',
  500: 'FK',
  590: 'GP',
  599: 'CW',
};

/** The country of a phone's code, the most likely one where several share it; null for a code of none. */
export function findCountryOfCode(countries: readonly Country[], diallingCode: string): string | null {
  const sharing = countries.filter(country => country.diallingCode === diallingCode);
  return (sharing.find(({ code }) => code === best[diallingCode]) ?? sharing[0])?.code ?? null;
}

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
