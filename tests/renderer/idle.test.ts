import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterActivity,
  afterStay,
  idlePhase,
  isAnnounced,
} from '#renderer/guest/features/shared/session/idle.ts';
import { webProfile } from '#renderer/platform/host/profile.ts';
import {
  noteOutcome,
  OUTCOME_READ_MS,
  outcomeReadUntil,
  useFreshOutcome,
} from '#renderer/platform/state/outcome-shown.ts';
import { resetGuest } from '#renderer/platform/state/store.ts';
import { runHook } from './run-hook.ts';

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

describe('a payment’s outcome or a confirmation', () => {
  // The guest has paid on the phone for three minutes: the code's end brings the countdown at once.
  const paidAt = at(180_000);
  const after = (ms: number, outcomeEnd?: number) =>
    idlePhase(start, paidAt + ms, times, {
      isBusy: false,
      codeEnd: paidAt,
      ...(outcomeEnd !== undefined && { outcomeEnd }),
    });

  test('is not covered by the countdown in its first minute (SES-14)', () => {
    const readUntil = paidAt + OUTCOME_READ_MS;
    expect(after(0)).toMatchObject({ kind: 'warning' });
    expect(after(0, readUntil)).toEqual({ kind: 'active', until: readUntil });
    expect(after(OUTCOME_READ_MS - 1, readUntil).kind).toBe('active');
    expect(after(OUTCOME_READ_MS, readUntil)).toMatchObject({ kind: 'warning', secondsLeft: 90 });
    expect(after(OUTCOME_READ_MS + 90_000, readUntil)).toEqual({ kind: 'expired' });
  });

  test('puts away a countdown that has begun, and shortens no guest’s time (SES-14)', () => {
    const delay = {
      isBusy: false,
      codeEnd: Number.NEGATIVE_INFINITY,
      outcomeEnd: at(100_000) + OUTCOME_READ_MS,
    };
    expect(phase(100_000).kind).toBe('warning');
    expect(idlePhase(start, at(100_000), times, delay).kind).toBe('active');
    expect(idlePhase(start, at(0), times, { ...delay, outcomeEnd: at(1_000) })).toEqual(phase(0));
  });

  test('counts from when it appears, not while it is awaited (SES-14)', () => {
    resetGuest('signedOut');
    runHook(() => useFreshOutcome(null)).unmount();
    expect(outcomeReadUntil()).toBe(Number.NEGATIVE_INFINITY);
    runHook(() => useFreshOutcome('p1 PAID')).unmount();
    expect(outcomeReadUntil()).toBeGreaterThan(Date.now());
  });

  test('of one guest gives no time to the next (SES-14)', () => {
    noteOutcome();
    expect(outcomeReadUntil()).toBeGreaterThan(Date.now());
    resetGuest('signedOut');
    expect(outcomeReadUntil()).toBe(Number.NEGATIVE_INFINITY);
  });
});
