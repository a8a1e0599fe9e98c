import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import electron from './playwright.electron.config.ts';

/**
 * What `npm test` runs of the desktop app: what keeps the hotel safe and one guest's things from the next, and a booking
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
  'lobby-pix',
  'lost-payment',
  'nothing-left',
  'packaging',
  'reception',
  'walk-in-by-touch',
  'stand-in/*',
];

/**
 * The journeys and the desktop app's tests in one run, so that one pool of workers keeps the processor busy to the end.
 * Every worker waits most of its time: for its browser, its gateway, a window. So there are more of them than cores.
 */
export default defineConfig({
  ...journeys,
  workers: Number(process.env['JOURNEY_WORKERS'] ?? availableParallelism() + 1),
  outputDir: 'out/browser-tests',
  reporter: [...journeyReporters(), ['./tests/electron/electron-reporter.ts']],
  use: {},
  projects: [
    // The longest tests stand first: at the end no worker is left alone with them.
    {
      name: 'electron',
      testDir: 'tests/electron',
      testMatch: DESKTOP_SPECS.map(name => `**/${name}.spec.ts`),
      use: electron.use ?? {},
    },
    ...(journeys.projects ?? []).map(project => ({ ...project, use: { ...journeys.use, ...project.use } })),
  ],
});

function journeyReporters() {
  return Array.isArray(journeys.reporter) ? journeys.reporter : [];
}
