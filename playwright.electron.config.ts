import { defineConfig } from '@playwright/test';

/**
 * The desktop app's main process, preload and pages, on the Electron that ELECTRON_BIN names or on the stand-in.
 * Each test starts an app of its own, with a user data folder of its own.
 */
export default defineConfig({
  testDir: 'tests/electron',
  outputDir: 'out/electron-tests',
  forbidOnly: true,
  fullyParallel: false,
  workers: Number(process.env['ELECTRON_WORKERS'] ?? 1),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['./tests/electron/electron-reporter.ts'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'out/reports/electron.json' }],
  ],
  projects: [{ name: 'electron' }],
});
