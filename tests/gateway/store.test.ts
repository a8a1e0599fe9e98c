import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from '#gateway/config.ts';
import { takeDataFolder } from '#gateway/data-folder.ts';
import { readEnvironment } from '#gateway/read-environment.ts';
import { isConstraintViolation, isUnstorableValue } from '#gateway/store/database-errors.ts';
import { openStore } from '#gateway/store/open-store.ts';
import { gatewaySettings } from '#gateway/store/schema/gateway.ts';
import { hotels, roomTypes } from '#gateway/store/schema/hotels.ts';
import { nightTariffs } from '#gateway/store/schema/tariffs.ts';
import { databaseTemplate } from '#gateway/store/template.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { queryRows } from './query-rows.ts';
import { compiledBefore, testCache } from './test-cache.ts';

const hotel = {
  id: 'TEST',
  buildingCode: 'TEST',
  name: 'Test',
  city: 'Test',
  timeZone: 'America/Sao_Paulo',
  taxBasisPoints: 500,
  rank: 1,
};

describe('the database', () => {
  let app: TestGateway;
  beforeAll(async () => {
    app = await startTestGateway({ seed: false });
  });
  afterAll(() => app.close());

  test('says by name which rule a statement broke, on either engine', async () => {
    const { db } = app.app.store;
    await db.insert(hotels).values(hotel);
    const failure = (run: PromiseLike<unknown>) =>
      Promise.resolve(run).then(
        () => null,
        (error: unknown) => error,
      );
    const twice = await failure(db.insert(hotels).values(hotel));
    expect(isConstraintViolation(twice, 'hotels_pkey')).toBe(true);
    expect(isConstraintViolation(twice, 'guests_email_unique')).toBe(false);
    const orphan = await failure(
      db.insert(nightTariffs).values({ roomTypeId: 'none', weekday: 0, cents: 1 }),
    );
    expect(isConstraintViolation(orphan, 'night_tariffs_room_type_id_room_types_id_fk')).toBe(true);
    const free = await failure(db.insert(nightTariffs).values({ roomTypeId: 'none', weekday: 0, cents: 0 }));
    expect(isConstraintViolation(free, 'night_tariffs_positive')).toBe(true);
    expect(isUnstorableValue(await failure(db.insert(hotels).values({ ...hotel, id: 'A\u0000' })))).toBe(
      true,
    );
    expect(isConstraintViolation(new Error('other'), 'hotels_pkey')).toBe(false);
  });

  test('takes back a whole transaction that fails', async () => {
    const { db } = app.app.store;
    const failed = db.transaction(async tx => {
      await tx.insert(gatewaySettings).values({ key: 'half', value: 1 });
      throw new Error('stop here');
    });
    await expect(failed).rejects.toThrow('stop here');
    expect(await db.select().from(gatewaySettings).where(sql`key = 'half'`)).toEqual([]);
  });

  test('gives the rows of a hand-written statement alike on both engines, in UTC', async () => {
    const rows = await queryRows(
      app.app.store.db,
      sql`select count(*)::int as amount, current_setting('TimeZone') as zone from ${roomTypes}`,
    );
    expect(rows).toEqual([{ amount: 0, zone: 'UTC' }]);
  });
});

