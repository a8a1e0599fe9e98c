import { build, buildDesktop } from './build.ts';
import { staticChecks } from './checks.ts';
import { ensureBrowsers } from './chromium.ts';
import { ensurePostgres } from './postgres.ts';
import { describe, sideBySide, step } from './steps.ts';
import {
  add,
  type Counts,
  closingLine,
  nothingRun,
  runBrowserTests,
  runVitest,
  TestsFailed,
} from './tests.ts';

/** More than there are cores: a gateway's tests wait for processes, for floors of time and for each other. */
const GATEWAY_WORKERS = 3;

/** A line for each step. It stops where one fails, with a non-zero code, and its last line is the count of tests. */
let counts: Counts = nothingRun;
try {
  await sideBySide(staticChecks, async () => {
    await step('Chromium found', ensureBrowsers);
    await step('PostgreSQL found', ensurePostgres);
    await build();
    await buildDesktop();
  });
  counts = add(counts, await runVitest('Unit tests (vitest)', ['unit']));
  counts = add(
    counts,
    await runVitest('Gateway tests (vitest, real database)', ['gateway'], {
      VITEST_MAX_WORKERS: String(GATEWAY_WORKERS),
    }),
  );
  counts = add(counts, await runBrowserTests('Journeys and desktop app (Playwright)'));
} catch (error) {
  console.error(`\n${describe(error)}\n`);
  // A step without tests that fails is one failure: the closing line must never suggest success.
  counts = add(counts, error instanceof TestsFailed ? error.counts : { ...nothingRun, failed: 1 });
  process.exitCode = 1;
}
console.log(closingLine(counts));
