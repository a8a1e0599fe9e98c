import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from '#gateway/config/setting.ts';
import { takeDataFolder } from '#gateway/store/data-folder.ts';
import { isConstraintViolation, isUnstorableValue } from '#gateway/store/database-errors.ts';
import { createEmbedded } from '#gateway/store/embedded-engine.ts';
import { openStore } from '#gateway/store/open-store.ts';
import { gatewaySettings } from '#gateway/store/schema/gateway.ts';
import { hotels, roomTypes } from '#gateway/store/schema/hotels.ts';
import { nightTariffs } from '#gateway/store/schema/tariffs.ts';
import { databaseTemplate } from '#gateway/store/template.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { queryRows } from './query-rows.ts';
import { sharedGateway } from './shared-gateway.ts';
import { compiledBefore, QUICK_START, testCache } from './test-cache.ts';

describe('the database', () => {
  let app: TestGateway;
  beforeAll(async () => {
    app = await sharedGateway();
  });

  test('says by name which rule a statement broke, on either engine', async () => {
    const { db } = app.app.store;
    const name = { id: 'TEST', buildingCode: 'TEST', name: 'Test', city: 'Test' };
    const hotel = { ...name, timeZone: 'America/Sao_Paulo', taxBasisPoints: 500, rank: 1 };
    await db.insert(hotels).values(hotel);
    const failure = (run: PromiseLike<unknown>) =>
      Promise.resolve(run).then(
        () => null,
        (error: unknown) => error,
      );
    const tariffOf = (cents: number) =>
      failure(db.insert(nightTariffs).values({ roomTypeId: 'none', weekday: 0, cents }));
    const twice = await failure(db.insert(hotels).values(hotel));
    expect(isConstraintViolation(twice, 'hotels_pkey')).toBe(true);
    expect(isConstraintViolation(twice, 'guests_email_unique')).toBe(false);
    const orphaned = 'night_tariffs_room_type_id_room_types_id_fk';
    expect(isConstraintViolation(await tariffOf(1), orphaned)).toBe(true);
    expect(isConstraintViolation(await tariffOf(0), 'night_tariffs_positive')).toBe(true);
    const unstorable = await failure(db.insert(hotels).values({ ...hotel, id: 'A\u0000' }));
    expect(isUnstorableValue(unstorable)).toBe(true);
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

  async function filesOf(root: string) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
    return Promise.all(
      files.toSorted().map(async file => {
        const content = createHash('sha256').update(await readFile(file));
        return [file, (await stat(file)).mtimeMs, content.digest('hex')];
      }),
    );
  }

  async function gatewayProcess(env: Record<string, string> = {}) {
    const settings = { NODE_ENV: 'development', PORT: '0', SEED: 'off' };
    const child = spawn(process.execPath, [...QUICK_START, 'src-gateway/main.ts'], {
      env: { ...process.env, ...compiledBefore, ...settings, PERNOITE_DATA: folder, ...env },
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
    const started = Promise.race([url, exit.then(() => printed)]);
    const readiness = async () => (await fetch(`${await started}/readyz`)).status;
    return { child, exit, printed: () => printed, readiness };
  }

  test('serves one gateway at a time, goes on with its contents after one that was killed, and is free after a clean stop', async () => {
    // Spares the first gateway the three seconds of making a database: its making is not the subject.
    const template = await databaseTemplate(testCache);
    await (await openStore({ folder: join(folder, 'database'), template })).close();
    const first = await gatewayProcess();
    expect(await first.readiness()).toBe(200);
    const keyFile = join(folder, 'signing.key');
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    const key = await readFile(keyFile, 'utf8');

    const second = await gatewayProcess();
    expect(await second.exit).toBe(2);
    expect(second.printed()).toMatch(
      /^The data folder .* is in use by another gateway \(process \d+ on .*PERNOITE_DATA\.\n$/,
    );

    first.child.kill('SIGKILL');
    await first.exit;
    expect(existsSync(lockFile())).toBe(true);
    const third = await gatewayProcess();
    expect(await third.readiness()).toBe(200);
    expect(await readFile(keyFile, 'utf8')).toBe(key);
    third.child.kill('SIGTERM');
    expect(await third.exit).toBe(0);
    expect(existsSync(lockFile())).toBe(false);
    // The whole program starts three times, one start after the other.
  }, 600_000);

  test('is not half made by a first start that was killed', async () => {
    const first = await gatewayProcess();
    await expect.poll(() => existsSync(join(folder, 'database.new'))).toBe(true);
    first.child.kill('SIGKILL');
    await first.exit;
    expect(existsSync(join(folder, 'database'))).toBe(false);
    const second = await startTestGateway({
      dataFolder: folder,
      databaseUrl: null,
      signingKey: null,
      seed: false,
    });
    expect((await second.raw('GET', '/readyz')).status).toBe(200);
    await second.close();
    expect((await readdir(folder)).toSorted()).toEqual(['database', 'signing.key']);
  });

  const reused = { token: 'old', pid: process.pid, host: hostname(), processStart: 'another start' };
  test.each([
    ['of a dead process whose number another one got', JSON.stringify(reused), 0],
    ['torn, which nobody writes any more', '{"tok', 60_000],
  ])('with a lock %s is taken over', async (_, lock, age) => {
    await writeFile(lockFile(), lock);
    const written = new Date(Date.now() - age);
    await utimes(lockFile(), written, written);
    const data = await takeDataFolder(folder);
    await data.release();
    expect(existsSync(lockFile())).toBe(false);
  });

  test('of a gateway on another machine stays locked as long as that one’s heartbeat moves', async () => {
    const far = { token: 'far', pid: 1, host: 'elsewhere', processStart: '1' };
    await writeFile(lockFile(), JSON.stringify(far));
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

  test('of a version before the first release is rejected with a recovery, and left as it is', async () => {
    const database = join(folder, 'database');
    // What such a version left is a database without the mark of this one.
    await (await createEmbedded(database, await databaseTemplate(testCache))).close();
    const before = await filesOf(folder);
    const starting = startTestGateway({ dataFolder: folder, databaseUrl: null, seed: false });
    await expect(starting).rejects.toThrow(
      new ConfigError(
        `The database ${database} was made by a version before the first release and cannot be used. Nothing in it was changed. Move it away, or choose another folder with PERNOITE_DATA.`,
      ),
    );
    expect(await filesOf(folder)).toEqual(before);
  });

  test('is not touched by a start whose port is in use, and the message shows a recovery', async () => {
    const { url } = await sharedGateway();
    const taken = await gatewayProcess({ PORT: new URL(url).port });
    expect(await taken.exit).toBe(2);
    expect(taken.printed()).toMatch(/^Port \d+ is in use\..*PORT=\d+ npm start\n$/);
    expect(existsSync(join(folder, 'database'))).toBe(false);
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
