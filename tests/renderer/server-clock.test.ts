import { expect, test } from 'vitest';
import { learnServerTime, serverNow } from '#renderer/platform/gateway/server-clock.ts';

test('dates and walk-ins follow the gateway clock where the device clock is wrong (PD-18, PD-21)', () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  learnServerTime(new Headers({ date: tomorrow.toUTCString() }));
  expect(Math.abs(serverNow().getTime() - tomorrow.getTime())).toBeLessThan(5_000);
});

test('a response without a readable date leaves the known time alone (PD-18)', () => {
  const before = serverNow().getTime();
  learnServerTime(new Headers({ date: 'soon' }));
  learnServerTime(new Headers());
  expect(Math.abs(serverNow().getTime() - before)).toBeLessThan(5_000);
});
