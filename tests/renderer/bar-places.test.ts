import { expect, test } from 'vitest';
import { placeOf } from '#renderer/guest/app/shell/bar-places.ts';

test.each([
  ['/', 'home'],
  ['/guest/booking/active', 'stay'],
  ['/guest/booking/details/b-1/management', 'stay'],
  ['/guest/stay', 'stay'],
  ['/guest/services', 'services'],
  ['/guest/deliveries/history', 'services'],
  ['/guest/space-reservation/start', 'services'],
  ['/guest/account', 'account'],
  ['/guest/settings/payments', 'account'],
] as const)('a phone’s bar marks the place of %s (APP-59)', (path, place) =>
  expect(placeOf(path)).toBe(place),
);

test.each([
  '/booking/step-4',
  '/guest/checkin/b-1/start',
  '/guest/checkout/b-1/confirm',
  '/guest/pix/p-1',
  '/guest/booking/details/b-1/pix',
  '/guest/booking/details/b-1/management/buy-hours/CHECKIN/1',
  '/guest/preferences/minibar',
  '/login',
])('a phone has no bar on %s (APP-59)', path => expect(placeOf(path)).toBeNull());
