import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import electron from './playwright.electron.config.ts';

/** What `npm test -- --all` adds, which a merge waits for and a person need not (docs/decisions/0035). */
const isAll = process.env['PERNOITE_TESTS'] === 'all';

/** Of the desktop app: what a page may not do there, and that it is packed as it should be. */
const SHORT_DESKTOP_SPECS = ['attacks', 'packaging', 'stand-in/*'];

/**
 * Besides these: what keeps the hotel safe and one guest's things from the next, and a booking on both kinds of device.
 * The rest waits for `npm run test:electron`, which takes a quarter of an hour.
 */
const DESKTOP_SPECS = [
  ...SHORT_DESKTOP_SPECS,
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
  'reception',
  'walk-in-by-touch',
];

/** Every screen's look, and the twin in Portuguese of a journey that is made in both languages. */
const LEFT_OUT = [/@look/, /\bin pt\b/];

/**
 * Journeys that take long: a stay from end to end, a gateway or a connection that goes away, limits that are waited for,
 * every step by keyboard or seen by axe.
 */
const LONG_JOURNEYS = [
  'booking/accessibility',
  'booking/bad-days',
  'booking/first-view',
  'booking/gateway-killed',
  'booking/keyboard',
  'booking/late-answers',
  'booking/open-attempt',
  'booking/staying',
  'booking-life/pressed-box',
  'booking-life/stay-card',
  'booking-life/whole-booking',
  'check-in/bad-days',
  'check-in/full',
  'check-in/lost-connection',
  'check-in/whole-stay',
  'identity-verification/camera',
  'known/whole-known',
  'living/whole-living',
  'shell/bad-days',
  'shell/idle',
  'shell/outage',
  'shell/releases',
];

const journeysToRun = (journeys.projects ?? []).flatMap(project => {
  if (isAll) return [project];
  return project.name === 'desktop'
    ? [{ ...project, grepInvert: LEFT_OUT, testIgnore: LONG_JOURNEYS.map(name => `**/${name}.spec.ts`) }]
    : [];
});

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
      testMatch: (isAll ? DESKTOP_SPECS : SHORT_DESKTOP_SPECS).map(name => `**/${name}.spec.ts`),
      use: electron.use ?? {},
    },
    ...journeysToRun.map(project => ({ ...project, use: { ...journeys.use, ...project.use } })),
  ],
});

function journeyReporters() {
  return Array.isArray(journeys.reporter) ? journeys.reporter : [];
}
