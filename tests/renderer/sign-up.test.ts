import { describe, expect, test } from 'vitest';
import { monthDays, openingMonth, pickerYears } from '#renderer/guest/features/shared/sign-up/birth-date.ts';
import {
  emptySignUp,
  newGuest,
  type SignUpValues,
  signUpSchema,
  signUpSchemaFor,
} from '#renderer/guest/features/shared/sign-up/sign-up-schema.ts';
import {
  fieldsUpTo,
  isStepFilled,
  signUpSteps,
} from '#renderer/guest/features/shared/sign-up/sign-up-steps.ts';
import { readBirthDate, showBirthDate } from '#renderer/platform/forms/typed-date.ts';
import * as guestUser from '#shared/contract/guest/guest-user.ts';

const schema = signUpSchema(() => '2026-11-20');
const good: SignUpValues = {
  ...emptySignUp,
  email: 'Nina@Example.com',
  repeatEmail: 'nina@example.com',
  fullName: 'Nina  Prado Lima',
  dateOfBirth: '1990-02-28',
  phone: '(11) 98765-4321',
  password: 'Pernoite#2026',
  repeatPassword: 'Pernoite#2026',
  consent: true,
};

function problems(form: Partial<SignUpValues>): Record<string, string> {
  const parsed = schema.safeParse({ ...good, ...form });
  const issues = parsed.success ? [] : parsed.error.issues;
  // A form shows the first issue of a field.
  return Object.fromEntries(issues.toReversed().map(issue => [issue.path.join('.'), issue.message]));
}

test('a whole form passes, the social name left empty (SGN-11, SGN-12)', () => {
  expect(problems({})).toEqual({});
});

test.each<[string, Partial<SignUpValues>, Record<string, string>]>([
  [
    'the repeated e-mail must equal the first (SGN-13)',
    { repeatEmail: 'nino@example.com' },
    { repeatEmail: 'repeatEmail' },
  ],
  ['a full name has more than one word (SGN-14)', { fullName: 'Nina' }, { fullName: 'fullName' }],
  ['a sign is no second word (SGN-14)', { fullName: 'Nina -' }, { fullName: 'fullName' }],
  ['spaces are no second word (SGN-14)', { fullName: ' Nina ' }, { fullName: 'fullName' }],
  ['a birth date is required (SGN-15)', { dateOfBirth: '' }, { dateOfBirth: 'required' }],
  ['a birth date is a day that exists (SGN-15)', { dateOfBirth: '1990-02-30' }, { dateOfBirth: 'date' }],
  ['a guest is 18 tomorrow (SGN-15)', { dateOfBirth: '2008-11-21' }, { dateOfBirth: 'age' }],
  ['a guest is 18 today (SGN-15)', { dateOfBirth: '2008-11-20' }, {}],
  ['a guest was 100 yesterday (SGN-15)', { dateOfBirth: '1926-11-19' }, { dateOfBirth: 'age' }],
  ['a guest is 100 today (SGN-15)', { dateOfBirth: '1926-11-20' }, {}],
  ['a phone of Brazil has its digits (SGN-16)', { phone: '(11) 8765-4321' }, { phone: 'phone' }],
  ['a phone is required (SGN-16)', { phone: '' }, { phone: 'required' }],
  ['a phone of another country (SGN-16)', { phoneCode: '1', phone: '2025550123' }, {}],
  [
    'a phone code is required (SGN-16)',
    { phoneCode: '', phone: '2025550123' },
    { phoneCode: 'required', phone: 'phone' },
  ],
  ['consent must be given (SGN-17)', { consent: false }, { consent: 'consent' }],
  ['the newsletter may be left (SGN-17)', { subscribe: false }, {}],
  [
    'a password is strong (SGN-37)',
    { password: 'pernoite', repeatPassword: 'pernoite' },
    { password: 'password' },
  ],
  [
    'the repeated password is equal (SGN-37)',
    { repeatPassword: 'Pernoite#2027' },
    { repeatPassword: 'repeatPassword' },
  ],
])('%s', (_, form, expected) => {
  const errors = Object.entries(expected).map(([field, error]) => [field, `errors.${error}`]);
  expect(problems(form)).toEqual(Object.fromEntries(errors));
});

test.each([
  ['', 'errors.required'],
  ['nina@', 'errors.invalidEmail'],
])('e-mail %j is rejected with %s (SGN-13)', (email, key) => {
  expect(problems({ email, repeatEmail: email })).toMatchObject({ email: key });
});

