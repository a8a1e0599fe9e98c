import * as z from 'zod/mini';
import { genders } from '#shared/contract/guest/personal-info.ts';
import { dateAt, type LocalDate } from '#shared/hotel-time.ts';
import { isLocalDate } from '#shared/local-date.ts';
import { isGuestBirthDate } from '#shared/rules/birth-date.ts';
import { BRAZIL, postcodeDigits } from '#shared/rules/brazil-address.ts';
import { isFullName, isPersonName, normalizeName, splitFullName } from '#shared/rules/person-name.ts';
import { isValidPhone, phoneDigits } from '#shared/rules/phone.ts';
import { hasControlCharacter } from '#shared/rules/plain-text.ts';
import type { PersonalInfoValues } from './personal-info-values.ts';

const POSTCODE_MAX = 32;

/** No control characters: the gateway rejects them, and a guest would not see which. */
const plain = z.refine<string>(value => !hasControlCharacter(value), { error: 'invalid' });
const optional = (max: number) => z.string().check(z.maxLength(max, { error: 'errors.tooLong' }), plain);
const needed = (max: number) =>
  z.string().check(
    z.refine(value => value.trim() !== '', { error: 'errors.required' }),
    z.maxLength(max, { error: 'errors.tooLong' }),
    plain,
  );

const nameOrEmpty = z.refine<string>(value => normalizeName(value) === '' || isPersonName(value), {
  error: 'errors.nameCharacters',
});

/** The guest's own calendar day: the age is computed in the guest's time zone. */
function todayHere(): LocalDate {
  return dateAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

const isShortEnough = (name: string) => {
  const { firstName, lastName } = splitFullName(name);
  return firstName.length <= 60 && lastName.length <= 120;
};

/** In Brazil both come from the postcode, so the postcode has to be corrected (PER-13). */
const placeRules = (['city', 'state'] as const).flatMap(line =>
  [
    { isBrazil: true, error: 'errors.fromCep' },
    { isBrazil: false, error: 'errors.required' },
  ].map(({ isBrazil, error }) =>
    z.refine<PersonalInfoValues>(
      ({ address }) => (address.country === BRAZIL) !== isBrazil || address[line].trim() !== '',
      { path: ['address', line], error, when: () => true },
    ),
  ),
);

/** Streets abroad may have neither (PER-65). */
const linesOfBrazil = (['number', 'neighborhood'] as const).map(line =>
  z.refine<PersonalInfoValues>(({ address }) => address.country !== BRAZIL || address[line].trim() !== '', {
    path: ['address', line],
    error: 'errors.required',
    when: () => true,
  }),
);

/** The form's rules; messages are keys of the `personal-information` texts (PER-08, PER-09, PER-11, PER-12). */
export function personalInfoSchema(today: () => LocalDate = todayHere) {
  const fields = z.object({
    fullName: needed(181).check(
      z.refine(value => value.trim() === '' || isFullName(value), { error: 'errors.fullName' }),
      nameOrEmpty,
      z.refine(isShortEnough, { error: 'errors.tooLong' }),
    ),
    socialName: optional(120).check(nameOrEmpty),
    dateOfBirth: z.string().check(
      z.minLength(1, { error: 'errors.required' }),
      z.refine(isLocalDate, { error: 'errors.date' }),
      z.refine(value => isGuestBirthDate(value, today()), { error: 'errors.age' }),
    ),
    phoneCode: z.string().check(z.regex(/^\d{1,4}$/, { error: 'errors.required' })),
    phone: z.string().check(z.minLength(1, { error: 'errors.required' })),
    nationality: z.string().check(z.regex(/^\d{1,3}$/, { error: 'errors.required' })),
    gender: z.enum([...genders, '']),
    address: z.object({
      country: z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'errors.required' })),
      state: optional(80),
      city: optional(120),
      street: needed(160),
      number: optional(20),
      postCode: needed(POSTCODE_MAX),
      neighborhood: optional(120),
      complement: optional(120),
      ibgeCityCode: z.string(),
      uf: z.string(),
    }),
  });
  return fields.check(
    ...placeRules,
    ...linesOfBrazil,
    // `when`: a rule is checked even while other fields are still wrong.
    z.refine<PersonalInfoValues>(
      ({ phone, phoneCode }) => phone === '' || isValidPhone(phoneCode, phoneDigits(phoneCode, phone)),
      { path: ['phone'], error: 'errors.phone', when: () => true },
    ),
    z.refine<PersonalInfoValues>(
      ({ address: { country, postCode } }) =>
        country !== BRAZIL || postCode === '' || postcodeDigits(postCode).length === 8,
      { path: ['address', 'postCode'], error: 'errors.postCode', when: () => true },
    ),
  );
}
