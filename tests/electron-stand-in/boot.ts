import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { app } from './app.ts';
import { startChromium } from './chromium.ts';
import { watchDownloads } from './downloads.ts';
import { journal } from './journal.ts';
import { launch } from './launch.ts';
import { plugDisplays } from './machine.ts';
import { startSchemeServer } from './scheme-server.ts';

disguise();
resolveElectron();
Object.assign(globalThis, { electronStandIn: { journal, plugDisplays } });
// Electron delays "ready" until the test's driver is there, when the driver says so by this name.
const driver = Promise.withResolvers<void>();
if (launch.underPlaywright) Object.assign(globalThis, { __playwright_run: () => driver.resolve() });
else driver.resolve();
process.once('SIGTERM', () => app.quit());
process.once('SIGINT', () => app.quit());
process.argv = [process.execPath, ...launch.arguments];
process.on('unhandledRejection', error => {
  // At the end Chromium exits first, and pending calls fail with that. An app may listen itself.
  if (!app.isExiting && process.listenerCount('unhandledRejection') === 1) fail(error);
});

try {
  if (launch.importedFirst !== undefined) await import(pathToFileURL(launch.importedFirst).href);
  await import(pathToFileURL(launch.main).href);
} catch (error) {
  // Electron shows a dialog where nobody listens, and keeps running; here a broken main process is a failure at once.
  if (process.listenerCount('uncaughtException') === 0) fail(error);
  process.emit('uncaughtException', error as Error);
}
try {
  if (!app.isExiting) await begin();
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
}

async function begin(): Promise<void> {
  await startChromium({
    // In the user data folder, as Electron's own profile is: what a page leaves on disk is found there.
    profile: join(app.getPath('userData'), 'Chromium'),
    switches: app.chromiumSwitches,
    schemePort: await startSchemeServer(),
    onLost: () => {
      if (app.isExiting) return;
      process.stderr.write('The Electron stand-in has lost its Chromium.\n');
      process.exit(1);
    },
  });
  await watchDownloads();
  await driver.promise;
  app.becomeReady();
}

function disguise(): void {
  const manifest = createRequire(import.meta.url).resolve('electron/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  Object.defineProperty(process.versions, 'electron', { value: version });
  Object.defineProperty(process, 'type', { value: 'browser' });
  Object.defineProperty(process, 'resourcesPath', { value: launch.resources });
}

function resolveElectron(): void {
  const url = new URL('./electron.ts', import.meta.url).href;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier !== 'electron' && specifier !== 'electron/main') return next(specifier, context);
      return { url, format: 'module-typescript', shortCircuit: true };
    },
  });
}
