import * as z from 'zod/mini';
import type { NewGuest } from '#shared/contract/guest/guest-user.ts';
import type { PreferredLanguage } from '#shared/contract/schemas.ts';
import { dateAt, type LocalDate } from '#shared/hotel-time.ts';
import { isLocalDate } from '#shared/local-date.ts';
import { isGuestBirthDate } from '#shared/rules/birth-date.ts';
import { isStrongPassword, PASSWORD_MAX, sanitizePassword } from '#shared/rules/password.ts';
import {
  isFullName,
  isPersonName,
  isStorableFullName,
  NAME_LENGTHS,
  normalizeName,
  splitFullName,
} from '#shared/rules/person-name.ts';
import { BRAZIL_CODE, isValidPhone, phoneDigits } from '#shared/rules/phone.ts';

export type SignUpValues = {
  email: string;
  repeatEmail: string;
  fullName: string;
  socialName: string;
  /** `YYYY-MM-DD`, possibly incomplete. */
  dateOfBirth: LocalDate;
  country: string;
  phoneCode: string;
  phone: string;
  password: string;
  repeatPassword: string;
  consent: boolean;
  subscribe: boolean;
};

export const emptySignUp: SignUpValues = {
  email: '',
  repeatEmail: '',
  fullName: '',
  socialName: '',
  dateOfBirth: '',
  country: 'BR',
  phoneCode: BRAZIL_CODE,
  phone: '',
  password: '',
  repeatPassword: '',
  consent: false,
  subscribe: false,
};

const sameEmail = (value: string) => value.trim().toLowerCase();
const text = (key: string) => z.string().check(z.minLength(1, { error: key }));

/** The guest's own calendar day: the age is computed in the guest's time zone. */
function todayHere(): LocalDate {
  return dateAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function fieldRules(today: () => LocalDate) {
  return {
    email: text('errors.required').check(
      z.trim(),
      z.maxLength(254),
      z.email({ error: 'errors.invalidEmail' }),
    ),
    repeatEmail: text('errors.required'),
    fullName: text('errors.required').check(
      z.refine(isFullName, { error: 'errors.fullName' }),
      z.refine(isPersonName, { error: 'errors.nameCharacters' }),
      z.refine(isStorableFullName, { error: 'errors.tooLong' }),
    ),
    socialName: z.string().check(
      z.refine(value => normalizeName(value).length <= NAME_LENGTHS.socialName, {
        error: 'errors.tooLong',
      }),
      z.refine(value => normalizeName(value) === '' || isPersonName(value), {
        error: 'errors.nameCharacters',
      }),
    ),
    dateOfBirth: text('errors.required').check(
      z.refine(isLocalDate, { error: 'errors.date' }),
      z.refine(value => isGuestBirthDate(value, today()), { error: 'errors.age' }),
    ),
    country: z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'errors.required' })),
    phoneCode: z.string().check(z.regex(/^\d{1,4}$/, { error: 'errors.required' })),
    phone: text('errors.required'),
    password: text('errors.required').check(
      z.maxLength(PASSWORD_MAX, { error: 'errors.tooLong' }),
      z.refine(value => isStrongPassword(sanitizePassword(value)), { error: 'errors.password' }),
    ),
    repeatPassword: text('errors.required'),
    consent: z.boolean().check(z.refine(given => given, { error: 'errors.consent' })),
    subscribe: z.boolean(),
  } satisfies Record<keyof SignUpValues, z.ZodMiniType>;
}

type Together = { field: keyof SignUpValues; key: string; holds: (guest: SignUpValues) => boolean };

/** Rules about several fields; an empty one is reported by its own rule. */
const togetherRules: readonly Together[] = [
  {
    field: 'repeatEmail',
    key: 'errors.repeatEmail',
    holds: guest => guest.repeatEmail === '' || sameEmail(guest.repeatEmail) === sameEmail(guest.email),
  },
  {
    field: 'repeatPassword',
    key: 'errors.repeatPassword',
    holds: guest =>
      guest.repeatPassword === '' ||
      sanitizePassword(guest.repeatPassword) === sanitizePassword(guest.password),
  },
  {
    field: 'phone',
    key: 'errors.phone',
    holds: guest =>
      guest.phone === '' || isValidPhone(guest.phoneCode, phoneDigits(guest.phoneCode, guest.phone)),
  },
];

function withTogether(schema: z.ZodMiniType<SignUpValues, SignUpValues>, fields?: readonly string[]) {
  const rules = togetherRules.filter(rule => fields === undefined || fields.includes(rule.field));
  return schema.check(
    // `when`: a rule is checked even while other fields are still invalid.
    ...rules.map(({ field, key, holds }) =>
      z.refine<SignUpValues>(holds, { path: [field], error: key, when: () => true }),
    ),
  );
}

/** The sign-up form's rules; messages are keys of the `sign-up` texts (SGN-13 to SGN-17, VAL-01, VAL-03, PD-29). */
export function signUpSchema(today: () => LocalDate = todayHere) {
  return withTogether(z.object(fieldRules(today)));
}

/** The same rules for some fields only: those that a page in steps has shown so far. */
export function signUpSchemaFor(fields: readonly (keyof SignUpValues)[], today: () => LocalDate = todayHere) {
  const rules = Object.entries(fieldRules(today)).filter(([name]) =>
    (fields as readonly string[]).includes(name),
  );
  const schema = z.looseObject(Object.fromEntries(rules));
  return withTogether(schema as unknown as z.ZodMiniType<SignUpValues, SignUpValues>, fields);
}

/** Fields that are empty or wrong. */
export function countMissing(form: SignUpValues): number {
  const { error } = signUpSchema().safeParse(form);
  return new Set(error?.issues.map(({ path }) => path[0])).size;
}

/** The body of guestUser/create: no repeats, no fullName, no empty social name (SGN-18, SGN-19, PD-29). */
export function newGuest(form: SignUpValues, preferredLanguage: PreferredLanguage): NewGuest {
  const socialName = normalizeName(form.socialName);
  return {
    email: sameEmail(form.email),
    ...splitFullName(form.fullName),
    ...(socialName === '' ? {} : { socialName }),
    dateOfBirth: form.dateOfBirth,
    phoneCode: form.phoneCode,
    phone: phoneDigits(form.phoneCode, form.phone),
    country: form.country,
    password: sanitizePassword(form.password),
    consent: true,
    subscribe: form.subscribe,
    preferredLanguage,
  };
}
