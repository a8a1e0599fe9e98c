import type { Reporter } from '@playwright/test/reporter';
import { electronName } from './electron-app.ts';

/** One line that says on which Electron a run was: a pass on the stand-in is no pass on the real one. */
export default class ElectronReporter implements Reporter {
  onEnd(): void {
    process.stdout.write(`  Electron: ${electronName}\n`);
  }
}
