import process from 'node:process';
import { build, buildDesktop } from './build.ts';
import { ensureBrowsers } from './chromium.ts';
import { ensurePostgres } from './postgres.ts';
import { command, step } from './steps.ts';
import { closingLine, runBrowserTests } from './tests.ts';

/** `npm run test:electron [-- file or -g title]`: the desktop app on the Electron of ELECTRON_BIN, or on the stand-in. */
await command(async () => {
  await build();
  await buildDesktop();
  await step('Chromium found', ensureBrowsers);
  await step('PostgreSQL found', ensurePostgres);
  const args = ['--project', 'desktop-app', ...process.argv.slice(2)];
  console.log(closingLine(await runBrowserTests('Desktop app (Playwright, Electron)', args)));
});
