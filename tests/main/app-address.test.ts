import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  isAppAddress,
  isBelow,
  isPlainPath,
  isStaffAddress,
  readAppAddress,
  staffSite,
  takeOverAddress,
} from '../../src-main/security/app-address.ts';

const root = join(import.meta.dirname, 'built');

describe('addresses of the desktop app', () => {
  test.for(['app://pernoite/', 'app://pernoite/booking/step-1?checkin=2026-12-01#rooms'])(
    '%s is its own',
    address => {
      expect(isAppAddress(address)).toBe(true);
    },
  );

  test.for([
    'https://pernoite/',
    'app://pernoite.evil.example/',
    'app://evil/pernoite',
    'app://someone@pernoite/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'app:pernoite',
    'not an address',
  ])('%s is not', address => expect(isAppAddress(address)).toBe(false));

  test('the staff app has an origin of its own, whose addresses the guest app’s session does not serve (STF-01)', () => {
    expect(isStaffAddress('app://staff/parcels')).toBe(true);
    for (const address of [
      'app://pernoite/',
      'app://staff.evil.example/',
      'app://me@staff/',
      'https://staff/',
    ])
      expect(isStaffAddress(address), address).toBe(false);
    for (const path of ['', 'api/session', 'staff.html', 'assets/staff-1a2b.js', '-/empty']) {
      expect(readAppAddress(`app://staff/${path}`, root)).toEqual({ kind: 'refused' });
      expect(readAppAddress(`app://pernoite/${path}`, root, staffSite)).toEqual({ kind: 'refused' });
    }
    expect(readAppAddress(takeOverAddress('A'.repeat(22)), root)).toEqual({ kind: 'page' });
    expect(readAppAddress('app://staff/api/session', root, staffSite)).toMatchObject({ kind: 'gateway' });
    expect(readAppAddress('app://staff/identity/v1', root, staffSite)).toEqual({ kind: 'page' });
  });

  test('a file of the build is found by its path', () => {
    expect(readAppAddress('app://pernoite/assets/index-1a2b.js?x=1', root)).toEqual({
      kind: 'file',
      file: join(root, 'assets', 'index-1a2b.js'),
    });
  });

  test.for(['/', '/index.html', '/booking/step-2', '/guest/bookings/42', '/login?lang=pt'])(
    '%s is a screen, so a reload lands where it was',
    path => {
      expect(readAppAddress(`app://pernoite${path}`, root)).toEqual({ kind: 'page' });
    },
  );

  test.for([
    '/..%2f..%2fetc/passwd.txt',
    '/assets/..%2f..%2f..%2fsecret.key',
    '/..%5c..%5cwindows%5cwin.ini',
    '/assets/a.js%00.png',
    '/%E0%A4%A.js',
    '/c%3A/boot.ini',
  ])('%s never leaves the folder', path => {
    const address = readAppAddress(`app://pernoite${path}`, root);
    expect(address.kind === 'refused' || (address.kind === 'file' && address.file.startsWith(root))).toBe(
      true,
    );
  });

  test('the paths of the gateway go to the gateway, with their questions', () => {
    expect(readAppAddress('app://pernoite/api/hotels?lang=pt', root)).toEqual({
      kind: 'gateway',
      path: '/api/hotels?lang=pt',
    });
    expect(readAppAddress('app://pernoite/apix/hotels', root).kind).toBe('page');
  });
});

/** Each leaves /api/ at some server or proxy that reads it by its own rules. */
const LEADING_OUT = [
  '/api/..\\admin',
  '/api/..\\..\\..\\admin',
  '/api/hotels\\..\\..\\admin',
  '/api\\..\\admin/',
  '/api/%5c..%5cadmin',
  '/api/..%5Cadmin',
  '/api/..%2fadmin',
  '/api/..%2Fadmin',
  '/api/hotels%2f..%2f..%2fadmin',
  '/api/%252e%252e/admin',
  '/api/..%252fadmin',
  '/api/..%255cadmin',
  '/api/%25252e%25252e%25252fadmin',
  '/api/..;/admin',
  '/api/%2e%2e;x=1/admin',
  '/api/hotels%00/x',
  '/api/hotels%0d%0aX-Device-Profile:kiosk',
  '/api/%zz/hotels',
  '/api/%c0%ae%c0%ae/admin',
  '/identity/..%2fapi/hotels',
  '/ofrep/..\\api/hotels',
  '/ofrep/%2e%2e%2fapi/hotels',
];

describe('a path that is forwarded to the gateway', () => {
  test.for(LEADING_OUT)('%s is rejected (SEC-13)', path => {
    expect(readAppAddress(`app://pernoite${path}`, root)).not.toMatchObject({ kind: 'gateway' });
    expect(readAppAddress(`app://staff${path}`, root, staffSite)).not.toMatchObject({ kind: 'gateway' });
    expect(isPlainPath(path)).toBe(false);
  });

  test.for([
    '/api/../admin',
    '/api/./../admin',
    '/api/%2e%2e/admin',
    '/api/.%2E/admin',
    '/api/a/../../admin',
  ])('%s is no call at all: the address itself has left /api/ (SEC-13)', path => {
    expect(readAppAddress(`app://pernoite${path}`, root)).toEqual({ kind: 'page' });
  });

  test.for([
    '/api/hotels',
    '/api/bookings/PN-4711/cancel',
    '/api/guests/ana%40pernoite.example',
    '/api/texts/caf%C3%A9%20da%20manh%C3%A3',
    '/api/a..b/...c/.d',
    '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
  ])('%s goes to the gateway as it is (SEC-13)', path => {
    expect(readAppAddress(`app://pernoite${path}?next=..%2f..%5c`, root)).toEqual({
      kind: 'gateway',
      path: `${path}?next=..%2f..%5c`,
    });
  });

  test.for([
    ['https://gateway.example/guests/api/x', 'https://gateway.example/guests/api', true],
    ['https://gateway.example/guests/api/', 'https://gateway.example/guests/api', true],
    ['https://gateway.example/guests/apix', 'https://gateway.example/guests/api', false],
    ['https://gateway.example/guests/api/../admin', 'https://gateway.example/guests/api', false],
    ['https://gateway.example/guests/api/..\\admin', 'https://gateway.example/guests/api', false],
    ['https://gateway.example.evil.example/guests/api/x', 'https://gateway.example/guests/api', false],
    ['https://gateway.example:8443/guests/api/x', 'https://gateway.example/guests/api', false],
    ['http://gateway.example/guests/api/x', 'https://gateway.example/guests/api', false],
    ['https://me@gateway.example/guests/api/x', 'https://gateway.example/guests/api', false],
    ['app://gateway/api/x', 'app://gateway/api', false],
  ] as const)('%s below %s: %s (SEC-13)', ([address, base, expected]) => {
    expect(isBelow(address, base)).toBe(expected);
  });
});
