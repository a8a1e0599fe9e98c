import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Journeys on the official Firebase Auth emulator; `npm run test:emulator` starts it and names it. */
export default defineConfig({
  ...base,
  outputDir: 'out/emulator-journeys',
  workers: 1,
  projects: (base.projects ?? [])
    .filter(({ name }) => name === 'web')
    .map(project => ({ ...project, testDir: 'tests/emulator' })),
});
