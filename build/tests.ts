import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isOnlyStalls, type JourneyReport, watchForStalls } from './stalls.ts';
import { describe, root, StepFailed, step, tool } from './steps.ts';

/** Runs the test programs and counts what they report, so that a run can end with one line. */

export type Counts = { passed: number; failed: number; skipped: number };

export const nothingRun: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** `12 passed, 0 failed`, and `, 3 skipped` only where there are any. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Thrown when tests failed, so that the counts still reach the closing line. */
export class TestsFailed extends StepFailed {
  readonly counts: Counts;

  constructor(message: string, counts: Counts) {
    super(message);
    this.counts = counts;
  }
}

const reports = join(root, 'out', 'reports');

/** Vitest's projects by name (vitest.config.ts). */
export async function runVitest(title: string, projects: string[], env: Record<string, string> = {}) {
  return counted(title, async report => {
    const chosen = projects.flatMap(project => ['--project', project]);
    const output = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
    const run = tool('vitest', ['run', ...chosen, ...output], { env });
    return { run, count: countVitest };
  });
}

/**
 * Playwright's journeys, or those that `args` choose. Where they failed only while the machine was suspended
 * (stalls.ts), those are run again, once.
 */
export async function runJourneys(title: string, args: string[], env: Record<string, string> = {}) {
  return counted(title, async report => {
    const journeys = (chosen: string[]) =>
      tool('playwright', ['test', ...args, ...chosen], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      });
    const { stalls, end } = watchForStalls();
    return {
      run: journeys([]).finally(end),
      count: countJourneys,
      again: (written: unknown) => {
        if (!isOnlyStalls(written as JourneyReport, stalls)) return undefined;
        const lost = stalls.map(({ from, to }) => `${Math.round((to - from) / 1_000)} s`).join(' and ');
        console.log(`  … ${title}: the machine stood still for ${lost}; what failed then is run again`);
        return () => journeys(['--last-failed']);
      },
    };
  });
}

type Running = {
  run: Promise<string>;
  count: (report: unknown) => Counts;
  /** Reruns what failed, where its report says that the failure is not the product's. */
  again?: (report: unknown) => (() => Promise<string>) | undefined;
};

/** How a run ended, and what it wrote down; undefined where there was no failure, or no report. */
async function ended(run: Promise<string>, report: string): Promise<{ failure: unknown; written: unknown }> {
  const failure = await run.then(
    () => undefined,
    (error: unknown) => error,
  );
  const text = await readFile(report, 'utf8').catch(() => undefined);
  return { failure, written: text === undefined ? undefined : JSON.parse(text) };
}

async function counted(title: string, start: (report: string) => Promise<Running>): Promise<Counts> {
  await mkdir(reports, { recursive: true });
  const report = join(reports, `${title.replace(/\W+/g, '-').toLowerCase()}.json`);
  await rm(report, { force: true });
  let counts = nothingRun;
  await step(title, async () => {
    const { run, count, again } = await start(report);
    let { failure, written } = await ended(run, report);
    if (written !== undefined) counts = count(written);
    const second = failure === undefined || written === undefined ? undefined : again?.(written);
    if (second) {
      await rm(report, { force: true });
      ({ failure, written } = await ended(second(), report));
      if (written !== undefined) counts = add({ ...counts, failed: 0 }, count(written));
    }
    if (failure !== undefined) {
      throw new TestsFailed(describe(failure), { ...counts, failed: Math.max(1, counts.failed) });
    }
    if (counts.passed === 0) throw new TestsFailed(`${title}: no test ran`, { ...counts, failed: 1 });
    return closingLine(counts);
  });
  return counts;
}

function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as Record<string, number>;
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  };
}

/** A journey that passed only on a second try counts as failed: nothing here is allowed to be flaky. */
function countJourneys(report: unknown): Counts {
  const { stats } = report as { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
