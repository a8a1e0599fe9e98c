import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { describe, StepFailed, tool } from './steps.ts';

/** The browser for journeys, pictures, benches and the stand-in for Electron: the machine's own if there is one. */

const PROGRAMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
/** Debian's package of Chromium without windows. */
const WINDOWLESS = 'chromium-headless-shell';
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function named(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'] ?? '';
  if (wanted === '') return undefined;
  if (!existsSync(wanted)) throw new StepFailed(`CHROMIUM_PATH names no file: ${wanted}`);
  return wanted;
}

/** Where the browser is: CHROMIUM_PATH, then the machine's, then one that Playwright downloaded; undefined if none. */
export function findChromium(): string | undefined {
  return named() ?? onPath(PROGRAMS) ?? [...PLACES, chromium.executablePath()].find(path => existsSync(path));
}

/** The browser for journeys: without windows where the machine has that, which spares a quarter of their time. */
export function findJourneyChromium(): string | undefined {
  return named() ?? onPath([WINDOWLESS]) ?? findChromium();
}

function onPath(programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return programs.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path));
}

/** Chromium refuses its own sandbox to root. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Finds the browser for journeys or installs it; without it they run, slower, in the one with windows. */
export async function ensureJourneyChromium(): Promise<string> {
  if (named() === undefined && onPath([WINDOWLESS]) === undefined && mayInstall())
    await install([WINDOWLESS]);
  return findJourneyChromium() ?? ensureChromium();
}

/** Finds the browser or installs one; throws with what to do where it may not. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  const installed = (await install(['chromium'])) ? findChromium() : undefined;
  if (installed !== undefined) return installed;
  throw new StepFailed(
    'The journeys need Chromium, and it could not be installed here. Any of these will do:\n' +
      '  - sudo apt-get install -y chromium   (Debian)\n' +
      '  - npx playwright install --with-deps chromium\n' +
      '  - CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/** From Debian's packages where they are and may be installed, else by Playwright, which brings both at once. */
async function install(packages: readonly string[]): Promise<boolean> {
  try {
    if (mayInstall()) {
      await tool('apt-get', ['update']);
      await tool('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
    } else {
      await tool('playwright', ['install', 'chromium']);
    }
    return true;
  } catch (error) {
    console.error(describe(error));
    return false;
  }
}

function mayInstall(): boolean {
  return isDebian() && process.getuid?.() === 0;
}

function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8')) && has('apt-get');
}

function has(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}
