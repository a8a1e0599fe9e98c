import { describe, expect, test } from 'vitest';
import en from '#locales/en/errors.json' with { type: 'json' };
import staffEn from '#locales/en/staff/errors.json' with { type: 'json' };
import pt from '#locales/pt/errors.json' with { type: 'json' };
import staffPt from '#locales/pt/staff/errors.json' with { type: 'json' };
import { errorTextKey } from '#renderer/platform/i18n/error-text.ts';
import { gatewayErrorStatus, staffErrorStatus } from '#shared/error-status.ts';
import { AppError, clientCodes, staffClientCodes } from '#shared/errors.ts';

const languages: Record<string, Record<string, string>> = { en, pt };
const staffCodes: string[] = [...Object.keys(staffErrorStatus), ...staffClientCodes];
const codes = [...Object.keys(gatewayErrorStatus), ...clientCodes].filter(code => !staffCodes.includes(code));

describe.each(Object.keys(languages))('in %s', language => {
  test.each(codes)('%s leads to a text that exists (ERR-01)', code => {
    const [namespace, key = ''] = errorTextKey(new AppError(code, '')).split(':');
    if (namespace === 'general') expect(key).toBe('genericError');
    else expect(languages[language]?.[key] ?? '').not.toBe('');
  });
});

test('a code of the staff address has a text of its own in both languages (ERR-01)', () => {
  for (const texts of [staffEn, staffPt]) {
    const told = Object.keys(texts);
    expect(told).toEqual(expect.arrayContaining(staffCodes));
    // Over the guests' words, staff have their own for some codes of both.
    expect([...Object.keys(gatewayErrorStatus), ...clientCodes]).toEqual(expect.arrayContaining(told));
  }
});

test.each([
  ['INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST', /no main guest/],
  ['EMAIL_DUPLICATED_IN_BOOKING', /already in the booking/],
  ['INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_SAME_ACCOMMODATION', /this room.*another/],
  ['INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION', /another room/],
  ['INVITE_ACCOMMODATION_ADULTS_EXCEEDS', /more adults/],
  ['USER_HAS_ACTIVE_BOOKINGS', /active bookings/],
  ['GUEST_EMAIL_ALREADY_EXISTS', /already an account/],
  ['GUEST_ALREADY_CREATED', /already in the room/],
] as const)(
  '%s says what happened (ERR-03, ERR-04, ERR-05, ERR-06, ERR-07, ERR-08, ERR-09, ERR-10)',
  (code, text) => {
    expect(errorTextKey({ code })).toBe(`errors:${code}`);
    expect(en[code]).toMatch(text);
  },
);

test('our own failures and those of the provider get the generic text (ERR-02)', () => {
  for (const code of ['INTERNAL_SERVER_ERROR', 'METHOD_NOT_ALLOWED']) {
    expect(errorTextKey({ code })).toBe('general:genericError');
  }
});

test('whatever is thrown has a text key, and odd codes get the generic one (ERR-02, ERR-11)', () => {
  for (const thrown of [null, undefined, 'text', 7, new Error('x'), {}, { code: 5 }, { code: '__proto__' }]) {
    expect(errorTextKey(thrown)).toBe('general:genericError');
  }
  expect(errorTextKey({ code: '../../secrets' })).toBe('general:genericError');
});
