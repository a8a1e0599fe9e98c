import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { chooseBrowsers, chromiumArguments } from './build/chromium.ts';

const { windowless: executablePath } = chooseBrowsers();

/** Journeys run against built gateways: one for each worker, started by tests/journeys/fixtures.ts. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'out/journeys',
  globalSetup: './tests/journeys/own-gateway.ts',
  forbidOnly: true,
  // Every journey stands alone, so that they spread evenly over the workers.
  fullyParallel: true,
  // A worker mostly waits, for its browser or its gateway; npm test gives them more than there are cores.
  workers: Number(process.env['JOURNEY_WORKERS'] ?? 2),
  retries: 0,
  // All limits are for what hangs, not for what is slow: a busy machine takes its time. The test's is a multiple of what any one
  // step may take, so that a step that is stuck is named by its own error.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['./tests/failed-steps-reporter.ts'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'out/reports/journeys.json' }],
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath, args: chromiumArguments },
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    // A page that a worker has loaded is out of reach for page.route(). Journeys about the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Kept only when asked for: recording takes a third of the time of every journey.
    trace: process.env['JOURNEY_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // For what looks or works otherwise on a phone. tests/journeys/look.ts holds every screen to this width anyway.
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
