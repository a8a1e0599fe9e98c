import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetReturnPath,
  rememberOwnPath,
  rememberPath,
  rememberPathIfNone,
  returnPath,
  returnPathOf,
  safeReturnPath,
} from '#renderer/guest/features/shared/session/return-path.ts';
import { standInForPage } from './page-stub.ts';
import { storageOf } from './storage.ts';

const origin = 'https://guest.pernoite.test';
const safe = (value: unknown) => safeReturnPath(value, origin);

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin } });
  forgetReturnPath();
});

test.each([
  '/guest/cards',
  '/guest/booking/details/1?refresh=true',
  '/booking/step-4',
  '/guest/settings/help#top',
])('%s is a path of our own (PD-04)', path => expect(safe(path)).toBe(path));

test.each([
  'https://evil.test/',
  '//evil.test/guest',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/%0a//evil.test\n',
  'javascript:alert(1)',
  'data:text/html,x',
  'guest/cards',
  '',
  '/..//evil.test',
  '/.//evil.test',
  `/${'a'.repeat(3000)}`,
  null,
  undefined,
  7,
  { toString: () => '/guest' },
])('%j is rejected (PD-04)', value => expect(safe(value)).toBeNull());

test.each(['/login', '/login?x=1', '/forgot-password', '/reset-password', '/email-verification', '/sign-up'])(
  '%s is not a place to come back to (SES-03)',
  path => expect(safe(path)).toBeNull(),
);

test('a guest who signs in by a reservation lands on it, unless they came for a check-in (BEY-02)', () => {
  standInForPage(origin);
  vi.stubGlobal('sessionStorage', storageOf());
  rememberPathIfNone('/guest/booking/details/b1');
  expect(returnPath()).toBe('/guest/booking/details/b1');
  rememberPath('/check-in');
  rememberPathIfNone('/guest/booking/details/b1');
  expect(returnPath()).toBe('/check-in');
});

test('secrets do not survive in a remembered path (PD-04)', () => {
  expect(safe('/booking/step-1?customToken=t&a=b&oobCode=c')).toBe('/booking/step-1?a=b');
});

test('whatever is remembered leads to our own origin (PD-04)', () => {
  const parts = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      'evil.test',
      'a',
      '\t',
      '\n',
      ' ',
      'https:',
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      parts.map(list => list.join('')),
      value => {
        const path = safe(value);
        if (path === null) return;
        expect(new URL(path, origin).origin).toBe(origin);
        expect(path.startsWith('//')).toBe(false);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a path of one guest leads nobody else, and is gone once it is forgotten (KSK-23)', () => {
  rememberOwnPath('ana', '/guest/booking/details/1/pix');
  rememberOwnPath('ana', '/');
  rememberOwnPath('ana', '//evil.test');
  expect([returnPathOf('ana'), returnPathOf('bea')]).toEqual(['/guest/booking/details/1/pix', '/']);
  forgetReturnPath();
  expect(returnPathOf('ana')).toBe('/');
});
