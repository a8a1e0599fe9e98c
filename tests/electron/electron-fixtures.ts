import { test as base } from '@playwright/test';
import type { GatewayProcess } from '../../build/gateway-process.ts';
import { usualGateway, type WorkerGateways, workerGateways } from '../journeys/own-gateway.ts';
import { type AppOptions, type DesktopApp, electronName, startApp } from './electron-app.ts';

type Fixtures = {
  appOptions: AppOptions;
  desktop: DesktopApp;
  gateway: GatewayProcess;
};
type WorkerFixtures = { gateways: WorkerGateways };

export function launchArgs(gateway: string, { args = [] }: AppOptions): string[] {
  return ['--profile=reception', `--gateway=${gateway}`, '--hotel=JARDINS', ...args];
}

/** Marks a test as one whose app did start: the mutations' runner counts only failures after this. */
export const STARTED = 'electron';

export const test = base.extend<Fixtures, WorkerFixtures>({
  appOptions: [{}, { option: true }],

  desktop: async ({ appOptions, gateway }, use, testInfo) => {
    const desktop = await startApp({ ...appOptions, args: launchArgs(gateway.address, appOptions) });
    testInfo.annotations.push({ type: STARTED, description: electronName });
    await use(desktop);
    await desktop.stop();
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('main process', { body: desktop.output, contentType: 'text/plain' });
    }
  },

  gateways: workerGateways,
  gateway: usualGateway,
});

export { expect } from '@playwright/test';
