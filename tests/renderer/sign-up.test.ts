import { describe, expect, test } from 'vitest';
import {
  emptySignUp,
  newGuest,
  type SignUpValues,
  signUpSchema,
} from '#renderer/features/sign-up/sign-up-schema.ts';
import * as guestUser from '#shared/contract/guest-user.ts';

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
  const answer = schema.safeParse({ ...good, ...form });
  const issues = answer.success ? [] : answer.error.issues;
  // A form shows the first issue of a field.
  return Object.fromEntries(issues.toReversed().map(issue => [issue.path.join('.'), issue.message]));
}

test('a whole form passes, the social name left empty (SGN-11, SGN-12)', () => {
  expect(problems({})).toEqual({});
});

test.each([
  ['', 'errors.required'],
  ['nina@', 'errors.invalidEmail'],
])('e-mail %j is refused with %s (SGN-13)', (email, key) => {
  expect(problems({ email, repeatEmail: email })).toMatchObject({ email: key });
});

test('the repeated e-mail must equal the first, and says so while other fields are still empty (SGN-13)', () => {
  expect(problems({ repeatEmail: 'nino@example.com' })).toEqual({ repeatEmail: 'errors.repeatEmail' });
  expect(problems({ repeatEmail: 'nino@example.com', fullName: '' })).toMatchObject({
    repeatEmail: 'errors.repeatEmail',
  });
});

test.each(['Nina', 'Nina -', ' Nina '])('a full name of one word, %j, is refused (SGN-14)', fullName => {
  expect(problems({ fullName })).toEqual({ fullName: 'errors.fullName' });
});

test.each([
  ['', 'errors.required'],
  ['1990-02-30', 'errors.date'],
  ['2008-11-21', 'errors.age'],
  ['1926-11-19', 'errors.age'],
])('birth date %j is refused with %s (SGN-15)', (dateOfBirth, key) => {
  expect(problems({ dateOfBirth })).toEqual({ dateOfBirth: key });
});

test.each(['2008-11-20', '1926-11-20'])(
  'birth date %j, 18 or 100 years ago, passes (SGN-15)',
  dateOfBirth => {
    expect(problems({ dateOfBirth })).toEqual({});
  },
);

test.each([
  ['55', '(11) 8765-4321', { phone: 'errors.phone' }],
  ['55', '', { phone: 'errors.required' }],
  ['1', '2025550123', {}],
  ['', '2025550123', { phoneCode: 'errors.required', phone: 'errors.phone' }],
])('code %j with phone %j gives %j (SGN-16)', (phoneCode, phone, expected) => {
  expect(problems({ phoneCode, phone })).toEqual(expected);
});

test('consent must be given, the newsletter may be left (SGN-17)', () => {
  expect(problems({ consent: false })).toEqual({ consent: 'errors.consent' });
  expect(problems({ subscribe: false })).toEqual({});
});

test('passwords must be strong and equal (SGN-37)', () => {
  expect(problems({ password: 'pernoite', repeatPassword: 'pernoite' })).toEqual({
    password: 'errors.password',
  });
  expect(problems({ repeatPassword: 'Pernoite#2027' })).toEqual({ repeatPassword: 'errors.repeatPassword' });
});

describe('what travels', () => {
  test('names are split, repeats stay behind, the language is added, and the contract takes it (SGN-18, API-35)', () => {
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
