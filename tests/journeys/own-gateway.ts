import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { dateAt } from '#shared/hotel-time.ts';
import { type OwnDatabase, ownDatabase } from '#tests/gateway/own-database.ts';
import { NO_UNPAID_LIMITS } from '#tests/no-unpaid-limits.ts';
import { ownPort } from '#tests/own-port.ts';
import { type GatewayProcess, startGateway } from '../../build/gateway-process.ts';
import { startPostgres } from '../../build/postgres.ts';

/** A gateway of a test's own: a fresh, seeded database, and a port that stays the same after a restart. */
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

const RUN = ['out/gateway/main.js'];

/** As in build/postgres.ts. */
const SERVER = 'TEST_DATABASE_URL';
const SEEDED = 'PERNOITE_SEEDED';
const SEEDED_DATABASE = 'PERNOITE_SEEDED_DATABASE';
const SEEDED_ON = 'PERNOITE_SEEDED_ON';

/** What is seeded stands relative to the hotels' day: after their midnight tests get a gateway seeded on the new one. */
const hotelDay = () => dateAt(new Date(), 'America/Sao_Paulo');

/**
 * Playwright calls it before all tests: seeding takes several times as long as everything else of a start. Why tests of
 * the browser run on PostgreSQL: docs/decisions/0047-databases-of-tests.md.
 */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-seeded-'));
  const own = process.env[SERVER] ? null : await startPostgres();
  if (own) process.env[SERVER] = own.url;
  const database = await ownDatabase(process.env[SERVER] ?? '', 'test');
  const env = { ...SETTINGS, DATABASE_URL: database.url, PERNOITE_DATA: folder, LOG_LEVEL: 'error' };
  process.env[SEEDED_ON] = hotelDay();
  const gateway = await startGateway({ run: RUN, port: await ownPort(), env, show: true });
  await gateway.stop();
  process.env[SEEDED] = folder;
  process.env[SEEDED_DATABASE] = database.url;
  return async () => {
    await (own ? own.stop() : database.drop());
    await rm(folder, { recursive: true, force: true });
  };
}

type Data = { folder: string; database: OwnDatabase };

/** A new database and data folder; what guests' accounts at another provider need is seeded by the gateway that has them. */
async function newData(env: Record<string, string>): Promise<Data> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-gateway-'));
  const { [SERVER]: server = '', [SEEDED]: seeded = '', [SEEDED_DATABASE]: template = '' } = process.env;
  const isAlike =
    process.env[SEEDED_ON] === hotelDay() &&
    ['SEED', 'IDENTITY_PROVIDER', 'NODE_ENV'].every(name => !env[name]);
  // The keys, without which the seeded staff could not sign in.
  if (isAlike) cpSync(seeded, folder, { recursive: true });
  return { folder, database: await ownDatabase(server, 'test', isAlike ? template : null) };
}

export async function ownGateway({
  log = 'error',
  env = {},
}: {
  log?: 'error' | 'silent';
  env?: Env;
} = {}): Promise<OwnGateway> {
  const { folder, database } = await newData(env);
  const port = await ownPort();
  const staffPort = await ownPort();
  let running: GatewayProcess | null = null;
  return {
    address: `http://127.0.0.1:${port}`,
    async start() {
      running = await startGateway({
        run: RUN,
        port,
        env: {
          ...SETTINGS,
          DATABASE_URL: database.url,
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
      await database.drop();
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
