import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { root } from '../../../build/steps.ts';
import { arrived, type DesktopApp, isStandIn, startApp } from '../electron-app.ts';
import type { Lab, WindowOptions } from './lab/main.ts';

/** The lab: a small app of its own, so that these tests compare the stand-in with Electron and nothing else. */

export const labFolder = join(root, 'tests/electron/stand-in/lab');
export type LabApp = {
  desktop: DesktopApp;
  electron: DesktopApp['electron'];
  open: (partition: string, address?: string, options?: WindowOptions) => Promise<Page>;
  seen: () => Promise<string[]>;
};
/** Set before the lab starts; a lab with other settings is another one. */
type Options = { labEnv: Record<string, string> };

class WorkerLab {
  #running: { desktop: DesktopApp; key: string } | null = null;

  async of(env: Record<string, string>): Promise<DesktopApp> {
    const key = JSON.stringify(env);
    if (this.#running?.key === key && !this.#running.desktop.hasEnded) {
      const { desktop } = this.#running;
      await desktop.electron.evaluate(({ BrowserWindow, Menu }) => {
        for (const window of BrowserWindow.getAllWindows()) window.destroy();
        Menu.setApplicationMenu(null);
        (globalThis as unknown as { lab: Lab }).lab.seen.length = 0;
      });
      await expect.poll(() => desktop.electron.windows().length).toBe(0);
      await desktop.beginTest();
      return desktop;
    }
    await this.stop();
    const desktop = await startApp({ folder: labFolder, env });
    this.#running = { desktop, key };
    return desktop;
  }

  async stop(): Promise<void> {
    await this.#running?.desktop.stop();
    this.#running = null;
  }
}

/** A lab for the tests of a worker, one after the other. What one of them puts into a session stays there. */
export const test = base.extend<Options & { lab: LabApp }, { workerLab: WorkerLab }>({
  labEnv: [{}, { option: true }],
  workerLab: [
    async ({}, use) => {
      const workerLab = new WorkerLab();
      await use(workerLab);
      await workerLab.stop();
    },
    { scope: 'worker' },
  ],
  lab: async ({ labEnv, workerLab }, use) => {
    test.skip(!isStandIn, 'These hold the stand-in to Electron; there is no stand-in here.');
    const desktop = await workerLab.of(labEnv);
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
  },
});

export { expect } from '@playwright/test';
