import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import getPort from 'get-port';
import { dateAt } from '#shared/hotel-time.ts';
import { NO_UNPAID_LIMITS } from '#tests/no-unpaid-limits.ts';
import { type GatewayProcess, startGateway } from '../../build/gateway-process.ts';

/** A gateway of a test's own: a fresh, seeded data folder, and a port that stays the same after a restart. */
export type OwnGateway = {
  address: string;
  start(): Promise<GatewayProcess>;
  remove(): Promise<void>;
};

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
  // Both switches are offered (PRD-07).
  WEB_CONFIG: JSON.stringify({ emails: { offers: true, updates: true } }),
  // Devices of the desktop app share one.
  WALK_INS_PER_ADDRESS: '1000/60',
  SEARCHES_PER_ADDRESS: '10000/60',
  EVENTS_PER_ADDRESS: '10000/60',
  ...NO_UNPAID_LIMITS,
};

/**
 * How tests run the built gateway. Optimizing the embedded database's code takes a third of a start, and a test's gateway
 * does not live long enough to get it back.
 */
const RUN = ['--liftoff-only', 'out/gateway/main.js'];

const SEEDED = 'PERNOITE_SEEDED';
const SEEDED_ON = 'PERNOITE_SEEDED_ON';

/** What is seeded stands relative to the hotels' day: after their midnight tests get a gateway seeded on the new one. */
const hotelDay = () => dateAt(new Date(), 'America/Sao_Paulo');

/** Playwright calls it before all tests: seeding takes several times as long as everything else of a start. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-seeded-'));
  const env = { ...SETTINGS, PERNOITE_DATA: folder, LOG_LEVEL: 'error' };
  process.env[SEEDED_ON] = hotelDay();
  const gateway = await startGateway({ run: RUN, port: await getPort(), env, show: true });
  await gateway.stop();
  process.env[SEEDED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A new data folder; what guests' accounts at another provider need is seeded by the gateway that has them. */
async function newFolder(env: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-gateway-'));
  const seeded = process.env[SEEDED] ?? '';
  const isAlike =
    process.env[SEEDED_ON] === hotelDay() &&
    ['SEED', 'IDENTITY_PROVIDER', 'DATABASE_URL', 'NODE_ENV'].every(name => !env[name]);
  // The asynchronous copy takes six times the processor time.
  if (seeded !== '' && isAlike) cpSync(seeded, folder, { recursive: true });
  return folder;
}

export async function ownGateway({
  log = 'error',
  env = {},
}: {
  log?: 'error' | 'silent';
  env?: Env;
} = {}): Promise<OwnGateway> {
  const folder = await newFolder(env);
  const port = await getPort();
  const staffPort = await getPort();
  let running: GatewayProcess | null = null;
  return {
    address: `http://127.0.0.1:${port}`,
    async start() {
      running = await startGateway({
        run: RUN,
        port,
        env: {
          ...SETTINGS,
          PERNOITE_DATA: folder,
          LOG_LEVEL: log,
          STAFF_PORT: String(staffPort),
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

/**
 * The gateways of a worker's tests. The usual one stays for all of them; of those that a file has for itself only the
 * last one runs, and leaves when another file's is requested. All in one worker: a worker for each would start Node,
 * browser and modules again each time, which cost a tenth of a whole run.
 */
export class WorkerGateways {
  #usual: Running | null = null;
  #own: Running | null = null;

  async of(key: object, env: Env): Promise<GatewayProcess> {
    const current = key === USUAL ? this.#usual : this.#own;
    if (current?.key === key && current.day === hotelDay()) return current.process;
    if (current) {
      if (key === USUAL) this.#usual = null;
      else this.#own = null;
      await current.gateway.remove();
    }
    const gateway = await ownGateway({ env });
    const running = { key, day: hotelDay(), gateway, process: await gateway.start() };
    if (key === USUAL) this.#usual = running;
    else this.#own = running;
    return running.process;
  }

  isUsual(address: string): boolean {
    return this.#usual?.gateway.address === address;
  }

  async remove(): Promise<void> {
    await this.#own?.gateway.remove();
    await this.#usual?.gateway.remove();
  }
}

type Env = Record<string, string>;

type Running = { key: object; day: string; gateway: OwnGateway; process: GatewayProcess };

const USUAL = {};

type UseGateway = (gateway: GatewayProcess) => Promise<void>;

type GatewayFixture = [
  (fixtures: { gateways: WorkerGateways }, use: UseGateway) => Promise<void>,
  { scope: 'test'; timeout: number },
];

const START_TIMEOUT_MS = 120_000;

export const workerGateways: [
  (fixtures: object, use: (gateways: WorkerGateways) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
] = [
  async ({}, use) => {
    const gateways = new WorkerGateways();
    await use(gateways);
    await gateways.remove();
  },
  { scope: 'worker', timeout: START_TIMEOUT_MS },
];

export const usualGateway: GatewayFixture = fixtureOf(USUAL, {});

/** A file that uses it says `test.describe.configure({ mode: 'default' })`, or each worker would start a gateway. */
export const gatewayFixture = (env: Env | (() => Env) = {}): GatewayFixture => fixtureOf({}, env);

function fixtureOf(key: object, env: Env | (() => Env)): GatewayFixture {
  return [
    async ({ gateways }, use) => use(await gateways.of(key, typeof env === 'function' ? env() : env)),
    { scope: 'test', timeout: START_TIMEOUT_MS },
  ];
}
