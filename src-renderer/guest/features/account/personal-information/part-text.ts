import type { SearchOption } from '#renderer/platform/forms/option-search.ts';
import type { Part, PersonalInfoValues } from '#renderer/platform/guest-forms/personal-info-values.ts';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import { isLocalDate } from '#shared/local-date.ts';
import { formatPhone, phoneDigits } from '#shared/rules/phone.ts';

export type Names = {
  t: Text<'personal-information'>;
  /** By number (PER-04). */
  nationalities: readonly SearchOption[];
  /** By two-letter code. */
  countries: readonly SearchOption[];
};

export function partText(
  part: Part,
  values: PersonalInfoValues,
  { t, nationalities, countries }: Names,
): string | null {
  const nameIn = (list: readonly SearchOption[], value: string) =>
    list.find(option => option.value === value)?.label ?? value;
  switch (part) {
    case 'fullName':
    case 'socialName':
      return values[part] || null;
    case 'dateOfBirth':
      return isLocalDate(values.dateOfBirth)
        ? formatDate(values.dateOfBirth, 'numeric')
        : values.dateOfBirth || null;
    case 'phone': {
      const digits = phoneDigits(values.phoneCode, values.phone);
      return digits === '' ? null : `+${values.phoneCode} ${formatPhone(values.phoneCode, digits)}`;
    }
    case 'nationality':
      return nameIn(nationalities, values.nationality) || null;
    case 'gender':
      return values.gender === '' ? null : t(`genders.${values.gender}`);
    case 'address': {
      const { street, number, complement, neighborhood, city, state, uf, postCode, country } = values.address;
      const lines = [
        [street, number].filter(Boolean).join(', '),
        complement,
        neighborhood,
        [city, uf || state].filter(Boolean).join(' - '),
        postCode,
      ].filter(line => line.trim() !== '');
      return lines.length === 0 ? null : [...lines, nameIn(countries, country)].join(', ');
    }
  }
}
