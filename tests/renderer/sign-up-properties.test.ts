import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginSchema } from '#renderer/guest/features/shared/session/login-schema.ts';
import {
  forgotPasswordSchema,
  resetPasswordSchema,
} from '#renderer/guest/features/shared/session/password-schemas.ts';
import {
  emptySignUp,
  newGuest,
  type SignUpValues,
  signUpSchema,
} from '#renderer/guest/features/shared/sign-up/sign-up-schema.ts';
import { newGuest as newGuestBody } from '#shared/contract/guest/guest-user.ts';
import { emailAddress } from '#shared/contract/schemas.ts';
import { isStrongPassword, sanitizePassword } from '#shared/rules/password.ts';
import { hostileText } from '../hostile-text.ts';

const schema = signUpSchema(() => '2026-11-21');
const good: SignUpValues = {
  ...emptySignUp,
  email: 'zoe@example.com',
  repeatEmail: 'zoe@example.com',
  fullName: 'Zoé Lima Prado',
  dateOfBirth: '1990-05-04',
  phone: '11987654321',
  password: 'Senha#2026',
  repeatPassword: 'Senha#2026',
  consent: true,
};

/** Mostly right, so that forms pass often enough for what follows to mean something. */
const orGood = (field: keyof SignUpValues, other: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(String(good[field])) }, { weight: 2, arbitrary: other });
const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 });
const names = fc.oneof(
  hostileText,
  fc.tuple(word, word).map(([first, last]) => `${first} ${last}`),
  fc.nat({ max: 200 }).map(length => `${'A'.repeat(length)} Lima`),
  fc.nat({ max: 200 }).map(length => `Ana ${'b'.repeat(length)}`),
);
const passwords = fc.oneof(
  hostileText,
  hostileText.map(text => `Senha#2026${text}`),
);
const emails = fc.oneof(hostileText, fc.emailAddress());

const forms = fc
  .record({
    email: orGood('email', emails),
    fullName: orGood('fullName', names),
    socialName: fc.oneof(fc.constant(''), names),
    dateOfBirth: orGood('dateOfBirth', hostileText),
    phoneCode: orGood('phoneCode', fc.oneof(fc.constantFrom('1', '351'), hostileText)),
    phone: orGood('phone', fc.oneof(fc.stringMatching(/^\d{4,16}$/), hostileText)),
    password: orGood('password', passwords),
    subscribe: fc.boolean(),
  })
  .map(fields => ({ ...good, ...fields, repeatEmail: fields.email, repeatPassword: fields.password }));

describe('whatever is typed into the sign-up form', () => {
  test('what the form takes, the contract takes as well (SGN-11, SGN-18, PD-29)', () => {
    let taken = 0;
    fc.assert(
      fc.property(forms, form => {
        if (!schema.safeParse(form).success) return;
        taken += 1;
        expect(newGuestBody.safeParse(newGuest(form, 'ENGLISH')).error?.issues).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
    expect(taken).toBeGreaterThan(20);
  });

  test('a repetition that differs is never taken (SGN-13, VAL-03)', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (email, password) => {
        const sameEmail = email.trim().toLowerCase() === good.email;
        const samePassword = sanitizePassword(password) === good.password;
        if (!sameEmail) expect(schema.safeParse({ ...good, repeatEmail: email }).success).toBe(false);
        if (!samePassword)
          expect(schema.safeParse({ ...good, repeatPassword: password }).success).toBe(false);
      }),
    );
  });

  test('a name of one word, a weak password and a phone of letters are never accepted (SGN-14, SGN-16, SGN-37)', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const with_ = (change: Partial<SignUpValues>) => schema.safeParse({ ...good, ...change }).success;
        if (text.trim().split(/\s+/u).length < 2) expect(with_({ fullName: text })).toBe(false);
        if (!isStrongPassword(sanitizePassword(text)))
          expect(with_({ password: text, repeatPassword: text })).toBe(false);
        if (text.replace(/\D/g, '').length < 11) expect(with_({ phone: text })).toBe(false);
      }),
    );
  });
});

describe('whatever is typed to sign in or for another password', () => {
  test('the e-mail is taken exactly where the contract takes it (SES-04, SGN-32)', () => {
    fc.assert(
      fc.property(emails, email => {
        const isAddress = emailAddress.safeParse(email).success;
        expect(loginSchema.safeParse({ email, password: 'x' }).success).toBe(isAddress);
        expect(forgotPasswordSchema.safeParse({ email }).success).toBe(isAddress);
      }),
    );
  });

  test('a new password is accepted when it is strong, of a length that can be stored, and typed twice (SGN-37, VAL-01, VAL-03)', () => {
    fc.assert(
      fc.property(passwords, fc.boolean(), (password, isRepeated) => {
        const repeatPassword = isRepeated ? password : `${password}x`;
        expect(resetPasswordSchema.safeParse({ password, repeatPassword }).success).toBe(
          isRepeated && isStrongPassword(password) && password.length <= 128,
        );
      }),
    );
  });
});
