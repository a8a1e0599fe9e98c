import { setInterval } from 'node:timers';

/**
 * Machines stand still: a paused virtual machine, a laptop that sleeps. The clocks go on meanwhile, so that every limit
 * of time of a test is over when it wakes, and what it then says is no word about the software.
 */

/** A stretch of time in which this process could not run although it wanted to, in milliseconds since the epoch. */
export type Stall = { from: number; to: number };

const TICK_MS = 500;
/** Shorter ones happen on a busy machine, and fail no test. */
const SHORTEST_MS = 5_000;
/** After its body a test still closes its pages, which its duration does not count. */
const CLOSING_MS = 10_000;

/** Records when this process was suspended, until `end` is called. */
export function watchForStalls(): { stalls: readonly Stall[]; end(): void } {
  const stalls: Stall[] = [];
  let ticked = performance.now();
  const timer = setInterval(() => {
    const gap = performance.now() - ticked;
    ticked += gap;
    if (gap > SHORTEST_MS) stalls.push({ from: Date.now() - gap, to: Date.now() });
  }, TICK_MS);
  timer.unref();
  return { stalls, end: () => clearInterval(timer) };
}

/** What is read of Playwright's JSON report. */
export type JourneyReport = {
  suites: readonly Suite[];
  /** Failures outside any test. */
  errors: readonly unknown[];
};
type Suite = { suites?: readonly Suite[]; specs: readonly { tests: readonly Test[] }[] };
type Test = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: readonly { startTime: string; duration: number }[];
};

const testsOf = (suite: Suite): readonly Test[] => [
  ...suite.specs.flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/** True when every failed test ran while the machine was suspended: their failures prove nothing. */
export function isOnlyStalls({ suites, errors }: JourneyReport, stalls: readonly Stall[]): boolean {
  const failed = suites
    .flatMap(testsOf)
    .filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const stoodStill = ({ results }: Test) =>
    results.some(({ startTime, duration }) => {
      const from = Date.parse(startTime);
      return stalls.some(stall => stall.from < from + duration + CLOSING_MS && stall.to > from);
    });
  return errors.length === 0 && failed.length > 0 && failed.every(stoodStill);
}
