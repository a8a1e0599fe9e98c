import { expect, test } from 'vitest';
import { webProfile } from '#renderer/platform/host/profile.ts';

test('the web build at the kiosk subdomain forces walk-in, and nowhere else (WEB-05, FUN-35)', () => {
  expect(webProfile('kiosk.pernoite.test').forceWalkIn).toBe(true);
  for (const name of ['guest.pernoite.test', 'localhost', 'notkiosk.pernoite.test', 'pernoite.test']) {
    expect(webProfile(name).forceWalkIn).toBe(false);
  }
});
