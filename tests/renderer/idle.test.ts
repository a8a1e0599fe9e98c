import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterActivity,
  afterStay,
  idlePhase,
  isAnnounced,
} from '#renderer/guest/features/shared/session/idle.ts';
import { webProfile } from '#renderer/platform/host/profile.ts';

const times = webProfile('guest.pernoite.test').idle;
const start = { lastActivity: 1_000_000 };
const at = (ms: number) => start.lastActivity + ms;
const phase = (ms: number) => idlePhase(start, at(ms), times);

test('90 quiet seconds bring the warning, not one less (SES-10)', () => {
  expect(phase(89_999)).toEqual({ kind: 'active', until: at(90_000) });
  expect(phase(90_000)).toMatchObject({ kind: 'warning', secondsLeft: 90 });
});

test('the warning counts down 90 seconds and then the session is over (SES-11)', () => {
  expect(phase(91_000)).toMatchObject({ kind: 'warning', secondsLeft: 89, until: at(92_000) });
  expect(phase(179_001)).toMatchObject({ kind: 'warning', secondsLeft: 1, until: at(180_000) });
  expect(phase(180_000)).toEqual({ kind: 'expired' });
});

test('a throttled tab or a suspended machine ends the session at once (SES-11)', () => {
  expect(phase(3_600_000)).toEqual({ kind: 'expired' });
});

test('activity is noted at most every 500 ms (SES-10)', () => {
  expect(afterActivity(start, at(499), times)).toBe(start);
  expect(afterActivity(start, at(500), times)).toEqual({ lastActivity: at(500) });
});

test('activity while the warning is shown does not close it; the button does (SES-12)', () => {
  expect(afterActivity(start, at(100_000), times)).toBe(start);
  const stayed = afterStay(start, at(100_000), times);
  expect(idlePhase(stayed, at(100_000), times)).toMatchObject({ kind: 'active', until: at(190_000) });
});

test('the button comes too late when the time is over (SES-11)', () => {
  expect(afterStay(start, at(180_000), times)).toBe(start);
});

test('a clock that is set back keeps nobody signed in longer than the rule says (SES-10)', () => {
  expect(idlePhase(start, start.lastActivity - 3_600_000, times)).toMatchObject({
    kind: 'active',
    until: start.lastActivity - 3_600_000 + times.warningMs,
  });
});

test('checking again at `until` always leads further, down to the end (SES-11)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 179_999 }), begin => {
      let now = at(begin);
      for (let checks = 0; checks < 95; checks += 1) {
        const seen = idlePhase(start, now, times);
        if (seen.kind === 'expired') {
          expect(now).toBe(at(180_000));
          return;
        }
        expect(seen.until).toBeGreaterThan(now);
        now = seen.until;
      }
      throw new Error('never ended');
    }),
  );
});

test('a screen reader hears the start of the countdown and four more times at most (SES-11)', () => {
  const said = Array.from({ length: 90 }, (_, index) => 90 - index).filter(left => isAnnounced(left, 90_000));
  expect(said).toEqual([90, 60, 30, 10]);
});
