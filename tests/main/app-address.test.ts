import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAppAddress, readAppAddress } from '../../src-main/security/app-address.ts';

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
  ])('%s is not', address => {
    expect(isAppAddress(address)).toBe(false);
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
    const asked = readAppAddress(`app://pernoite${path}`, root);
    expect(asked.kind === 'refused' || (asked.kind === 'file' && asked.file.startsWith(root))).toBe(true);
  });

  test('the paths of the gateway go to the gateway, with their questions', () => {
    expect(readAppAddress('app://pernoite/api/hotels?lang=pt', root)).toEqual({
      kind: 'gateway',
      path: '/api/hotels?lang=pt',
    });
    expect(readAppAddress('app://pernoite/apix/hotels', root).kind).toBe('page');
  });
});
