import { expect, test } from 'vitest';
import { countCrashes } from '../../src-main/kiosk/crash-pauses.ts';

test('the first lost page is replaced at once, the next ones after pauses that grow (BEY-07)', () => {
  const crashes = countCrashes();
  const pauses = [0, 1_000, 2_000, 3_000].map(now => crashes.lost(now).pauseMs);
  expect(pauses).toEqual([0, 500, 1_000, 2_000]);
});

test('five in a minute are too many; five in an hour are five first ones (BEY-07)', () => {
  const often = countCrashes();
  expect([0, 10, 20, 30, 40].map(second => often.lost(second * 1_000).hasGivenUp)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  const seldom = countCrashes();
  for (const minute of [0, 12, 24, 36, 48]) {
    expect(seldom.lost(minute * 60_000)).toEqual({ count: 1, pauseMs: 0, hasGivenUp: false });
  }
});
