import type {
  Gender,
  GuestAddress,
  PersonalInfo,
  PersonalInfoChange,
} from '#shared/contract/guest/personal-info.ts';
import { BRAZIL, maskPostcode } from '#shared/rules/brazil-address.ts';
import { normalizeName, splitFullName } from '#shared/rules/person-name.ts';
import { BRAZIL_CODE, maskPhone, phoneDigits } from '#shared/rules/phone.ts';

export type AddressValues = Record<keyof GuestAddress, string>;

/** The form's values; each is a text, and an empty one means "not given". */
export type PersonalInfoValues = {
  fullName: string;
  socialName: string;
  /** `YYYY-MM-DD`, possibly incomplete. */
  dateOfBirth: string;
  phoneCode: string;
  phone: string;
  /** A country's number (PER-04). */
  nationality: string;
  gender: Gender | '';
  address: AddressValues;
};

export function emptyAddress(country: string = BRAZIL): AddressValues {
  return {
    country,
    state: '',
    city: '',
    street: '',
    number: '',
    postCode: '',
    neighborhood: '',
    complement: '',
    ibgeCityCode: '',
    uf: '',
  };
}

/** Where a guest without an address probably lives; empty for a foreign number whose country is not known (PER-64). */
function presetCountry({ country, phone }: Pick<PersonalInfo, 'country' | 'phone'>): string {
  if (phone.code === BRAZIL_CODE) return country ?? BRAZIL;
  return country === undefined || country === BRAZIL ? '' : country;
}

export function toValues(info: PersonalInfo): PersonalInfoValues {
  const {
    number = '',
    neighborhood = '',
    complement = '',
    ibgeCityCode = '',
    uf = '',
    ...lines
  } = info.address ?? emptyAddress(presetCountry(info));
  return {
    fullName: `${info.firstName} ${info.lastName}`,
    socialName: info.socialName ?? '',
    dateOfBirth: info.dateOfBirth,
    phoneCode: info.phone.code,
    phone: maskPhone(info.phone.code, info.phone.number),
    nationality: info.nationality === null ? '' : String(info.nationality),
    gender: info.gender ?? '',
    address: {
      ...lines,
      number,
      neighborhood,
      complement,
      ibgeCityCode,
      uf,
      postCode: lines.country === BRAZIL ? maskPostcode(lines.postCode) : lines.postCode,
    },
  };
}

/** The payload of API-47 and API-48: the first word of the name and the rest; empty values are left out (PER-17). */
export function toChange(values: PersonalInfoValues, version: number): PersonalInfoChange {
  const { address } = values;
  const socialName = normalizeName(values.socialName);
  return {
    ...splitFullName(values.fullName),
    ...(socialName === '' ? {} : { socialName }),
    nationality: Number(values.nationality),
    phone: { code: values.phoneCode, number: phoneDigits(values.phoneCode, values.phone) },
    address: {
      country: address.country,
      state: address.state.trim(),
      city: address.city.trim(),
      street: address.street.trim(),
      postCode: address.postCode.trim(),
      ...(address.number.trim() === '' ? {} : { number: address.number.trim() }),
      ...(address.neighborhood.trim() === '' ? {} : { neighborhood: address.neighborhood.trim() }),
      ...(address.complement.trim() === '' ? {} : { complement: address.complement.trim() }),
      ...(address.ibgeCityCode === '' ? {} : { ibgeCityCode: address.ibgeCityCode }),
      ...(address.uf === '' ? {} : { uf: address.uf }),
    },
    gender: values.gender === '' ? null : values.gender,
    dateOfBirth: values.dateOfBirth,
    version,
  };
}

/** The parts that two devices can change independently; an address is one part, because its lines belong together. */
export const parts = [
  'fullName',
  'socialName',
  'dateOfBirth',
  'phone',
  'nationality',
  'gender',
  'address',
] as const;
export type Part = (typeof parts)[number];

/** A part as it would be stored: spaces and masks make no difference. */
function textOfPart(values: PersonalInfoValues, part: Part): string {
  switch (part) {
    case 'fullName':
    case 'socialName':
      return normalizeName(values[part]);
    case 'phone':
      return `${values.phoneCode} ${phoneDigits(values.phoneCode, values.phone)}`;
    case 'address':
      return JSON.stringify(
        Object.keys(emptyAddress())
          .filter((line): line is keyof AddressValues => line in values.address)
          .map(line => values.address[line].trim()),
      );
    default:
      return values[part];
  }
}

export function changedParts(before: PersonalInfoValues, after: PersonalInfoValues): Part[] {
  return parts.filter(part => textOfPart(before, part) !== textOfPart(after, part));
}

export function withParts(
  values: PersonalInfoValues,
  from: PersonalInfoValues,
  taken: readonly Part[],
): PersonalInfoValues {
  const { phone, phoneCode, address, ...rest } = from;
  const others = Object.fromEntries(
    Object.entries(rest).filter(([name]) => (taken as readonly string[]).includes(name)),
  );
  return {
    ...values,
    ...others,
    ...(taken.includes('phone') && { phone, phoneCode }),
    ...(taken.includes('address') && { address }),
  };
}

export type Conflict = {
  differing: Part[];
  mine: PersonalInfoValues;
  theirs: PersonalInfoValues;
  /** The guest's values where the guest changed them, otherwise the stored ones. */
  keepMine: PersonalInfoValues;
  /** The stored values where the other device changed them, otherwise the guest's. */
  takeTheirs: PersonalInfoValues;
};

/** `base` is the state that both started from. */
export function findConflict(
  base: PersonalInfoValues,
  mine: PersonalInfoValues,
  theirs: PersonalInfoValues,
): Conflict {
  return {
    differing: changedParts(mine, theirs),
    mine,
    theirs,
    keepMine: withParts(theirs, mine, changedParts(base, mine)),
    takeTheirs: withParts(mine, theirs, changedParts(base, theirs)),
  };
}

/** The parts that an identity is validated for: a change of them requires a new validation (PER-18). */
export function isAnotherPerson(before: PersonalInfoValues, after: PersonalInfoValues): boolean {
  return changedParts(before, after).some(part => part === 'fullName' || part === 'nationality');
}
