import { missingTests } from '#tests/mutations/missing-tests.ts';
import { build, buildDesktop } from './build.ts';
import { staticChecks } from './checks.ts';
import { ensureBrowsers } from './chromium.ts';
import { ensurePostgres } from './postgres.ts';
import { describe, StepFailed, sideBySide, step } from './steps.ts';
import {
  add,
  type Counts,
  closingLine,
  nothingRun,
  reportOf,
  runBrowserTests,
  runVitest,
  TestsFailed,
} from './tests.ts';

/** More than there are cores: a gateway's tests wait for processes, for floors of time and for each other. */
const GATEWAY_WORKERS = 3;

const UNIT = 'Unit tests (vitest)';
const GATEWAY = 'Gateway tests (vitest, real database)';
const BROWSER = 'Journeys and desktop app (Playwright)';

/** A line for each step. It stops where one fails, with a non-zero code, and its last line is the count of tests. */
let counts: Counts = nothingRun;
try {
  await sideBySide(staticChecks, async () => {
    await step('Chromium found', ensureBrowsers);
    await step('PostgreSQL found', ensurePostgres);
    await build();
    await buildDesktop();
  });
  counts = add(counts, await runVitest(UNIT, ['unit']));
  counts = add(
    counts,
    await runVitest(GATEWAY, ['gateway'], {
      VITEST_MAX_WORKERS: String(GATEWAY_WORKERS),
    }),
  );
  counts = add(counts, await runBrowserTests(BROWSER));
  await step('Each mutation names a test that ran', async () => {
    const missing = await missingTests([reportOf(UNIT), reportOf(GATEWAY)], reportOf(BROWSER));
    if (missing.length > 0) throw new StepFailed(`No such test:\n  ${missing.join('\n  ')}`);
  });
} catch (error) {
  console.error(`\n${describe(error)}\n`);
  // A step without tests that fails is one failure: the closing line must never suggest success.
  counts = add(counts, error instanceof TestsFailed ? error.counts : { ...nothingRun, failed: 1 });
  process.exitCode = 1;
}
console.log(closingLine(counts));
