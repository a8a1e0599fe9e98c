import { firebaseTools, startAuthEmulator } from '../tests/emulator/firebase-emulator.ts';
import { build, buildDesktop } from './build.ts';
import { ensureBrowsers } from './chromium.ts';
import { command, step } from './steps.ts';
import { add, closingLine, runBrowserTests, runVitest } from './tests.ts';

/** `npm run test:emulator`: app and gateway with the official Firebase Auth emulator as their identity provider (PD-06). */
await command(async () => {
  await step('Firebase tools installed', firebaseTools.ensure);
  await build();
  await buildDesktop();
  await step('Chromium found', ensureBrowsers);
  const emulator = await step('Firebase Auth emulator started', startAuthEmulator);
  const env = { FIREBASE_AUTH_EMULATOR_HOST: emulator.host };
  try {
    const calls = await runVitest('Gateway and client on the emulator (vitest)', ['emulator'], env);
    const args = ['-c', 'playwright.emulator.config.ts'];
    console.log(
      closingLine(add(calls, await runBrowserTests('Journeys on the emulator (Playwright)', args, env))),
    );
  } finally {
    await step('Firebase Auth emulator stopped', emulator.stop);
  }
});