test('another repeated e-mail is reported while other fields are still empty (SGN-13)', () => {
  const form = { repeatEmail: 'nino@example.com', fullName: '' };
  expect(problems(form)).toMatchObject({ repeatEmail: 'errors.repeatEmail' });
});

test.each(['Nina evil.example', 'Nina https://evil', 'Nina L2', 'Nina <b>', 'nina@evil Lima'])(
  'the name %j is rejected with what a name may contain (SEC-06)',
  name => {
    expect(problems({ fullName: name })).toEqual({ fullName: 'errors.nameCharacters' });
    expect(problems({ socialName: name })).toEqual({ socialName: 'errors.nameCharacters' });
  },
);

describe('the sign-up request', () => {
  test('names are split, repeats are left out, the language is added, and the contract takes it (SGN-18, API-35)', () => {
    const body = newGuest(good, 'PORTUGUESE');
    expect(body).toEqual({
      email: 'nina@example.com',
      firstName: 'Nina',
      lastName: 'Prado Lima',
      dateOfBirth: '1990-02-28',
      phoneCode: '55',
      phone: '11987654321',
      country: 'BR',
      password: 'Pernoite#2026',
      consent: true,
      subscribe: false,
      preferredLanguage: 'PORTUGUESE',
    });
    expect(guestUser.newGuest.safeParse(body).success).toBe(true);
  });
  test('a social name is sent only when there is one (SGN-19)', () => {
    expect(newGuest({ ...good, socialName: '  ' }, 'ENGLISH')).not.toHaveProperty('socialName');
    expect(newGuest({ ...good, socialName: ' Nino ' }, 'ENGLISH').socialName).toBe('Nino');
  });
});

describe('the three steps of /sign-up', () => {
  test('show e-mail and name, then birth date and phone, then password and consent (SGN-04, SGN-05, SGN-06)', () => {
    expect(signUpSteps).toEqual([
      ['email', 'fullName'],
      ['dateOfBirth', 'phoneCode', 'phone'],
      ['password', 'repeatPassword', 'consent'],
    ]);
  });
  test.each([
    [0, { email: '' }, false],
    [0, { email: 'not yet right', fullName: 'x' }, true],
    [1, { phone: ' ' }, false],
    [1, {}, true],
    [2, { consent: false }, false],
    [2, {}, true],
  ] as const)('step %i with %j is filled: %s (SGN-07)', (step, change, expected) => {
    expect(isStepFilled(step, { ...good, ...change })).toBe(expected);
  });
  test('a step validates what was shown so far and nothing later (SGN-03)', () => {
    const empty = { ...emptySignUp, email: 'nina@example.com', fullName: 'Nina Prado' };
    expect(signUpSchemaFor(fieldsUpTo(0), () => '2026-11-20').safeParse(empty).success).toBe(true);
    const second = signUpSchemaFor(fieldsUpTo(1), () => '2026-11-20').safeParse({ ...good, phone: '12' });
    expect(second.error?.issues.map(issue => issue.message)).toEqual(['errors.phone']);
  });
});

describe('birth date as it is typed', () => {
  test.each([
    ['pt', '24081990', '1990-08-24', '24/08/1990'],
    ['en', '08241990', '1990-08-24', '08/24/1990'],
    ['pt', '3102', '31/02', '31/02'],
    ['pt', '31021990', '31/02/1990', '31/02/1990'],
  ] as const)('in %s, %j is stored as %j and shown as %j (VAL-09)', (language, typed, stored, shown) => {
    expect(readBirthDate(typed, language)).toBe(stored);
    expect(showBirthDate(stored, language)).toBe(shown);
  });
  test('a change of language turns the order of a whole date (VAL-09)', () => {
    expect(showBirthDate(readBirthDate('24/08/1990', 'pt'), 'en')).toBe('08/24/1990');
  });
});

describe('the calendar of a birth date', () => {
  test('lists 100 years and opens 25 years back, or where the chosen date is (VAL-10)', () => {
    const years = pickerYears('2026-11-20');
    expect([years.length, years[0], years.at(-1)]).toEqual([100, 2026, 1927]);
    expect(openingMonth('', '2026-11-20')).toEqual({ year: 2001, month: 1 });
    expect(openingMonth('1990-08-24', '2026-11-20')).toEqual({ year: 1990, month: 8 });
  });
  test('shows every day of a month under its weekday (VAL-10)', () => {
    const { before, days } = monthDays(2000, 2);
    expect([before, days.length, days.at(-1)]).toEqual([2, 29, '2000-02-29']);
  });
});
