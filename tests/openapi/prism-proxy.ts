import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { pinnedPackage } from '../../build/pinned-package.ts';
import { StepFailed } from '../../build/steps.ts';

/** Compares requests and responses with an OpenAPI document: a validator that has nothing in common with the contract. */
export const prism = pinnedPackage('@stoplight/prism-cli', 'prism');

const START_TIMEOUT_MS = 60_000;

export type PrismProxy = { address: string; stop(): Promise<void> };

/** `--errors`: a response that differs from the document becomes a 500 of Prism's, with what differs. */
export async function startPrism(document: string, upstream: string): Promise<PrismProxy> {
  const port = await getPort();
  const program = prism.file('dist/index.js');
  const child = spawn(
    process.execPath,
    [program, 'proxy', document, upstream, '--errors', '--port', String(port), '--verboseLevel', 'warn'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000);
    });
  const endWithParent = () => void child.kill('SIGKILL');
  process.once('exit', endWithParent);
  const stop = async () => {
    process.off('exit', endWithParent);
    await ended(child);
  };
  const address = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await isUp(address))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new StepFailed(`${said}\nPrism did not start.`.trim());
    }
    await wait(200);
  }
  return { address, stop };
}

/** Any response will do: no document has the path. */
async function isUp(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/-`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}
