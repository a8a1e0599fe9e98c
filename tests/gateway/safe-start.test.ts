import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { ConfigError, gatewayConfig } from '#gateway/config.ts';
import { isLoopbackHost, isLoopbackUrl } from '#gateway/loopback.ts';
import { readEnvironment } from '#gateway/read-environment.ts';
import { DEMO_PASSWORD, startTestGateway, type TestGateway } from './harness.ts';
import { deviceClient } from './hotel-devices.ts';
import { queryRows } from './query-rows.ts';
import { codeOf } from './small-hotel.ts';
import { compiledBefore } from './test-cache.ts';

const folders: string[] = [];
const gateways: TestGateway[] = [];
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-safe-'));
  folders.push(folder);
  return folder;
}

async function started(...given: Parameters<typeof startTestGateway>): Promise<TestGateway> {
  const gateway = await startTestGateway(...given);
  gateways.push(gateway);
  return gateway;
}

describe('NODE_ENV', () => {
  test.each(['prod', 'Production', 'PRODUCTION', 'staging', 'production ', 'dev', 'live'])(
    '"%s" stops the start with one line that names the variable (SEC-02)',
    value => {
      const read = () => readEnvironment({ NODE_ENV: value });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow('NODE_ENV cannot be used: it should be development, test or production.');
    },
  );

  test.each([
    ['development', { production: false, sandbox: true }],
    ['test', { production: false, sandbox: true }],
    ['production', { production: true, sandbox: false }],
  ])('"%s" is accepted (SEC-02)', (value, expected) => {
    expect(readEnvironment({ NODE_ENV: value })).toMatchObject(expected);
  });
});

