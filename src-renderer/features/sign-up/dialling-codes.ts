import type { Country } from '#shared/contract/reference.ts';
import { BRAZIL_CODE } from '#shared/rules/phone.ts';

export type DiallingCode = { value: string; label: string };

/** Brazil's entry, for as long as the list is on its way. */
export const brazilAlone: DiallingCode[] = [{ value: BRAZIL_CODE, label: `+${BRAZIL_CODE}` }];

/** One entry for each code: `Brasil (+55)`; countries that share one stand together (VAL-12). */
export function diallingCodes(countries: readonly Country[]): DiallingCode[] {
  const names = new Map<string, string[]>();
  for (const { diallingCode, name } of countries) {
    if (diallingCode === null) continue;
    names.set(diallingCode, [...(names.get(diallingCode) ?? []), name]);
  }
  return Array.from(names, ([value, shared]) => ({
    value,
    label: `${shared.slice(0, 3).join(', ')}${shared.length > 3 ? '…' : ''} (+${value})`,
  }));
}
