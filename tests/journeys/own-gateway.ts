import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '../../build/free-port.ts';
import { type GatewayProcess, startGateway } from '../../build/gateway-process.ts';

/** A gateway of a test's own: a fresh, seeded data folder, and a port that stays the same after a restart. */
export type OwnGateway = {
  address: string;
  start(): Promise<GatewayProcess>;
  /** Stops it where it runs, and removes its data. */
  remove(): Promise<void>;
};

/** Settings of every test's gateway. */
const SETTINGS = {
  PERNOITE_SANDBOX: 'on',
  SEED: 'on',
  NODE_ENV: 'test',
  TEST_SPEED: 'on',
  DATABASE_URL: '',
  SMTP_URL: '',
  IDENTITY_PROVIDER: '',
  FIREBASE_AUTH_EMULATOR_HOST: '',
  // Guests come from addresses of their own, so that none uses up another's attempts (rate-limits.ts).
  TRUST_PROXY: 'on',
  // Devices of the desktop app share one.
  WALK_INS_PER_ADDRESS: '1000/60',
};

/** Names the folder of a gateway that was started and stopped once, for others to begin with. */
const SEEDED = 'PERNOITE_SEEDED';

/**
 * Seeds one data folder for all tests of a run, which Playwright calls before them: seeding hotels, guests and stays
 * takes several times as long as everything else of a start. Returns a function that removes the folder.
 */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-seeded-'));
  const env = { ...SETTINGS, PERNOITE_DATA: folder, LOG_LEVEL: 'error' };
  const gateway = await startGateway({ port: await freePort(), env, show: true });
  await gateway.stop();
  process.env[SEEDED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A new data folder; what guests' accounts at another provider need is seeded by the gateway that has them. */
async function newFolder(env: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-gateway-'));
  const seeded = process.env[SEEDED] ?? '';
  const isAlike = ['SEED', 'IDENTITY_PROVIDER', 'DATABASE_URL', 'NODE_ENV'].every(name => !env[name]);
  if (seeded !== '' && isAlike) await cp(seeded, folder, { recursive: true });
  return folder;
}

export async function ownGateway({
  log = 'error',
  env = {},
}: {
  log?: 'error' | 'silent';
  /** Settings beyond those of every test gateway. */
  env?: Record<string, string>;
} = {}): Promise<OwnGateway> {
  const folder = await newFolder(env);
  const port = await freePort();
  let running: GatewayProcess | null = null;
  return {
    address: `http://127.0.0.1:${port}`,
    async start() {
      running = await startGateway({
        port,
        env: {
          ...SETTINGS,
          PERNOITE_DATA: folder,
          LOG_LEVEL: log,
          ...env,
        },
        show: log !== 'silent',
      });
      return running;
    },
    async remove() {
      await running?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A gateway whose kiosks take walk-ins for every day: tests then book nights of their own (SEC-04). */
export const anyArrival = { WALK_IN_ARRIVAL_DAYS: '180' };

type UseGateway = (gateway: GatewayProcess) => Promise<void>;

/** Starts a gateway with settings of its own, and stops it afterwards. */
export async function useOwnGateway(use: UseGateway, env: Record<string, string> = {}): Promise<void> {
  const gateway = await ownGateway({ env });
  await use(await gateway.start());
  await gateway.remove();
}

type GatewayFixture = [
  (fixtures: object, use: UseGateway) => Promise<void>,
  { scope: 'worker'; timeout: number },
];

/**
 * The fixture of a gateway for a worker's tests, one after the other. Each call makes a gateway apart from all others:
 * Playwright takes fixtures of one function for the same, and shares their worker.
 */
export function gatewayFixture(env: Record<string, string> = {}): GatewayFixture {
  return [async ({}, use) => useOwnGateway(use, env), { scope: 'worker', timeout: 120_000 }];
}
