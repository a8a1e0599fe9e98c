import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { loft, praiaHotel, seaRoom, writeHotelFolder } from '#tests/gateway/hotel-folder.ts';
import { operationEnvironment } from '#tests/gateway/in-operation.ts';
import { ownDatabase } from '#tests/gateway/own-database.ts';
import { ownPort } from '#tests/own-port.ts';
import { removeFolder } from '#tests/remove-folder.ts';
import { type GatewayProcess, startGateway } from '../../../build/gateway-process.ts';
import { startPostgres } from '../../../build/postgres.ts';
import { root } from '../../../build/steps.ts';
import { LockSystem } from './lock-system.ts';
import { MailServer } from './mail-server.ts';
import { ProcessClock } from './process-clock.ts';

export const HOTEL = praiaHotel.id;
export const ZONE = praiaHotel.timeZone;
export const ROOM = seaRoom.name.pt;
export const PUBLIC_URL = 'https://stay.hotel-varanda.com.br';
export const STAFF_URL = 'https://staff.hotel-varanda.com.br';

const MAIN = 'out/gateway/main.js';

/** Settings of other gateways that this process may have: here they are as on a new server. */
const UNSET = Object.fromEntries(
  ['PERNOITE_SANDBOX', 'SEED', 'TEST_SPEED', 'IDENTITY_PROVIDER', 'FIREBASE_AUTH_EMULATOR_HOST'].map(name => [
    name,
    '',
  ]),
);

type Device = { id: string; token: string };

/** Closed in the opposite order. */
type Steps = (() => Promise<void>)[];

/** A hotel in operation as docs/deploy.md sets it up: every part is what a hotel has, and nothing of a sandbox. */
export class ProductionHotel {
  readonly mail: MailServer;
  readonly locks: LockSystem;
  readonly clock: ProcessClock;
  readonly kiosk: Device;
  readonly desk: Device;
  readonly folder: string;
  readonly environment: Record<string, string>;
  readonly #steps: Steps;
  #gateway: GatewayProcess | null = null;
  #output = '';

  private constructor(
    parts: Pick<ProductionHotel, 'mail' | 'locks' | 'clock' | 'kiosk' | 'desk' | 'folder' | 'environment'>,
    steps: Steps,
  ) {
    this.mail = parts.mail;
    this.locks = parts.locks;
    this.clock = parts.clock;
    this.kiosk = parts.kiosk;
    this.desk = parts.desk;
    this.folder = parts.folder;
    this.environment = parts.environment;
    this.#steps = steps;
  }

  static async open(): Promise<ProductionHotel> {
    const steps: Steps = [];
    try {
      const folder = await mkdtemp(join(tmpdir(), 'pernoite-production-'));
      steps.push(() => removeFolder(folder));
      const [mail, locks] = [new MailServer(), new LockSystem()];
      const smtpUrl = await mail.start();
      steps.push(() => mail.close());
      const lockSettings = await locks.start();
      steps.push(() => locks.close());
      const database = await openDatabase(steps);
      const clock = new ProcessClock(folder);
      const [kiosk, desk] = [newDevice('lobby-1'), newDevice('desk-1')];
      const environment = {
        ...operationEnvironment,
        ...lockSettings,
        ...clock.environment,
        DATABASE_URL: database,
        PERNOITE_SIGNING_KEY: randomBytes(32).toString('hex'),
        PUBLIC_URL,
        STAFF_URL,
        STAFF_PORT: String(await ownPort()),
        SMTP_URL: smtpUrl,
        VERIFICATION_PROVIDER: 'desk',
        DEVICES: `${enrolled(kiosk, 'kiosk')},${enrolled(desk, 'reception')}`,
        LOG_LEVEL: 'warn',
      };
      return new ProductionHotel({ mail, locks, clock, kiosk, desk, folder, environment }, steps);
    } catch (error) {
      await closeAll(steps);
      throw error;
    }
  }

  /** The hotel's own files, as the command of the import reads them. */
  async writeFiles(): Promise<string> {
    const folder = join(this.folder, 'our-hotel');
    const reception = { from: '07:00', until: '23:00' };
    await writeHotelFolder(folder, {
      'hotels.json': JSON.stringify([{ ...praiaHotel, reception }]),
      'room-types.json': JSON.stringify([seaRoom, { ...loft, name: { en: 'Loft', pt: 'Loft da Duna' } }]),
    });
    return folder;
  }

  /** A command of the built gateway, such as `staff-add`, with the gateway's own environment. */
  run(...args: string[]): Promise<{ code: number; text: string }> {
    return new Promise(done => {
      execFile(
        process.execPath,
        [...this.clock.nodeArguments, MAIN, ...args],
        { cwd: root, env: { PATH: process.env['PATH'], ...this.environment } },
        (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), text: stdout + stderr }),
      );
    });
  }

  async start(): Promise<void> {
    const gateway = await startGateway({
      run: [...this.clock.nodeArguments, MAIN],
      port: await ownPort(),
      env: { ...UNSET, ...this.environment },
    });
    gateway.child.stdout?.on('data', (text: string) => {
      this.#output += text;
    });
    this.#steps.push(async () => void (await gateway.stop()));
    this.#gateway = gateway;
  }

  /** The log since the gateway was ready, a line for each entry. */
  get log(): { level: string; msg: string }[] {
    return this.#output
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line));
  }

  /** Behind PUBLIC_URL a proxy would serve it. */
  get address(): string {
    return this.#running.address;
  }

  /** The same behind STAFF_URL. */
  get staffAddress(): string {
    return this.#running.staffAddress ?? '';
  }

  get #running(): GatewayProcess {
    if (this.#gateway === null) throw new Error('the gateway was not started');
    return this.#gateway;
  }

  close(): Promise<void> {
    return closeAll(this.#steps);
  }
}

async function closeAll(steps: Steps): Promise<void> {
  for (const step of steps.splice(0).toReversed()) await step();
}

/** An empty database on a PostgreSQL: the one that the tests are given, or one of its own. */
async function openDatabase(steps: Steps): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'] ?? '';
  const server = given === '' ? await startPostgres() : null;
  if (server) steps.push(() => server.stop());
  const database = await ownDatabase(server?.url ?? given, 'test');
  if (!server) steps.push(() => database.drop());
  return database.url;
}

const newDevice = (id: string): Device => ({ id, token: randomBytes(32).toString('hex') });

const enrolled = ({ id, token }: Device, profile: 'kiosk' | 'reception'): string =>
  `${id}:${profile}:${HOTEL}:${createHash('sha256').update(token).digest('hex')}`;
