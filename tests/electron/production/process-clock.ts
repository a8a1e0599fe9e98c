import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../build/steps.ts';

/** The period of an authenticator app's code: a clock moved by whole ones shows codes that can be worked out here. */
const CODE_MS = 30_000;

/** The clock of processes that are started with its arguments and environment. */
export class ProcessClock {
  readonly nodeArguments = [
    '--import',
    pathToFileURL(join(root, 'tests/electron/production/moved-clock.ts')).href,
  ];
  readonly environment: { PERNOITE_TEST_CLOCK: string };
  #shift = 0;

  constructor(folder: string) {
    this.environment = { PERNOITE_TEST_CLOCK: join(folder, 'clock') };
  }

  /** To within half a minute. */
  async moveTo(instant: Date): Promise<void> {
    this.#shift = Math.round((instant.getTime() - Date.now()) / CODE_MS) * CODE_MS;
    const file = this.environment.PERNOITE_TEST_CLOCK;
    // A process that reads it meanwhile finds one of the two times, never an empty file.
    await writeFile(`${file}-next`, String(this.#shift));
    await rename(`${file}-next`, file);
  }

  /** How many periods of a code it is ahead of the machine's clock. */
  get codePeriods(): number {
    return this.#shift / CODE_MS;
  }
}
