/**
 * A PostgreSQL of its own for tests and the bench: Debian's package in a temporary folder, on loopback and a free port.
 *
 *   node build/postgres.ts -- vitest run --project gateway
 *
 * runs the command with TEST_DATABASE_URL set. A TEST_DATABASE_URL or DATABASE_URL that is already set is used instead.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { describe, StepFailed } from './steps.ts';

export type RunningPostgres = {
  /** The superuser's address; tests make databases of their own below it. */
  url: string;
  stop(): Promise<void>;
};

const DEBIAN = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;

const isRoot = () => process.getuid?.() === 0;

async function findBinaries(): Promise<string | null> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const folders = [
    ...versions
      .toSorted((one, other) => Number(other) - Number(one))
      .map(version => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const hasAll = (folder: string) =>
    ['initdb', 'postgres'].every(name => existsSync(join(folder, name + suffix)));
  return folders.find(hasAll) ?? null;
}

/** Before tests that start one of their own, so that no test waits for an installation. */
export async function ensurePostgres(): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) await ensureBinaries();
}

async function ensureBinaries(): Promise<string> {
  const found = await findBinaries();
  if (found) return found;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    console.log('  … Installing PostgreSQL (apt-get install postgresql)');
    const options = {
      stdio: 'ignore' as const,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    try {
      execFileSync('apt-get', ['update'], options);
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options);
    } catch {
      // What follows says what is missing and how to go on.
    }
  }
  const installed = await findBinaries();
  if (installed) return installed;
  throw new StepFailed(
    'There is no PostgreSQL on this machine. Install one (Debian: apt-get install postgresql; macOS: brew install postgresql) or name one: TEST_DATABASE_URL=postgres://user@host:5432/name',
  );
}

/** PostgreSQL does not run as root: there it runs as the user its package made. */
function serverUser(): { uid: number; gid: number } | null {
  if (!isRoot()) return null;
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

async function ready(
  binaries: string,
  port: number,
  server: ChildProcess,
  said: () => string,
): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said()}`);
    try {
      execFileSync(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error(`PostgreSQL was not ready after ${START_TIMEOUT_MS / 1000} s:\n${said()}`);
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise(resolve => server.once('exit', resolve));
  server.kill(signal);
  await Promise.race([exit, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
}

/**
 * Starts a new, empty PostgreSQL. Its data is for throwing away, so that nothing waits for the disk; with `isDurable`
 * each commit does, as a hotel's would.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<RunningPostgres> {
  const binaries = await ensureBinaries();
  const user = serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-postgres-'));
  const data = join(folder, 'data');
  const options = { cwd: folder, ...user, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    if (user) await chown(folder, user.uid, user.gid);
    execFileSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  } catch (error) {
    await remove();
    throw error;
  }
  const port = await getPort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '200',
    ...(!isDurable && { fsync: 'off', full_page_writes: 'off' }),
  };
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
  });
  // Without this a parent process that is killed would leave the server running.
  const killWithParent = () => void server.kill('SIGINT');
  process.once('exit', killWithParent);
  const stop = async () => {
    process.off('exit', killWithParent);
    await ended(server, 'SIGINT');
    await ended(server, 'SIGKILL');
    await remove();
  };
  try {
    await ready(binaries, port, server, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

export async function runWithPostgres(command: string, args: readonly string[]): Promise<number> {
  const given = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  const own = given ? null : await startPostgres();
  try {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: given || own?.url },
    });
    // Ctrl+C reaches the child by itself; this process stays to stop the server after it.
    const stay = () => {};
    const pass = () => void child.kill('SIGTERM');
    process.on('SIGINT', stay).on('SIGTERM', pass);
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (exit, signal) => resolve(exit ?? 128 + (signal ? constants.signals[signal] : 0)));
    });
    process.off('SIGINT', stay).off('SIGTERM', pass);
    return code;
  } finally {
    await own?.stop();
  }
}

if (import.meta.main) {
  const [command, ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
  if (!command) {
    console.error('Say what to run: node build/postgres.ts -- <command> [arguments]');
    process.exit(2);
  }
  try {
    process.exitCode = await runWithPostgres(command, args);
  } catch (error) {
    console.error(describe(error));
    process.exitCode = 1;
  }
}
