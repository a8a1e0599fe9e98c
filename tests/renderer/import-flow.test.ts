import { describe, expect, test } from 'vitest';
import {
  backToForm,
  isFilled,
  rejected,
  shortRoom,
  startOfImport,
} from '#renderer/guest/features/booking/import-booking/flow.ts';
import { AppError } from '#shared/errors.ts';

const named = { locator: 'VERDE7', lastName: 'Prado' };
const failure = (status: number | undefined, code = 'ANY') =>
  new AppError(code, 'rejected', status === undefined ? {} : { status });

describe('an import that is rejected', () => {
  test.each([400, 404])('with %i is not found, whatever the code (BKG-28)', status => {
    expect(rejected(named, failure(status))).toEqual({ step: 'notFound', named });
  });

  test('with 422 is in an account already (BKG-29)', () => {
    expect(rejected(named, failure(422))).toEqual({ step: 'alreadyImported', named });
  });

  test('with an e-mail that is not verified leads to verifying it (SEC-17)', () => {
    const unverified = failure(403, 'EMAIL_NOT_VERIFIED');
    expect(rejected(named, unverified)).toEqual({ step: 'unverified', named });
  });

  test.each([401, 403, 409, 429, 500, 503, undefined])(
    'with %s is shown as a toast and closes the dialog (BKG-30)',
    status => {
      expect(rejected(named, failure(status))).toBeNull();
      expect(rejected(named, new TypeError('failed to fetch'))).toBeNull();
    },
  );

  test('leads back to the form as it was left (BKG-28, BKG-29, PD-30)', () => {
    expect(backToForm({ step: 'notFound', named })).toEqual({ step: 'form', named });
  });
});

test('the form can be sent only with both filled, and spaces fill nothing (BKG-24)', () => {
  expect(isFilled(named)).toBe(true);
  expect(isFilled({ ...named, locator: '  ' })).toBe(false);
  expect(isFilled({ ...named, lastName: '\t' })).toBe(false);
  expect(startOfImport).toMatchObject({ step: 'form' });
});

test.each([
  ['512', '512'],
  ['10-512-B', '10-51'],
  ['12345', '12345'],
])('the room %s is shown as %s (BKG-26)', (given, shown) => expect(shortRoom(given)).toBe(shown));