describe('an address beyond this machine', () => {
  test.each([
    ['127.0.0.1', true],
    ['127.8.9.10', true],
    ['::1', true],
    ['0:0:0:0:0:0:0:1', true],
    ['::ffff:127.0.0.1', true],
    ['localhost', true],
    ['LOCALHOST', true],
    ['0.0.0.0', false],
    ['::', false],
    ['0', false],
    ['127.1', false],
    ['::ffff:10.0.0.1', false],
    ['192.168.0.7', false],
    ['fe80::1', false],
    ['localhost.', false],
    ['localhost.hotel.example', false],
    ['lobby.localhost', false],
    ['hotel.example', false],
    ['127.0.0.1.nip.io', false],
  ])('HOST=%s is this machine alone: %s (SEC-02)', (host, isLocal) => {
    expect(isLoopbackHost(host)).toBe(isLocal);
  });

  test.each([
    ['http://127.0.0.1:4780', true],
    ['http://[::1]:4780', true],
    ['http://localhost', true],
    ['http://kiosk.localhost:4780', true],
    ['http://127.1', true],
    ['https://stay.hotel.example', false],
    ['http://localhost.hotel.example', false],
    ['http://notlocalhost', false],
    ['http://localhost@hotel.example', false],
    ['http://[::]:4780', false],
    ['http://10.0.0.4', false],
  ])('%s is this machine alone: %s (SEC-02)', (url, isLocal) => {
    expect(isLoopbackUrl(url)).toBe(isLocal);
  });

  const beyond = [
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', 'lobby'],
    ['PUBLIC_URL', 'https://stay.hotel.example'],
    ['VERIFICATION_URL', 'https://identity.hotel.example'],
    ['CARD_PAGE_URL', 'https://cards.hotel.example'],
  ] as const;

  test.each(beyond)('%s=%s is rejected while the sandbox is on (SEC-02)', (name, value) => {
    for (const sandbox of [{}, { PERNOITE_SANDBOX: 'on' }, { NODE_ENV: 'test' }]) {
      const read = () => readEnvironment({ [name]: value, ...sandbox });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(new RegExp(`^${name} cannot be used: [^\n]+PERNOITE_SANDBOX=public[^\n]+$`));
      expect(read).not.toThrow(/hotel\.example|0\.0\.0\.0|lobby/);
    }
  });

  test.each(beyond)(
    '%s=%s is accepted without the sandbox, and in one that is public (SEC-02)',
    (name, value) => {
      expect(readEnvironment({ [name]: value, PERNOITE_SANDBOX: 'off' }).sandbox).toBe(false);
      expect(readEnvironment({ [name]: value, NODE_ENV: 'production' }).sandbox).toBe(false);
      expect(readEnvironment({ [name]: value, PERNOITE_SANDBOX: 'public' })).toMatchObject({
        sandbox: true,
        publicSandbox: true,
      });
    },
  );

  test('is rejected with the identity emulator too, whose tokens nobody signs (SEC-02)', () => {
    const emulated = {
      IDENTITY_PROVIDER: '{"project":"demo-pernoite","key":"any"}',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      PERNOITE_SANDBOX: 'off',
    };
    expect(readEnvironment(emulated).sandbox).toBe(false);
    expect(() => readEnvironment({ ...emulated, HOST: '0.0.0.0' })).toThrow(/^HOST cannot be used/);
  });

  test.each(['on', 'public', 'yes'])('PERNOITE_SANDBOX=%s is rejected in production (SEC-02)', sandbox => {
    expect(() => readEnvironment({ NODE_ENV: 'production', PERNOITE_SANDBOX: sandbox })).toThrow(
      /^PERNOITE_SANDBOX cannot be on or public with NODE_ENV=production/,
    );
  });

  test('stops the real program before it listens or touches its data (SEC-02)', async () => {
    const folder = await newFolder();
    const child = spawn(process.execPath, ['src-gateway/main.ts'], {
      env: {
        PATH: process.env['PATH'],
        ...compiledBefore,
        PORT: '0',
        PERNOITE_DATA: join(folder, 'data'),
        NODE_ENV: 'prod',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let printed = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    const [code] = await once(child, 'close');
    const line = 'NODE_ENV cannot be used: it should be development, test or production.\n';
    expect({ code, printed }).toEqual({ code: 2, printed: line });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the payment provider', () => {
  const iugu = {
    PAYMENT_PROVIDER: 'iugu',
    IUGU_TOKEN: 'live-token-0123456789',
    IUGU_ACCOUNT_ID: 'ACCOUNT-0001',
    IUGU_TRIGGER_SECRET: 'a-secret-of-enough-characters',
  };
  const production = { NODE_ENV: 'production', CARD_PAGE_URL: 'https://cards.hotel.example' };

  test('of the sandbox is rejected without the sandbox, and an unknown one everywhere (SEC-02)', () => {
    expect(readEnvironment({ PAYMENT_PROVIDER: 'sandbox' }).iugu).toBeNull();
    for (const environment of [production, { PERNOITE_SANDBOX: 'off' }])
      expect(() => readEnvironment({ PAYMENT_PROVIDER: 'sandbox', ...environment })).toThrow(
        /^PAYMENT_PROVIDER cannot be used/,
      );
    for (const name of ['none', 'Iugu', 'stripe'])
      expect(() => readEnvironment({ PAYMENT_PROVIDER: name })).toThrow(/^PAYMENT_PROVIDER cannot be used/);
  });

  test('takes no real money where the sandbox is on (SEC-02)', () => {
    for (const environment of [{}, { PERNOITE_SANDBOX: 'public' }, { NODE_ENV: 'test' }]) {
      expect(() => readEnvironment({ ...iugu, ...environment })).toThrow(/^IUGU_TEST_MODE must be on/);
      expect(readEnvironment({ ...iugu, IUGU_TEST_MODE: 'on', ...environment }).iugu?.isTest).toBe(true);
    }
    expect(readEnvironment({ ...iugu, PERNOITE_SANDBOX: 'off' }).iugu?.isTest).toBe(false);
  });

  test('is asked for real money in production: published test cards confirm nothing there (SEC-02)', () => {
    const read = (mode: object) => readEnvironment({ ...production, ...iugu, ...mode });
    const inTestMode = () => read({ IUGU_TEST_MODE: 'on' });
    expect(inTestMode).toThrow(ConfigError);
    expect(inTestMode).toThrow(/^IUGU_TEST_MODE cannot be on with NODE_ENV=production: [^\n]+$/);
    for (const mode of [{}, { IUGU_TEST_MODE: 'off' }]) expect(read(mode).iugu?.isTest).toBe(false);
  });

  test('of a name names what is missing or wrong, and never its value (PAY-36, SEC-02)', () => {
    const wrong: [keyof typeof iugu | 'IUGU_URL' | 'PIX_RECEIVER', string | undefined][] = [
      ['IUGU_TOKEN', undefined],
      ['IUGU_TOKEN', 'short'],
      ['IUGU_TOKEN', 'with a space in it 0123456789'],
      ['IUGU_ACCOUNT_ID', undefined],
      ['IUGU_TRIGGER_SECRET', undefined],
      ['IUGU_TRIGGER_SECRET', 'too-short-secret'],
      ['IUGU_URL', 'http://api.iugu.com/v1'],
      ['PIX_RECEIVER', 'x'.repeat(61)],
    ];
    for (const [name, value] of wrong) {
      const read = () => readEnvironment({ ...production, ...iugu, [name]: value });
      expect(read, `${name} ${value}`).toThrow(new RegExp(`^${name} cannot be used: it should be [^\n]+$`));
      if (value !== undefined) expect(read).not.toThrow(value);
    }
  });

  test('reads its token and its secret from files as well (SEC-02)', async () => {
    const folder = await newFolder();
    const [token, secret] = [join(folder, 'token'), join(folder, 'secret')];
    await writeFile(token, `${iugu.IUGU_TOKEN}\n`);
    await writeFile(secret, `${iugu.IUGU_TRIGGER_SECRET}\n`);
    const { IUGU_TOKEN, IUGU_TRIGGER_SECRET, ...rest } = iugu;
    const files = { IUGU_TOKEN_FILE: token, IUGU_TRIGGER_SECRET_FILE: secret };
    expect(readEnvironment({ ...production, ...rest, ...files }).iugu).toMatchObject({
      token: IUGU_TOKEN,
      triggerSecret: IUGU_TRIGGER_SECRET,
      url: 'https://api.iugu.com/v1',
    });
    expect(() =>
      readEnvironment({ ...production, ...rest, ...files, IUGU_TOKEN_FILE: join(folder, 'none') }),
    ).toThrow(/^IUGU_TOKEN cannot be used/);
  });

  test('gives Pix codes the minutes that the settings say (PAY-34)', () => {
    expect(readEnvironment({}).pix).toMatchObject({ homeMinutes: 15, lobbyMinutes: 5 });
    const set = { PIX_MINUTES_AT_HOME: '30', PIX_MINUTES_IN_LOBBY: '3' };
    expect(readEnvironment(set).pix).toMatchObject({ homeMinutes: 30, lobbyMinutes: 3 });
    for (const minutes of ['0', '121', '1.5', 'ten'])
      expect(() => readEnvironment({ PIX_MINUTES_IN_LOBBY: minutes })).toThrow(
        /^PIX_MINUTES_IN_LOBBY cannot be used: it should be minutes from 1 to 120/,
      );
  });
});

describe('a device without a token', () => {
  test('is believed in the sandbox alone, whatever NODE_ENV says (SEC-02)', () => {
    expect(readEnvironment({}).devices).toBeNull();
    expect(readEnvironment({ NODE_ENV: 'production' }).devices).toEqual([]);
    for (const NODE_ENV of ['development', 'test']) {
      expect(readEnvironment({ NODE_ENV, PERNOITE_SANDBOX: 'off' }).devices).toEqual([]);
    }
    expect(gatewayConfig({ sandbox: false }).devices).toEqual([]);
  });
});

describe('SEED', () => {
  /** Every table of the database that has a row. */
  async function filledTables(gateway: TestGateway): Promise<string[]> {
    const { db } = gateway.app.store;
    const tables = await queryRows(
      db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const filled: string[] = [];
    for (const { name } of tables) {
      const [row] = await queryRows(
        db,
        sql`select count(*)::int as amount from ${sql.identifier(String(name))}`,
      );
      if (Number(row?.['amount']) > 0) filled.push(String(name));
    }
    return filled.toSorted();
  }

  test.each([
    { production: true, sandbox: false },
    { production: false, sandbox: false },
  ])(
    'with %j writes hotels, rooms, tariffs and texts, and nobody who could sign in (SEC-01, SEC-02)',
    async mode => {
      const gateway = await started({ seed: true, ...mode });
      expect(await filledTables(gateway)).toEqual([
        'guide_places',
        'hotels',
        'hour_tariffs',
        'house_settings',
        'minibar_options',
        'night_tariffs',
        'quiz_options',
        'room_options',
        'room_types',
        'rooms',
        'seasons',
        'spaces',
      ]);
      expect(await gateway.client().hotels.list()).toHaveLength(3);
      // Nor is a client accepted as a kiosk that only claims to be one (SEC-02).
      expect(await codeOf(deviceClient(gateway).signIn.createLink())).toBe('DEVICE_NOT_ENROLLED');
      for (const name of ['ana', 'james', 'lia', 'rafael', 'nina']) {
        const response = await gateway.raw(
          'POST',
          '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test',
          { body: { email: `${name}@pernoite.test`, password: DEMO_PASSWORD, returnSecureToken: true } },
        );
        expect(response.status, name).toBe(400);
      }
    },
  );

  test('of a sandbox leaves a database that does not start without the sandbox (SEC-01)', async () => {
    const folder = await newFolder();
    const database = { dataFolder: folder, databaseUrl: null };
    await (await startTestGateway(database)).close();
    await expect(startTestGateway({ ...database, production: true, sandbox: false })).rejects.toThrow(
      /demonstration accounts/,
    );
  });
});
