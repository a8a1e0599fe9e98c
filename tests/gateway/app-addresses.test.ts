import { expect, test } from 'vitest';
import { isAppAddress } from '#gateway/server/web-app/app-addresses.ts';
import { bookingPages, paths, spacePages } from '#renderer/platform/paths.ts';

test('every address of the guest app is known to the gateway, and one that leads nowhere is not (APP-60)', () => {
  const own = [paths, bookingPages, spacePages].flatMap(table => Object.values(table));
  expect(own.filter(path => !isAppAddress(path))).toEqual([]);
  for (const path of ['/guest', '/guest/no-such-room', '/no-such-page', '/loginx', '/constructor'])
    expect(isAppAddress(path), path).toBe(false);
});
