import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

const given = process.argv.slice(2);
const index = given.findIndex(argument => !argument.startsWith('-'));
const entry = resolve(given[index] ?? '.');
const isFolder = statSync(entry).isDirectory();
const folder = isFolder ? entry : dirname(entry);

type Manifest = { name?: string; productName?: string; version?: string; main?: string };
const manifestFile = join(folder, 'package.json');
const manifest = existsSync(manifestFile)
  ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest)
  : ({} satisfies Manifest);

/** Arguments that are for Electron itself or are handed to Chromium by chromium.ts. */
const OWN = /^--(inspect|remote-debugging-port|user-data-dir|no-sandbox)(=|$)/;

const debuggingPort = given
  .find(argument => argument.startsWith('--remote-debugging-port='))
  ?.slice('--remote-debugging-port='.length);

const [width = 1280, height = 800] = (process.env['ELECTRON_STAND_IN_DISPLAY'] ?? '1280x800')
  .split('x')
  .map(Number);

const isHeaded = process.env['ELECTRON_STAND_IN_HEADED'] === '1';
const hasCamera = process.env['ELECTRON_STAND_IN_CAMERA'] === '1';

export const launch = {
  folder,
  main: isFolder ? join(folder, manifest.main ?? 'index.js') : entry,
  name: manifest.productName ?? manifest.name ?? 'electron-stand-in',
  version: manifest.version ?? '0.0.0',
  arguments: given,
  /** Real Electron hands every switch on its command line to Chromium. */
  chromiumSwitches: given.filter(argument => argument.startsWith('--') && !OWN.test(argument)),
  userData:
    given.find(argument => argument.startsWith('--user-data-dir='))?.slice(16) ??
    process.env['ELECTRON_STAND_IN_USER_DATA'],
  debuggingPort,
  underPlaywright: debuggingPort === '0',
  /** A module that runs before the app's own: Playwright takes NODE_OPTIONS out of the environment. */
  importedFirst: process.env['ELECTRON_STAND_IN_IMPORT'],
  isHeaded,
  chromium:
    (isHeaded || hasCamera ? undefined : process.env['CHROMIUM_WINDOWLESS_PATH']) ||
    (process.env['CHROMIUM_PATH'] ?? ''),
  resources: process.env['ELECTRON_STAND_IN_RESOURCES'] ?? folder,
  isPackaged: process.env['ELECTRON_STAND_IN_PACKAGED'] === '1',
  keyStore: process.env['ELECTRON_STAND_IN_KEY_STORE'] ?? 'gnome_libsecret',
  /** Another word here is another key store: what the last one encrypted cannot be read any more. */
  keyRing: process.env['ELECTRON_STAND_IN_KEY_RING'] ?? 'login',
  display: { width, height },
  talkative: process.env['ELECTRON_STAND_IN_DEBUG'] === '1',
};
