import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort, type GatewayProcess, startGateway } from '../../build/gateway-process.ts';
import { type AppOptions, type DesktopApp, electronName, startApp } from './electron-app.ts';

/** What a test of the desktop app gets. `test.use({ appOptions: … })` chooses the app's arguments and environment. */
type Fixtures = {
  appOptions: AppOptions;
  /** The app, started, with a user data folder of its own; on the house's gateway. */
  desktop: DesktopApp;
};
type Houses = {
  /** A built gateway with fresh data. Tests of one worker share it, one after the other. */
  house: GatewayProcess;
};

/** What starts a desk of the first hotel on a gateway, unless the test says otherwise; what comes last counts. */
export function launchArgs(gateway: string, { args = [] }: AppOptions): string[] {
  return ['--profile=reception', `--gateway=${gateway}`, '--hotel=JARDINS', ...args];
}

/** Marks a test as one whose app did start: the mutations' runner counts only failures after this. */
export const STARTED = 'electron';

export const test = base.extend<Fixtures, Houses>({
  appOptions: [{}, { option: true }],

  desktop: async ({ appOptions, house }, give, testInfo) => {
    const desktop = await startApp({ ...appOptions, args: launchArgs(house.address, appOptions) });
    testInfo.annotations.push({ type: STARTED, description: electronName });
    await give(desktop);
    await desktop.stop();
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('main process', { body: desktop.output, contentType: 'text/plain' });
    }
  },

  house: [
    async ({}, give) => {
      const folder = await mkdtemp(join(tmpdir(), 'pernoite-electron-house-'));
      const house = await startGateway({
        port: await freePort(),
        env: {
          PERNOITE_DATA: folder,
          PERNOITE_SANDBOX: 'on',
          SEED: 'on',
          LOG_LEVEL: 'error',
          NODE_ENV: 'development',
          DATABASE_URL: '',
          SMTP_URL: '',
          // Each guest signs up from an address of their own (guest-phone.ts), or a worker's tests would share one limit.
          TRUST_PROXY: 'on',
        },
        show: true,
      });
      await give(house);
      await house.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect } from '@playwright/test';
