import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gatewayConfig } from '#gateway/config/config.ts';
import { PORT_STEPS } from '#gateway/config/listening.ts';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { ConfigError } from '#gateway/config/setting.ts';
import { runStaffAdd } from '#gateway/domain/staff/add-command.ts';
import { verifyRecord } from '#gateway/domain/staff/verify-record.ts';
import { DEMO_STAFF_PIN, DEMO_STAFF_SECRET, demoStaff } from '#gateway/sandbox/seed/demo-staff.ts';
import { hotelIds } from '#gateway/sandbox/seed/hotels.ts';
import { assertNoDemoAccounts } from '#gateway/sandbox/seed/seed-database.ts';
import { takeDataFolder } from '#gateway/store/data-folder.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { staffRoles } from '#shared/contract/staff/staff-call.ts';
import { AppError } from '#shared/errors.ts';
import { ownPort } from '#tests/own-port.ts';
import { gatewayFacts } from '../../build/open-gateway.ts';
import { keyOf, totp } from '../totp.ts';
import { DEMO_PASSWORD, startTestGateway, type TestGateway } from './harness.ts';
import { openFolder } from './imported-hotel.ts';
import { inOperation } from './in-operation.ts';
import { newStaffAccount, STAFF_PASSWORD, staffClient, staffRaw } from './staff-fixture.ts';

async function codeOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? error.code : 'was not rejected';
}

