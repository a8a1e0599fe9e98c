import { expect, test } from 'vitest';
import { isOnlyStalls, type JourneyReport, watchForStalls } from '../../build/stalls.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const at = (seconds: number) => new Date(NOON + seconds * 1_000).toISOString();
const stall = (from: number, to: number) => ({ from: NOON + from * 1_000, to: NOON + to * 1_000 });

/** A report of tests by when each began, how many seconds it took, and what became of it. */
const reportOf = (
  tests: [from: number, seconds: number, status: 'expected' | 'unexpected' | 'flaky' | 'skipped'][],
  errors: unknown[] = [],
): JourneyReport => ({
  errors,
  suites: tests.map(([from, seconds, status]) => ({
    specs: [],
    suites: [
      { specs: [{ tests: [{ status, results: [{ startTime: at(from), duration: seconds * 1_000 }] }] }] },
    ],
  })),
});

test('a test that fails while the machine is suspended is to be run again', () => {
  const report = reportOf([
    [0, 5, 'expected'],
    [10, 60, 'unexpected'],
    [80, 0, 'skipped'],
  ]);
  expect(isOnlyStalls(report, [stall(15, 69)])).toBe(true);
  expect(isOnlyStalls(reportOf([[10, 60, 'flaky']]), [stall(15, 69)])).toBe(true);
});

test('a test whose pages could not be closed while the machine was suspended is to be run again', () => {
  expect(isOnlyStalls(reportOf([[10, 5, 'unexpected']]), [stall(16, 80)])).toBe(true);
});

test('a test that fails while the machine runs has failed, whatever else happened in the run', () => {
  expect(isOnlyStalls(reportOf([[10, 5, 'unexpected']]), [])).toBe(false);
  expect(isOnlyStalls(reportOf([[10, 5, 'unexpected']]), [stall(0, 9), stall(26, 90)])).toBe(false);
  const one = reportOf([
    [10, 60, 'unexpected'],
    [100, 5, 'unexpected'],
  ]);
  expect(isOnlyStalls(one, [stall(15, 69)])).toBe(false);
});

test('a run without a failed test, or with a failure outside of them, is not run again', () => {
  expect(isOnlyStalls(reportOf([[10, 60, 'expected']]), [stall(15, 69)])).toBe(false);
  expect(isOnlyStalls(reportOf([[10, 60, 'unexpected']], [{ message: 'x' }]), [stall(15, 69)])).toBe(false);
});

test('a process that could not run for more than five seconds knows it, and a shorter while is none', async () => {
  const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds));
  const standStill = (milliseconds: number) =>
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  const { stalls, end } = watchForStalls();
  await pause(600);
  standStill(2_000);
  await pause(600);
  expect(stalls).toEqual([]);
  const before = Date.now();
  standStill(5_200);
  const after = Date.now();
  await pause(600);
  end();
  expect(stalls).toHaveLength(1);
  expect(stalls[0]?.from).toBeLessThanOrEqual(before);
  expect(stalls[0]?.to).toBeGreaterThanOrEqual(after);
});
