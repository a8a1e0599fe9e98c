import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { root } from '../../../build/steps.ts';
import { arrived, type DesktopApp, isStandIn, startApp } from '../electron-app.ts';
import type { Lab, WindowOptions } from './lab/main.ts';

/** The lab: a small app of its own, so that these tests compare the stand-in with Electron and nothing else. */

export const labFolder = join(root, 'tests/electron/stand-in/lab');
export type LabApp = {
  desktop: DesktopApp;
  electron: DesktopApp['electron'];
  /** Opens a window and gives its page. */
  open: (partition: string, address?: string, options?: WindowOptions) => Promise<Page>;
  /** What the lab's main process has noticed so far. */
  seen: () => Promise<string[]>;
};
type Options = { labEnv: Record<string, string>; labArgs: string[] };

export const test = base.extend<Options & { lab: LabApp }>({
  labEnv: [{}, { option: true }],
  labArgs: [[], { option: true }],
  lab: async ({ labEnv, labArgs }, use) => {
    test.skip(!isStandIn, 'These hold the stand-in to Electron; there is no stand-in here.');
    const desktop = await startApp({ folder: labFolder, env: labEnv, args: labArgs });
    const { electron } = desktop;
    await use({
      desktop,
      electron,
      async open(partition, address, options) {
        const coming = electron.waitForEvent('window');
        await electron.evaluate(
          (_electron, given) =>
            (globalThis as unknown as { lab: Lab }).lab.open(given.partition, given.address, given.options),
          { partition, address, options },
        );
        return arrived(await coming);
      },
      seen: () => electron.evaluate(() => (globalThis as unknown as { lab: Lab }).lab.seen),
    });
    await desktop.stop();
  },
});

export { expect } from '@playwright/test';
