import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Journeys on the official Firebase Auth emulator; `npm run test:emulator` starts it and names it. */
export default defineConfig(journeys, {
  testDir: 'tests/emulator',
  testMatch: '**/*.spec.ts',
  outputDir: 'out/emulator-journeys',
  workers: 1,
});
