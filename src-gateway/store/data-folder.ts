import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, rmSync, utimesSync } from 'node:fs';
import { chmod, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const LOCK_NAME = 'gateway.lock';
const HEARTBEAT_MS = 2_000;
/** A lock of another machine or container without a heartbeat for this long has no owner any more. */
const SILENCE_MS = 12_000;

const lockSchema = z.object({
  token: z.string(),
  pid: z.int(),
  host: z.string(),
  /** The start time of the process, as the system reports it: the same pid with another start is another process. */
  processStart: z.string().nullable(),
});
type Lock = z.infer<typeof lockSchema>;

/** A lock file without content that is older than this was left by a crash and is not being written. */
const TORN_MS = 1_000;

export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

export type DataFolder = {
  database: string;
  /** The folder's own signing key: made once, readable by its owner alone. */
  signingKey(): Promise<Uint8Array>;
  release(): Promise<void>;
};

/** Two processes on one embedded database destroy it; the lock of a process that was killed is taken over. */
export async function takeDataFolder(folder: string): Promise<DataFolder> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const lockFile = join(root, LOCK_NAME);
  const mine: Lock = {
    token: randomUUID(),
    pid: process.pid,
    host: hostname(),
    processStart: processStart(process.pid),
  };
  await acquire(lockFile, mine, root);
  const isMine = () => readLock(lockFile)?.token === mine.token;
  const heartbeat = setInterval(() => {
    // A lock of another process must not be renewed from here.
    if (!isMine()) return;
    try {
      const now = new Date();
      utimesSync(lockFile, now, now);
    } catch {
      // The folder is gone or read-only: the database will report that itself.
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  const releaseNow = () => {
    clearInterval(heartbeat);
    if (isMine()) rmSync(lockFile, { force: true });
  };
  process.once('exit', releaseNow);
  return {
    database: join(root, 'database'),
    signingKey: () => signingKey(join(root, 'signing.key')),
    async release() {
      process.off('exit', releaseNow);
      releaseNow();
    },
  };
}

async function acquire(lockFile: string, mine: Lock, root: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) {
    if (await createLock(lockFile, mine)) return;
    const found = readLock(lockFile);
    if (await isLocked(lockFile, found)) throw lockedError(root, found);
    await removeDead(lockFile, found, mine);
  }
  throw lockedError(root, readLock(lockFile));
}

async function createLock(file: string, lock: Lock): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(JSON.stringify(lock));
    await handle.sync();
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Another process may have taken the folder meanwhile: a second lock, and the first one is read again. */
async function removeDead(lockFile: string, judged: Lock | null, mine: Lock): Promise<void> {
  const guard = `${lockFile}.takeover`;
  if (!(await createLock(guard, mine))) {
    const since = await readHeartbeat(guard);
    if (since !== null && Date.now() - since > SILENCE_MS) rmSync(guard, { force: true });
    await sleep(100);
    return;
  }
  try {
    const found = readLock(lockFile);
    // An unreadable lock may be a new one that is just being written.
    const age = Date.now() - ((await readHeartbeat(lockFile)) ?? 0);
    if (judged ? found?.token === judged.token : found === null && age > TORN_MS)
      rmSync(lockFile, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function readLock(file: string): Lock | null {
  try {
    return lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

async function isLocked(lockFile: string, lock: Lock | null): Promise<boolean> {
  const beat = await readHeartbeat(lockFile);
  if (beat === null) return false;
  if (beat < Date.now() - uptime() * 1000 - HEARTBEAT_MS && lock?.host === hostname()) return false;
  if (lock === null) {
    // Just created and not yet written, or torn by a crash: only its age shows which.
    await sleep(300);
    return readLock(lockFile) !== null || Date.now() - beat < TORN_MS;
  }
  if (lock.host !== hostname()) return beatsOn(lockFile, beat);
  if (!isAlive(lock.pid)) return false;
  const start = processStart(lock.pid);
  return start === null || lock.processStart === null || start === lock.processStart;
}

/** Another host's pid says nothing here, so wait for its heartbeat. */
async function beatsOn(lockFile: string, seen: number): Promise<boolean> {
  for (let waited = 0; waited < SILENCE_MS; waited += 500) {
    await sleep(500);
    const beat = await readHeartbeat(lockFile);
    if (beat === null) return false;
    if (beat !== seen) return true;
  }
  return false;
}

async function readHeartbeat(lockFile: string): Promise<number | null> {
  try {
    return (await stat(lockFile)).mtimeMs;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The start time of a process in the system's own format; null if the system does not report it. */
function processStart(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // Field 22; the second field, the name in parentheses, may contain blanks.
      return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

function lockedError(root: string, lock: Lock | null): FolderLockedError {
  const owner = lock ? ` (process ${lock.pid} on ${lock.host})` : '';
  return new FolderLockedError(
    `The data folder ${root} is in use by another gateway${owner}. Stop that one, or choose another folder with PERNOITE_DATA.`,
  );
}

async function signingKey(file: string): Promise<Uint8Array> {
  try {
    const stored = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
    if (stored.length >= 32) return stored;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const key = randomBytes(32);
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, key.toString('hex'), { mode: 0o600 });
  await chmod(partial, 0o600);
  await rename(partial, file);
  await rm(partial, { force: true });
  return key;
}
