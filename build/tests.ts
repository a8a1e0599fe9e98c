import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, root, StepFailed, step, tool } from './steps.ts';

export type Counts = { passed: number; failed: number; skipped: number };

export const nothingRun: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export class TestsFailed extends StepFailed {
  readonly counts: Counts;

  constructor(message: string, counts: Counts) {
    super(message);
    this.counts = counts;
  }
}

const reports = join(root, 'out', 'reports');

export const reportOf = (title: string): string =>
  join(reports, `${title.replace(/\W+/g, '-').toLowerCase()}.json`);

export async function runVitest(title: string, projects: string[], env: Record<string, string> = {}) {
  return counted(title, countVitest, report => {
    const chosen = projects.flatMap(project => ['--project', project]);
    const output = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
    return tool('vitest', ['run', ...chosen, ...output], { env });
  });
}

export async function runBrowserTests(title: string, args: string[] = [], env: Record<string, string> = {}) {
  return counted(title, countBrowserTests, report =>
    tool('playwright', ['test', ...args], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } }),
  );
}

async function counted(
  title: string,
  count: (report: unknown) => Counts,
  run: (report: string) => Promise<string>,
): Promise<Counts> {
  await mkdir(reports, { recursive: true });
  const report = reportOf(title);
  await rm(report, { force: true });
  let counts = nothingRun;
  await step(title, async () => {
    const failure: unknown = await run(report).then(
      () => undefined,
      (error: unknown) => error,
    );
    const written = await readFile(report, 'utf8').catch(() => undefined);
    if (written !== undefined) counts = count(JSON.parse(written));
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

/** There is no second try. Should one be configured, a journey that needs it counts as failed. */
function countBrowserTests(report: unknown): Counts {
  const { stats } = report as { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
