import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { describe, StepFailed, tool } from './steps.ts';

/** The browser for journeys, pictures and benches: the machine's own if there is one. */

const PROGRAMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where the browser is: CHROMIUM_PATH, then the machine's, then one that Playwright downloaded; undefined if none. */
export function findChromium(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted !== undefined && wanted !== '') {
    if (!existsSync(wanted)) throw new StepFailed(`CHROMIUM_PATH names no file: ${wanted}`);
    return wanted;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = PROGRAMS.flatMap(name => folders.map(folder => join(folder, name)));
  return [...onPath, ...PLACES, chromium.executablePath()].find(path => existsSync(path));
}

/** Chromium refuses its own sandbox to root. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Finds the browser or installs one; throws with what to do where it may not. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  const installed = (await install()) ? findChromium() : undefined;
  if (installed !== undefined) return installed;
  throw new StepFailed(
    'The journeys need Chromium, and it could not be installed here. Any of these will do:\n' +
      '  - sudo apt-get install -y chromium   (Debian)\n' +
      '  - npx playwright install --with-deps chromium\n' +
      '  - CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

async function install(): Promise<boolean> {
  try {
    if (isDebian() && process.getuid?.() === 0) {
      await tool('apt-get', ['update']);
      await tool('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
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

function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8')) && has('apt-get');
}

function has(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}
