import { build, buildDesktop } from './build.ts';
import { staticChecks } from './checks.ts';
import { ensureBrowsers } from './chromium.ts';
import { describe, step } from './steps.ts';
import { add, type Counts, closingLine, nothingRun, runJourneys, runVitest, TestsFailed } from './tests.ts';

/**
 * What `npm test` runs of the desktop app: what keeps the house safe and one guest's things from the next, and a booking
 * on both kinds of device. The rest waits for `npm run test:electron`, which takes a quarter of an hour.
 */
const DESKTOP_SPECS = [
  'attacks',
  'desk-windows',
  'external-links',
  'fifty-guests',
  'guest-window',
  'kiosk-guards',
  'kiosk-reset',
  'kiosk-start',
  'lost-payment',
  'nothing-left',
  'packaging',
  'reception',
  'walk-in-by-touch',
  'stand-in/',
].map(name => `tests/electron/${name}`);

/** How many guests stand at the kiosk in a row here; `npm run test:electron` sends 50. */
const GUESTS = 10;

/**
 * `npm test`: everything but the slower specs of the desktop app, a line for each step. It stops at the first step that
 * fails, with a non-zero code, and its last line is the count of tests.
 */
let counts: Counts = nothingRun;
try {
  await staticChecks();
  counts = add(counts, await runVitest('Unit tests (vitest)', ['unit']));
  counts = add(counts, await runVitest('Gateway tests (vitest, real database)', ['gateway']));
  await build();
  await buildDesktop();
  await step('Chromium found', ensureBrowsers);
  counts = add(counts, await runJourneys('Journeys (Playwright)', []));
  const desktop = `Desktop app (Playwright, Electron; part of the specs, ${GUESTS} guests in a row of 50)`;
  counts = add(
    counts,
    await runJourneys(desktop, ['-c', 'playwright.electron.config.ts', ...DESKTOP_SPECS], {
      PERNOITE_GUESTS: String(GUESTS),
      // These tests mostly wait; one after another they would take a quarter of an hour.
      ELECTRON_WORKERS: '2',
    }),
  );
} catch (error) {
  console.error(`\n${describe(error)}\n`);
  // A step without tests that fails is one failure: the closing line must never look like success.
  counts = add(counts, error instanceof TestsFailed ? error.counts : { ...nothingRun, failed: 1 });
  process.exitCode = 1;
}
console.log(closingLine(counts));
