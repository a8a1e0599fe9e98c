import { defineConfig } from '@playwright/test';
import { chooseBrowsers, chromiumArguments } from './build/chromium.ts';

const { whole: executablePath } = chooseBrowsers();

/**
 * The desktop app's main process, preload and pages, on the Electron that ELECTRON_BIN names or on the stand-in.
 * Each test starts an app of its own, with a user data folder of its own.
 */
export default defineConfig({
  testDir: 'tests/electron',
  outputDir: 'out/electron-tests',
  globalSetup: './tests/journeys/own-gateway.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: Number(process.env['ELECTRON_WORKERS'] ?? 1),
  retries: 0,
  // For what hangs, not for what is slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['./tests/failed-steps-reporter.ts'],
    ['./tests/electron/electron-reporter.ts'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'out/reports/electron.json' }],
  ],
  // The guest's own phone beside the device (tests/electron/guest-phone.ts).
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumArguments },
  },
  projects: [{ name: 'electron' }],
});
