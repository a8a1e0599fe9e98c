import { availableParallelism } from 'node:os';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { chooseBrowsers, chromiumArguments } from './build/chromium.ts';

const { whole, windowless } = chooseBrowsers();

/** A worker, its browser and its gateway fill a processor: one more takes the time of the others. */
const WORKERS = Number(process.env['BROWSER_WORKERS'] ?? availableParallelism());

/**
 * Journeys on the built web app and the tests of the built desktop app, in one run: one pool of workers keeps the
 * processor busy to the end. Gateways are started by tests/journeys/own-gateway.ts.
 */
export default defineConfig({
  outputDir: 'out/browser-tests',
  globalSetup: './tests/journeys/own-gateway.ts',
  forbidOnly: true,
  // Every test stands alone, so that they spread evenly over the workers.
  fullyParallel: true,
  // One more for the desktop app, whose tests wait for its windows and for floors of time.
  workers: WORKERS + 1,
  retries: 0,
  // All limits are for what hangs, not for what is slow: a busy machine takes its time. The test's is a multiple of what any one
  // step may take, so that a step that is stuck is named by its own error.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['./tests/failed-steps-reporter.ts'],
    ['./tests/electron/electron-reporter.ts'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'out/reports/browser.json' }],
  ],
  projects: [
    // The longest tests stand first: at the end no worker is left alone with them.
    {
      // The built main process, preload and pages, on the Electron that ELECTRON_BIN names or on the stand-in.
      name: 'desktop-app',
      testDir: 'tests/electron',
      // The browser is the guest's own phone beside the device (tests/electron/guest-phone.ts).
      use: { browserName: 'chromium', launchOptions: { executablePath: whole, args: chromiumArguments } },
    },
    {
      name: 'web',
      workers: WORKERS,
      testDir: 'tests/journeys',
      use: {
        browserName: 'chromium',
        viewport: { width: 1280, height: 800 },
        actionTimeout: 60_000,
        navigationTimeout: 60_000,
        launchOptions: { executablePath: windowless, args: chromiumArguments },
        locale: 'en-US',
        timezoneId: 'America/Sao_Paulo',
        contextOptions: { reducedMotion: 'reduce' },
        // A page that a worker has loaded is out of reach for page.route(). Journeys about the worker allow it.
        serviceWorkers: 'block',
        screenshot: 'only-on-failure',
        // Stored only on request: recording takes a third of the time of every journey.
        trace: process.env['JOURNEY_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
      },
    },
  ],
});
