import { expect, test } from 'vitest';
import { houseNow, learnHouseTime } from '#renderer/gateway/house-clock.ts';

test('dates and walk-ins follow the gateway clock where the device clock is wrong (PD-18, PD-21)', () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  learnHouseTime(new Headers({ date: tomorrow.toUTCString() }));
  expect(Math.abs(houseNow().getTime() - tomorrow.getTime())).toBeLessThan(5_000);
});

test('an answer without a readable date leaves the known time alone (PD-18)', () => {
  const before = houseNow().getTime();
  learnHouseTime(new Headers({ date: 'soon' }));
  learnHouseTime(new Headers());
  expect(Math.abs(houseNow().getTime() - before)).toBeLessThan(5_000);
});
