import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { describe, StepFailed, tool } from './steps.ts';

/**
 * Which browser runs is decided here alone, once for a command, and handed on by the environment: tests, pictures,
 * benches and the stand-in for Electron read it there and never search for a browser themselves.
 *
 * There are two, because Debian has Chromium without windows as a program of its own, in which journeys take a quarter
 * less time. It has neither windows nor a camera, so everything else runs in the whole one.
 */
export type Browsers = {
  whole: string;
  /** For pages alone: without windows where the machine has that, else the whole one. */
  windowless: string;
};

/** Where the choice is handed on. Each may be set by a person, too; CHROMIUM_PATH alone sets both. */
const VARIABLES = { whole: 'CHROMIUM_PATH', windowless: 'CHROMIUM_WINDOWLESS_PATH' } as const;

/** Debian's packages; their programs have the same names. */
const DEBIAN = { whole: 'chromium', windowless: 'chromium-headless-shell' } as const;
const PROGRAMS = [
  DEBIAN.whole,
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium does not start its own sandbox as root. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** What is there: what the environment names, then the machine's programs, then one that Playwright downloaded. */
export function findBrowsers(
  env: NodeJS.ProcessEnv = process.env,
  paths: readonly string[] = [...PATHS, chromium.executablePath()],
): Partial<Browsers> {
  const named = namedIn(env, VARIABLES.whole);
  const whole = named ?? onPath(env, PROGRAMS) ?? paths.find(path => existsSync(path));
  const windowless = namedIn(env, VARIABLES.windowless) ?? named ?? onPath(env, [DEBIAN.windowless]);
  return { ...(whole !== undefined && { whole }), ...(windowless !== undefined && { windowless }) };
}

function namedIn(env: NodeJS.ProcessEnv, variable: string): string | undefined {
  const wanted = env[variable] ?? '';
  if (wanted === '') return undefined;
  if (!existsSync(wanted)) throw new StepFailed(`${variable} names no file: ${wanted}`);
  return wanted;
}

function onPath(env: NodeJS.ProcessEnv, programs: readonly string[]): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter);
  return programs.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path));
}

/** Hands the choice on to this process and its children; throws with what to do where there is no browser. */
function handOn({ whole, windowless }: Partial<Browsers>): Browsers {
  if (whole === undefined) {
    throw new StepFailed(
      'The tests need Chromium, and there is none. Any of these will do:\n' +
        '  - npm test installs it where it may\n' +
        '  - sudo apt-get install -y chromium chromium-headless-shell   (Debian)\n' +
        '  - npx playwright install --with-deps chromium\n' +
        '  - CHROMIUM_PATH=/path/to/chrome npm test',
    );
  }
  const chosen = { whole, windowless: windowless ?? whole };
  process.env[VARIABLES.whole] = chosen.whole;
  process.env[VARIABLES.windowless] = chosen.windowless;
  return chosen;
}

export function browsersFromEnv(env: NodeJS.ProcessEnv = process.env): Browsers {
  const { [VARIABLES.whole]: whole, [VARIABLES.windowless]: windowless } = env;
  if (!whole) throw new StepFailed(`${VARIABLES.whole} is not set: start this by a command of package.json`);
  return { whole, windowless: windowless || whole };
}

/** For Playwright's configurations, which also run without a command of build/: chooses, but installs nothing. */
export const chooseBrowsers = (): Browsers => handOn(findBrowsers());

/** Chooses the browsers, installing what is missing where it may. Every command with browser tests begins with it. */
export async function ensureBrowsers(): Promise<Browsers> {
  const { whole, windowless } = findBrowsers();
  if (mayUseApt()) {
    const missing = [
      ...(whole === undefined ? [DEBIAN.whole] : []),
      ...(windowless === undefined ? [DEBIAN.windowless] : []),
    ];
    if (missing.length > 0) await attempt(() => aptInstall(missing));
  }
  if (findBrowsers().whole === undefined) {
    await attempt(() =>
      tool('playwright', ['install', ...(isRootOnLinux() ? ['--with-deps'] : []), 'chromium']),
    );
  }
  return chooseBrowsers();
}

async function aptInstall(packages: readonly string[]): Promise<void> {
  await tool('apt-get', ['update']);
  await tool('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Prints what could not be installed; whether that matters is decided by what is there afterwards. */
async function attempt(install: () => Promise<unknown>): Promise<void> {
  try {
    await install();
  } catch (error) {
    console.error(describe(error));
  }
}

const isRootOnLinux = () => process.platform === 'linux' && process.getuid?.() === 0;

function mayUseApt(): boolean {
  return isDebian() && isRootOnLinux();
}

function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8')) && has('apt-get');
}

function has(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}