describe('the environment', () => {
  test('that is empty gives the development gateway', () => {
    expect(readEnvironment({ PORT: '' })).toMatchObject({
      port: 4780,
      host: '127.0.0.1',
      dataFolder: '.data',
      sandbox: true,
    });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://root:secret@host/db'],
    ['SMTP_URL', 'secret'],
    ['PUBLIC_URL', 'secret.example'],
    ['PERNOITE_SIGNING_KEY', 'secret'],
    ['PERNOITE_SANDBOX', 'secret'],
    ['LOG_LEVEL', 'secret'],
    ['ALLOWED_ORIGINS', 'https://secret.example/path'],
    ['WEB_CONFIG', '{"gateway":"javascript:secret"}'],
    ['DEVICES', 'lobby-1:kiosk:JARDINS:secret'],
    ['DEVICES', `lobby-1:web:JARDINS:${'0'.repeat(64)}`],
    ['DEVICES', `lobby-1:kiosk:JARDINS:${'0'.repeat(64)}:secret`],
  ])('with %s=%s is rejected in one line that names it and not its value', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} cannot be used: [^\n]+$`));
    expect(read).not.toThrow(/secret(?!( of|\)))/);
  });

  test('of production never has the sandbox', () => {
    expect(readEnvironment({ NODE_ENV: 'production' })).toMatchObject({
      sandbox: false,
      seed: false,
      production: true,
    });
    expect(() => readEnvironment({ NODE_ENV: 'production', PERNOITE_SANDBOX: 'on' })).toThrow(
      /PERNOITE_SANDBOX/,
    );
  });

  test('names the devices that are believed; with none, a sandbox believes all and production nobody (KSK-03)', () => {
    const hash = 'ab'.repeat(32);
    const text = `lobby-1:kiosk:JARDINS:${hash}, desk-1:reception:NILO:${hash.toUpperCase()}`;
    expect(readEnvironment({ DEVICES: text }).devices).toEqual([
      { id: 'lobby-1', profile: 'kiosk', hotelId: 'JARDINS', tokenHash: hash },
      { id: 'desk-1', profile: 'reception', hotelId: 'NILO', tokenHash: hash },
    ]);
    expect(readEnvironment({}).devices).toBeNull();
    expect(readEnvironment({ NODE_ENV: 'production' }).devices).toEqual([]);
  });
});

describe('a data folder', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pernoite-data-'));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  const lockFile = () => join(folder, 'gateway.lock');

  /** Spares the first gateway the three seconds of making a database, where its making is not the subject. */
  async function makeDatabase(): Promise<void> {
    const template = await databaseTemplate(testCache);
    const store = await openStore({ folder: join(folder, 'database'), template });
    await store.close();
  }

  /** A gateway as a process of its own, up to its first line of output. */
  async function gatewayProcess(env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['src-gateway/main.ts'], {
      env: {
        ...process.env,
        ...compiledBefore,
        NODE_ENV: 'development',
        PORT: '0',
        PERNOITE_DATA: folder,
        SEED: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let printed = '';
    const url = new Promise<string>(resolve => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          printed += text;
          const address = /"url":"([^"]+)"/.exec(printed)?.[1];
          if (address) resolve(address);
        });
      }
    });
    const exit = once(child, 'close').then(([code]) => code as number | null);
    return { child, exit, printed: () => printed, started: Promise.race([url, exit.then(() => printed)]) };
  }

  test('serves one gateway at a time, and is free again after a clean stop', async () => {
    await makeDatabase();
    const first = await gatewayProcess();
    const url = await first.started;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    const second = await gatewayProcess();
    expect(await second.exit).toBe(2);
    expect(second.printed()).toMatch(
      /^The data folder .* is in use by another gateway \(process \d+ on .*PERNOITE_DATA\.\n$/,
    );

    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(existsSync(lockFile())).toBe(false);
    expect((await stat(join(folder, 'signing.key'))).mode & 0o777).toBe(0o600);
  });

  test('is taken over from a gateway that was killed, with its contents', async () => {
    await makeDatabase();
    const first = await gatewayProcess();
    const url = await first.started;
    const signUp = await fetch(`${url}/readyz`);
    expect(signUp.status).toBe(200);
    const key = await readFile(join(folder, 'signing.key'), 'utf8');
    first.child.kill('SIGKILL');
    await first.exit;
    expect(existsSync(lockFile())).toBe(true);

    const second = await gatewayProcess();
    expect((await fetch(`${await second.started}/readyz`)).status).toBe(200);
    expect(await readFile(join(folder, 'signing.key'), 'utf8')).toBe(key);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  });

  test('is not half made by a first start that was killed', async () => {
    const first = await gatewayProcess();
    for (let i = 0; i < 200 && !existsSync(join(folder, 'database.new')); i++) {
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    first.child.kill('SIGKILL');
    await first.exit;
    const second = await gatewayProcess();
    expect((await fetch(`${await second.started}/readyz`)).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  });

  test('of a dead process whose number another one got is taken over', async () => {
    const lock = { token: 'old', pid: process.pid, host: hostname(), processStart: 'another start' };
    await writeFile(lockFile(), JSON.stringify(lock));
    const data = await takeDataFolder(folder);
    await data.release();
    expect(existsSync(lockFile())).toBe(false);
  });

  test('with a torn lock is taken over once nobody writes it any more', async () => {
    await writeFile(lockFile(), '{"tok');
    await utimes(lockFile(), new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
    const data = await takeDataFolder(folder);
    await data.release();
  });

  test('of a gateway on another machine stays locked as long as that one’s heartbeat moves', async () => {
    await writeFile(
      lockFile(),
      JSON.stringify({ token: 'far', pid: 1, host: 'elsewhere', processStart: '1' }),
    );
    const beat = setInterval(() => utimes(lockFile(), new Date(), new Date()), 200);
    await expect(takeDataFolder(folder)).rejects.toThrow(
      /in use by another gateway \(process 1 on elsewhere\)/,
    );
    clearInterval(beat);
  });

  test('goes to exactly one of many who want it at once, even over a dead one’s lock', async () => {
    const dead = { token: 'old', pid: 2 ** 22 - 1, host: hostname(), processStart: '1' };
    await writeFile(lockFile(), JSON.stringify(dead));
    const takers = await Promise.allSettled(Array.from({ length: 12 }, () => takeDataFolder(folder)));
    const winners = takers.flatMap(taker => (taker.status === 'fulfilled' ? [taker.value] : []));
    expect(winners).toHaveLength(1);
    await winners[0]?.release();
  });

  test('is not touched by a start whose port is in use, and the message shows a way out', async () => {
    const app = await startTestGateway({ seed: false });
    const taken = await gatewayProcess({ PORT: new URL(app.url).port });
    expect(await taken.exit).toBe(2);
    expect(taken.printed()).toMatch(/^Port \d+ is in use\..*PORT=\d+ npm start\n$/);
    expect(existsSync(join(folder, 'database'))).toBe(false);
    await app.close();
  });

  test('is not touched by a start with a setting that cannot be used', async () => {
    const refused = await gatewayProcess({ PORT: 'eighty' });
    expect(await refused.exit).toBe(2);
    expect(refused.printed()).toBe('PORT cannot be used: it should be a number from 0 to 65535.\n');
  });
});

test('a stop lets a request in flight finish', async () => {
  const app = await startTestGateway({ seed: false });
  const { store } = app.app;
  let reached = () => {};
  const inFlight = new Promise<void>(resolve => {
    reached = resolve;
  });
  store.ping = async () => {
    reached();
    await new Promise(resolve => setTimeout(resolve, 300));
    await store.db.execute(sql`select 1`);
  };
  const requested = fetch(`${app.url}/readyz`);
  await inFlight;
  await app.close();
  expect((await requested).status).toBe(200);
  await expect(fetch(`${app.url}/healthz`)).rejects.toThrow('fetch failed');
});

test('a gateway that drains notifies its balancer and serves on, then stops (OPS-03)', async () => {
  const stopping = await startTestGateway({ seed: false, drainMs: 2_000 });
  expect((await stopping.raw('GET', '/readyz')).status).toBe(200);
  const stopped = stopping.close();
  await expect.poll(async () => (await stopping.raw('GET', '/readyz')).body).toEqual({ status: 'stopping' });
  expect((await stopping.raw('GET', '/readyz')).status).toBe(503);
  expect((await stopping.raw('GET', '/api/countries')).status).toBe(200);
  await stopped;
  await expect(fetch(`${stopping.url}/healthz`)).rejects.toThrow('fetch failed');
});
