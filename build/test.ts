import { build, buildDesktop } from './build.ts';
import { staticChecks } from './checks.ts';
import { ensureBrowsers } from './chromium.ts';
import { describe, step } from './steps.ts';
import { add, type Counts, closingLine, nothingRun, runJourneys, runVitest, TestsFailed } from './tests.ts';

/** How many guests stand at the kiosk in a row here; `npm run test:electron` sends 50. */
const GUESTS = 10;

/** More than there are cores: a gateway's tests wait for processes, for floors of time and for each other. */
const GATEWAY_WORKERS = 3;

/**
 * `npm test`: everything but the slower specs of the desktop app, a line for each step. It stops at the first step that
 * fails, with a non-zero code, and its last line is the count of tests.
 */
let counts: Counts = nothingRun;
try {
  await step('Chromium found', ensureBrowsers);
  await staticChecks();
  counts = add(counts, await runVitest('Unit tests (vitest)', ['unit']));
  counts = add(
    counts,
    await runVitest('Gateway tests (vitest, real database)', ['gateway'], {
      VITEST_MAX_WORKERS: String(GATEWAY_WORKERS),
    }),
  );
  await build();
  await buildDesktop();
  const title = `Journeys and desktop app (Playwright; of the app a part of the specs, ${GUESTS} guests in a row of 50)`;
  counts = add(
    counts,
    await runJourneys(title, ['-c', 'playwright.npm-test.config.ts'], { PERNOITE_GUESTS: String(GUESTS) }),
  );
} catch (error) {
  console.error(`\n${describe(error)}\n`);
  // A step without tests that fails is one failure: the closing line must never look like success.
  counts = add(counts, error instanceof TestsFailed ? error.counts : { ...nothingRun, failed: 1 });
  process.exitCode = 1;
}
console.log(closingLine(counts));
