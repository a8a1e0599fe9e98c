import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { pinnedPackage } from '../../build/pinned-package.ts';
import { StepFailed } from '../../build/steps.ts';

/** The official Firebase Auth emulator (500 MB), which replaces another identity provider in tests (docs/decisions/0013). */
export const firebaseTools = pinnedPackage('firebase-tools', 'firebase-tools');

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;

/** A project whose name begins with demo- exists nowhere: the emulator makes no request about it. */
export const EMULATED_PROJECT = 'demo-pernoite';

export type RunningEmulator = {
  /** Host and port, as FIREBASE_AUTH_EMULATOR_HOST names it. */
  host: string;
  stop(): Promise<void>;
};

export async function startAuthEmulator(): Promise<RunningEmulator> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-emulator-'));
  const [auth, hub, logging] = [await getPort(), await getPort(), await getPort()];
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const child = spawn(
    process.execPath,
    [
      firebaseTools.file('lib/bin/firebase.js'),
      'emulators:start',
      '--only',
      'auth',
      '--project',
      EMULATED_PROJECT,
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      // It writes settings of its user into the home folder; here that is a folder of its own.
      env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', HOME: folder, XDG_CONFIG_HOME: folder },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000);
    });
  }
  const endWithParent = () => void child.kill('SIGKILL');
  process.once('exit', endWithParent);
  const stop = async () => {
    process.off('exit', endWithParent);
    await ended(child, 'SIGINT');
    await ended(child, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  const host = `127.0.0.1:${auth}`;
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await isUp(host))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new StepFailed(`${said}\nThe Firebase Auth emulator did not start.`.trim());
    }
    await wait(200);
  }
  return { host, stop };
}

async function isUp(host: string): Promise<boolean> {
  try {
    const response = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise(resolve => child.once('exit', resolve));
  child.kill(signal);
  await Promise.race([exit, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
}