describe('a sandbox', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  test('has a manager, a receptionist and a housekeeper per hotel, who sign in as the README says (STF-08)', async () => {
    for (const hotelId of hotelIds)
      expect(
        demoStaff
          .filter(person => person.hotelId === hotelId)
          .map(({ role }) => role)
          .sort(),
      ).toEqual([...staffRoles].sort());
    for (const { email, hotelId, role } of demoStaff) {
      const client = staffClient(gateway);
      const { challenge } = await client.session.begin({ email, password: DEMO_PASSWORD });
      // They share one key: each code is taken once by each of them.
      const code = totp(DEMO_STAFF_SECRET);
      const { session, token } = await client.session.confirmCode({ challenge, code });
      expect(session.hotels).toMatchObject([{ hotelId, roles: [role] }]);
      const desk = staffClient(gateway, { token: token ?? '' });
      await desk.session.lock();
      expect((await desk.session.unlock({ pin: DEMO_STAFF_PIN })).isLocked).toBe(false);
    }
  });

  test('prints the address of staff and these accounts at its start (STF-08)', async () => {
    const { config, staffUrl } = gateway.app;
    const printed = (await gatewayFacts(config, gateway.url, staffUrl)).join('\n');
    expect(printed).toContain(`  Staff           ${staffUrl}\n`);
    for (const { email } of demoStaff.filter(({ hotelId }) => hotelId === 'JARDINS'))
      expect(printed).toContain(email);
    for (const hotelId of hotelIds) expect(printed.toLowerCase()).toContain(hotelId.toLowerCase());
    expect(printed).toContain(`Staff (password ${DEMO_PASSWORD}, PIN ${DEMO_STAFF_PIN}, `);
    const key = /authenticator key ([A-Z2-7]+)/.exec(printed)?.[1];
    expect(keyOf(`otpauth://totp/Pernoite?secret=${key}`).toString()).toBe(DEMO_STAFF_SECRET);
  });

  test('has them in the README, by name and hotel (STF-08)', async () => {
    const readme = await readFile(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
    const rows = readme.split('\n').filter(line => line.startsWith('| '));
    for (const { name, email } of demoStaff) {
      const row = rows.find(line => line.includes(name)) ?? '';
      expect(row).toContain(`${email.split('@')[0]}@`);
    }
    const key = /has the key ([A-Z2-7]+)/.exec(readme)?.[1];
    expect(keyOf(`otpauth://totp/Pernoite?secret=${key}`).toString()).toBe(DEMO_STAFF_SECRET);
    expect(readme).toContain(`the PIN ${DEMO_STAFF_PIN} `);
  });

  test('serves the description of the staff calls, which production does not (STF-01)', async () => {
    const { status, body } = await staffRaw(gateway, 'GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body).toMatchObject({ info: { title: 'Pernoite gateway, staff' } });
  });

  test('leaves a database that production refuses, also without its guests (STF-08)', async () => {
    const { db } = gateway.app.store;
    await expect(assertNoDemoAccounts(db)).rejects.toThrow(ConfigError);
    await expect(
      db.transaction(async tx => {
        await tx.execute('set local session_replication_role = replica');
        await tx.delete(guests);
        await assertNoDemoAccounts(tx);
      }),
    ).rejects.toThrow(ConfigError);
  });
});

test('the port that a hotel chooses for its staff is theirs, also where a frame would have taken it (STF-01)', async () => {
  const port = await ownPort();
  const gateway = await startTestGateway({ seed: false, port, staffPort: port + PORT_STEPS.card });
  const { staffUrl, config } = gateway.app;
  expect(staffUrl).toBe(`http://127.0.0.1:${port + PORT_STEPS.card}`);
  expect(config.web.cardPage).not.toBe(staffUrl);
  await gateway.close();
});

describe('in production', () => {
  test('no address for staff opens without a port for it (STF-01)', async () => {
    const gateway = await startTestGateway({ ...inOperation, seed: false });
    expect(gateway.app.staffUrl).toBeNull();
    await gateway.close();
  });

  test('the cookie of staff is for TLS and their own host alone, and their calls are described to nobody (STF-01)', async () => {
    const staffUrl = 'https://staff.hotel.test';
    const staffPort = await ownPort();
    const gateway = await startTestGateway({
      ...inOperation,
      seed: false,
      staffPort,
      staffUrl,
    });
    const post = async (path: string, body: unknown) => {
      const response = await fetch(`http://127.0.0.1:${staffPort}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: staffUrl },
        body: JSON.stringify(body),
      });
      const opened = z.object({ challenge: z.string().optional() }).parse(await response.json());
      return { headers: response.headers, challenge: opened.challenge ?? '' };
    };
    const { email, secret } = await newStaffAccount(gateway, { role: null });
    const { challenge } = await post('/api/sign-in', { email, password: STAFF_PASSWORD });
    const { headers } = await post('/api/sign-in/code', { challenge, code: totp(secret) });
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-pernoite-staff=[^;]{40,}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(headers.get('strict-transport-security')).toMatch(/max-age/);
    expect((await fetch(`http://127.0.0.1:${staffPort}/openapi.json`)).status).toBe(404);
    await gateway.close();
  });

  test.each([
    ['without STAFF_URL', { STAFF_PORT: '4784' }, /STAFF_URL is missing/],
    ['by plain http', { STAFF_URL: 'http://staff.hotel.com' }, /over https alone/],
    [
      'on the address of the guests',
      { STAFF_URL: 'https://hotel.com', PUBLIC_URL: 'https://hotel.com' },
      /an origin of their own/,
    ],
  ])('a gateway does not start with staff %s (STF-01)', (_how, environment, message) => {
    expect(() => readEnvironment({ NODE_ENV: 'production', ...environment })).toThrow(message);
  });

  test('and a sandbox opens no address for staff beyond this machine (STF-01)', () => {
    expect(() => gatewayConfig({ staffUrl: 'https://staff.hotel.com' })).toThrow(/STAFF_URL cannot be used/);
  });
});

describe('the command staff:add', () => {
  const folder = openFolder();
  const environment = () => ({ PERNOITE_DATA: join(folder.path, 'data'), DATABASE_URL: '', SEED: 'off' });
  const run = async (...args: string[]) => {
    const printed: string[] = [];
    const code = await runStaffAdd({ args, environment: environment(), print: line => printed.push(line) });
    return { code, text: printed.join('\n'), token: /\/set-up#([\w-]{43})$/m.exec(printed.join('\n'))?.[1] };
  };
  const first = ['marta@hotel.test', '--name', 'Marta Reis', '--hotel', 'JARDINS'];

  async function withGateway<T>(work: (gateway: TestGateway) => Promise<T>): Promise<T> {
    const gateway = await startTestGateway({ dataFolder: environment().PERNOITE_DATA, databaseUrl: null });
    return work(gateway).finally(() => gateway.close());
  }

  test('makes the first manager, whose link works once and leads to a sign-in (STF-02)', async () => {
    // A sandbox's hotels.
    await withGateway(async () => {});
    const made = await run(...first);
    expect(made).toMatchObject({ code: 0, text: expect.stringContaining('is a manager of') });
    await withGateway(async gateway => {
      const client = staffClient(gateway);
      const chosen = { token: made.token ?? '', password: 'Primeira#2026-senha' };
      const { otpauthUri } = await client.setUp.choosePassword(chosen);
      const key = keyOf(otpauthUri);
      await client.setUp.confirm({ ...chosen, code: totp(key) });
      expect(await codeOf(client.setUp.choosePassword(chosen))).toBe('STAFF_LINK_INVALID');
      const { challenge } = await client.session.begin({
        email: 'marta@hotel.test',
        password: chosen.password,
      });
      const { session } = await client.session.confirmCode({ challenge, code: totp(key, 1) });
      expect(session.hotels).toMatchObject([{ hotelId: 'JARDINS', roles: ['MANAGER'] }]);
      expect(await verifyRecord(gateway.app.store.db)).toMatchObject({ brokenAt: null });
    });
    const again = await run(...first);
    expect(again).toMatchObject({ code: 0, text: expect.stringContaining('stays as it is') });
    expect((await run(...first, '--reset')).token).toHaveLength(43);
  });

  test('explains what is wrong, and changes nothing then (STF-02)', async () => {
    for (const args of [[], ['no-address'], first.slice(0, 3), ['marta@hotel.test', 'x', ...first.slice(1)]])
      expect(await run(...args)).toMatchObject({ code: 2, text: expect.stringContaining('Usage:') });
    expect(await run('a@hotel.test', '--name', 'A B', '--hotel', 'NOWHERE')).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no hotel NOWHERE'),
    });
    const inUse = await takeDataFolder(environment().PERNOITE_DATA);
    await expect(run(...first)).rejects.toThrow(/in use|locked|another/i);
    await inUse.release();
  });
});
