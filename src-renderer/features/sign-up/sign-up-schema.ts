import * as z from 'zod/mini';
import type { NewGuest } from '#shared/contract/guest-user.ts';
import type { PreferredLanguage } from '#shared/contract/schemas.ts';
import { dateAt, isLocalDate, type LocalDate } from '#shared/hotel-time.ts';
import { isGuestBirthDate } from '#shared/rules/birth-date.ts';
import { isStrongPassword, sanitizePassword } from '#shared/rules/password.ts';
import { isFullName, normalizeName, splitFullName } from '#shared/rules/person-name.ts';
import { BRAZIL_CODE, isValidPhone, phoneDigits } from '#shared/rules/phone.ts';

/** What the sign-up form holds while it is typed into (SGN-11, SGN-12). */
export type SignUpValues = {
  email: string;
  repeatEmail: string;
  fullName: string;
  socialName: string;
  /** `YYYY-MM-DD`, or what there is of it. */
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

/** A rule about several fields: it speaks even while other fields are still wrong. */
const together = (path: keyof SignUpValues, key: string, holds: (guest: SignUpValues) => boolean) =>
  z.refine<SignUpValues>(holds, { path: [path], error: key, when: () => true });

/** The guest's own calendar day: the age is asked where the guest is. */
function todayHere(): LocalDate {
  return dateAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The sign-up form's rules; messages are keys of the `sign-up` texts (SGN-13 to SGN-17, VAL-01, VAL-03, D29). */
export function signUpSchema(today: () => LocalDate = todayHere) {
  return z
    .object({
      email: text('errors.required').check(
        z.trim(),
        z.maxLength(254),
        z.email({ error: 'errors.invalidEmail' }),
      ),
      repeatEmail: text('errors.required'),
      fullName: text('errors.required').check(
        z.maxLength(180, { error: 'errors.tooLong' }),
        z.refine(isFullName, { error: 'errors.fullName' }),
      ),
      socialName: z.string().check(z.maxLength(120, { error: 'errors.tooLong' })),
      dateOfBirth: text('errors.required').check(
        z.refine(isLocalDate, { error: 'errors.date' }),
        z.refine(value => isGuestBirthDate(value, today()), { error: 'errors.age' }),
      ),
      country: z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'errors.required' })),
      phoneCode: z.string().check(z.regex(/^\d{1,4}$/, { error: 'errors.required' })),
      phone: text('errors.required'),
      password: text('errors.required').check(
        z.maxLength(128, { error: 'errors.tooLong' }),
        z.refine(value => isStrongPassword(sanitizePassword(value)), { error: 'errors.password' }),
      ),
      repeatPassword: text('errors.required'),
      consent: z.boolean().check(z.refine(given => given, { error: 'errors.consent' })),
      subscribe: z.boolean(),
    })
    .check(
      together(
        'repeatEmail',
        'errors.repeatEmail',
        guest => guest.repeatEmail === '' || sameEmail(guest.repeatEmail) === sameEmail(guest.email),
      ),
      together(
        'repeatPassword',
        'errors.repeatPassword',
        guest =>
          guest.repeatPassword === '' ||
          sanitizePassword(guest.repeatPassword) === sanitizePassword(guest.password),
      ),
      together(
        'phone',
        'errors.phone',
        guest =>
          guest.phone === '' || isValidPhone(guest.phoneCode, phoneDigits(guest.phoneCode, guest.phone)),
      ),
    );
}

/** The body of guestUser/create: no repeats, no fullName, no empty social name (SGN-18, SGN-19, D29). */
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
