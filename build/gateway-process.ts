import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { pathWithTools, root, StepFailed } from './steps.ts';

export type GatewayProcess = {
  address: string;
  /** Null where staff are served by none, or at a port of the gateway's own choice. */
  staffAddress: string | null;
  child: ChildProcess;
  /** Signals it to stop, waits until it has, and ends it by force after 15 s. Returns its exit code. */
  stop(): Promise<number | null>;
};

export type GatewayOptions = {
  /** Arguments for Node: the file to run and what comes before it. */
  run?: string[];
  host?: string;
  port: number;
  env?: Record<string, string>;
  /** Passes its output on once it is ready. What it prints before is shown only if it fails to start. */
  show?: boolean;
  timeoutMs?: number;
};

const BUILT = ['out/gateway/main.js'];

/** Starts a gateway and waits until /readyz says yes. Throws StepFailed with what it printed if it never does. */
export async function startGateway(options: GatewayOptions): Promise<GatewayProcess> {
  const host = options.host ?? '127.0.0.1';
  const address = gatewayAddress(host, options.port);
  const child = spawn(process.execPath, options.run ?? BUILT, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl+C comes to this process alone, which then stops the gateway once and in order.
    detached: process.platform !== 'win32',
    env: {
      ...process.env,
      PATH: pathWithTools(),
      HOST: host,
      PORT: String(options.port),
      ...options.env,
    },
  });
  let early = '';
  let ready = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      if (!ready) early += text;
      else if (options.show) process.stdout.write(text);
    });
  }
  const ended = new Promise<number | null>(done => {
    child.on('error', () => done(null));
    child.on('exit', code => done(code));
  });
  const endNow = () => child.kill('SIGKILL');
  process.once('exit', endNow);
  void ended.then(() => process.off('exit', endNow));

  const until = Date.now() + (options.timeoutMs ?? 90_000);
  while (!(await isReady(address))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new StepFailed(early.trim() || 'The gateway ended without a word.');
    }
    if (Date.now() > until) {
      endNow();
      throw new StepFailed(`${early}\nThe gateway did not become ready in time.`.trim());
    }
    await Promise.race([ended, pause(150)]);
  }
  ready = true;
  if (options.show && early !== '') process.stdout.write(early);
  const staffPort = options.env?.['STAFF_PORT'];
  return {
    address,
    staffAddress: staffPort === undefined ? null : gatewayAddress(host, Number(staffPort)),
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill('SIGTERM');
      const force = setTimeout(endNow, 15_000);
      const code = await ended;
      clearTimeout(force);
      return code;
    },
  };
}

export const gatewayAddress = (host: string, port: number): string =>
  `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;

export async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds));

/** Runs until Ctrl+C or SIGTERM, or until one of `children` ends by itself; the second says so by its result. */
export function untilStopped(children: ChildProcess[]): Promise<'requested' | 'ended'> {
  return new Promise(done => {
    process.once('SIGINT', () => done('requested'));
    process.once('SIGTERM', () => done('requested'));
    for (const child of children) child.once('exit', () => done('ended'));
  });
}
