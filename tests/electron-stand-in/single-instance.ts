import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

type Message = { argv: string[]; cwd: string; data: unknown };
type OnSecondInstance = (argv: string[], cwd: string, data: unknown) => void;

/** One process per user data folder: a lock file with its number, and a folder in which later starts leave messages. */
export class SingleInstance {
  readonly #lock: string;
  readonly #box: string;
  readonly #onSecondInstance: OnSecondInstance;
  #stopWatching: (() => void) | undefined;

  constructor(folder: string, onSecondInstance: OnSecondInstance) {
    this.#lock = join(folder, 'SingletonLock');
    this.#box = join(folder, 'SingletonMessages');
    this.#onSecondInstance = onSecondInstance;
  }

  get isLocked(): boolean {
    return this.#stopWatching !== undefined;
  }

  request(data: unknown): boolean {
    if (this.isLocked || this.#take()) return true;
    const owner = Number(readFileSync(this.#lock, 'utf8'));
    if (!isAlive(owner)) {
      rmSync(this.#lock);
      return this.#take();
    }
    // Renamed when whole, so that nobody reads a partial message.
    const message = join(this.#box, String(process.pid));
    writeFileSync(
      `${message}.part`,
      JSON.stringify({ argv: process.argv, cwd: process.cwd(), data } satisfies Message),
    );
    renameSync(`${message}.part`, `${message}.json`);
    return false;
  }

  release(): void {
    if (!this.isLocked) return;
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    rmSync(this.#lock, { force: true });
  }

  #take(): boolean {
    mkdirSync(this.#box, { recursive: true });
    try {
      writeFileSync(this.#lock, String(process.pid), { flag: 'wx' });
    } catch {
      return false;
    }
    const watcher = watch(this.#box, () => this.#read()).unref();
    this.#stopWatching = () => watcher.close();
    return true;
  }

  #read(): void {
    for (const name of readdirSync(this.#box).filter(name => name.endsWith('.json'))) {
      const file = join(this.#box, name);
      const { argv, cwd, data } = JSON.parse(readFileSync(file, 'utf8')) as Message;
      rmSync(file);
      this.#onSecondInstance(argv, cwd, data);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
