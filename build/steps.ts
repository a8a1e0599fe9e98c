import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';

/** The project's root: every tool runs from here. */
export const root = resolve(import.meta.dirname, '..');

/** A step that failed as its own output explains: the message is all that a person needs to see. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
}

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

export async function step<T>(title: string, run: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const live = process.stdout.isTTY;
  if (live) process.stdout.write(`  … ${title}`);
  const clear = live ? '\r\u001b[2K' : '';
  try {
    const found = await run();
    const word = typeof found === 'string' && found !== '' ? ` (${found})` : '';
    console.log(`${clear}  ✓ ${title}${word}  ${seconds(from)}`);
    return found;
  } catch (error) {
    console.log(`${clear}  ✗ ${title}  ${seconds(from)}`);
    throw error;
  }
}

export function progress(line: string): void {
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[2K  … ${line}` : `  … ${line}\n`);
}

/** All come to their end, then the first failure is thrown: what still runs would print into what follows. */
export async function sideBySide(...rows: (() => Promise<unknown>)[]): Promise<void> {
  const ends = await Promise.allSettled(rows.map(row => row()));
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

export type ToolOptions = { cwd?: string; env?: Record<string, string>; show?: boolean; timeoutMs?: number };

/** A non-zero exit throws StepFailed with the whole output. `show` passes the output through while it runs. */
export async function tool(name: string, args: string[], options: ToolOptions = {}): Promise<string> {
  const windows = process.platform === 'win32';
  const child = spawn(name, args, {
    cwd: options.cwd ?? root,
    // npm's command files are shell scripts on Windows.
    shell: windows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: pathWithTools(), ...options.env },
    ...(options.timeoutMs !== undefined && { timeout: options.timeoutMs }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
      if (options.show) process.stdout.write(text);
    });
  }
  const ended = await new Promise<number | string>((done, failed) => {
    child.on('error', failed);
    child.on('close', (code, signal) => done(code ?? signal ?? 'no exit code'));
  });
  if (ended !== 0) {
    throw new StepFailed(
      `${options.show ? '' : output}\n${name} ${args.join(' ')} ended with ${ended}`.trim(),
    );
  }
  return output;
}

/** PATH with this project's own programs first, so that children run the pinned Node and the pinned tools. */
export function pathWithTools(): string {
  return [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
}

export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const forPeople = error instanceof StepFailed || ['ConfigError', 'FolderLockedError'].includes(error.name);
  return forPeople ? error.message : (error.stack ?? error.message);
}

export async function command(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(`\n${describe(error)}`);
    process.exitCode = 1;
  }
}
