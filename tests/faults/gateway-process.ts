import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FORM } from '#tests/gateway/console-form.ts';
import { compiledBefore, QUICK_START } from '#tests/gateway/test-cache.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'src-gateway', 'main.ts');
/** For a start that hangs, not for a slow machine. */
const READY_WITHIN_MS = 150_000;

export class GatewayProcess {
  readonly url: string;
  readonly #environment: Record<string, string>;
  readonly #flags: readonly string[];
  #child: ChildProcess | null = null;
  #lastOutput = '';
  movedBy = 0;
  readonly failures: string[] = [];

  constructor(
    folder: string,
    port: number,
    environment: Record<string, string> = {},
    flags: readonly string[] = QUICK_START,
  ) {
    this.#flags = flags;
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = {
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PERNOITE_DATA: folder,
      SEED: 'off',
      LOG_LEVEL: 'error',
      // A gateway that is killed has counted orders that it never stored.
      ORDERS_PER_GUEST: '1000/60',
      ...compiledBefore,
      ...environment,
    };
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [...this.#flags, MAIN], {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => {
        const text = data.toString();
        this.#lastOutput = (this.#lastOutput + text).slice(-2_000);
        if (/"msg":"a (request|call) failed"/.test(text)) this.failures.push(text.slice(0, 2_000));
      });
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`the gateway did not start: ${this.#lastOutput}`);
      await sleep(50);
    }
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      response => response.ok,
      () => false,
    );
  }

  /** Moves its clock by the console, which stores that for the next start. */
  async moveClock(milliseconds: number): Promise<void> {
    const response = await fetch(`${this.url}/console/clock/move`, {
      method: 'POST',
      redirect: 'manual',
      headers: FORM,
      body: `by=${milliseconds}`,
    });
    if (!response.headers.get('location')?.includes('clock-moved'))
      throw new Error('the clock was not moved');
    this.movedBy += milliseconds;
  }

  /** What a power cut or the kernel does to it: no chance to finish anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
