import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { gatewayConfig, isLoopbackHost, isLoopbackUrl } from '#gateway/config/config.ts';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { ConfigError } from '#gateway/config/setting.ts';
import { DEMO_PASSWORD, startTestGateway, type TestGateway } from './harness.ts';
import { deviceClient } from './hotel-devices.ts';
import { inOperation } from './in-operation.ts';
import { queryRows } from './query-rows.ts';
import { codeOf } from './small-hotel.ts';
import { compiledBefore } from './test-cache.ts';
import { untilTestEnds } from './until-test-ends.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-safe-'));
  folders.push(folder);
  return folder;
}

describe('the environment', () => {
  test('that is empty gives the development gateway', () => {
    const usual = { port: 4780, host: '127.0.0.1', dataFolder: '.data', sandbox: true };
    expect(readEnvironment({ PORT: '' })).toMatchObject(usual);
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
    ['WALK_IN_MAX_ROOMS', '0'],
    ['WALK_IN_MAX_NIGHTS', 'many'],
    ['WALK_IN_ARRIVAL_DAYS', '-1'],
    ['WALK_IN_OPEN_BOOKINGS', '1.5'],
    ['WALK_INS_PER_ADDRESS', '5'],
    ['DECLINED_CARDS_PER_GUEST', '5/0'],
    ['DEVICES', 'lobby-1:kiosk:JARDINS:secret'],
    ['DEVICES', `lobby-1:web:JARDINS:${'0'.repeat(64)}`],
    ['DEVICES', `lobby-1:kiosk:JARDINS:${'0'.repeat(64)}:secret`],
  ])('with %s=%s is rejected in one line that names it and not its value (SEC-04, SEC-07)', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} cannot be used: [^\n]+$`));
    expect(read).not.toThrow(/secret(?!( of|\)))/);
  });
});

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
    ['production', { production: true, sandbox: false, seed: false }],
  ])('"%s" is accepted (SEC-02)', (value, expected) => {
    expect(readEnvironment({ NODE_ENV: value })).toMatchObject(expected);
  });
});

describe('an address beyond this machine', () => {
  const ownHosts = '127.0.0.1 127.8.9.10 ::1 0:0:0:0:0:0:0:1 ::ffff:127.0.0.1 localhost LOCALHOST';
  const otherHosts =
    '0.0.0.0 :: 0 127.1 ::ffff:10.0.0.1 192.168.0.7 fe80::1 localhost. localhost.hotel.example lobby.localhost hotel.example 127.0.0.1.nip.io';
  test.each([
    [true, ownHosts],
    [false, otherHosts],
  ])('depends on the name of a host: this machine alone is %s (SEC-02)', (isLocal, hosts) => {
    for (const host of hosts.split(' ')) expect(isLoopbackHost(host), host).toBe(isLocal);
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
      const open = readEnvironment({ [name]: value, PERNOITE_SANDBOX: 'public' });
      expect(open).toMatchObject({ sandbox: true, publicSandbox: true });
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

  test('takes real money in production: published test cards confirm nothing there (SEC-02)', () => {
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
      webhookSecret: IUGU_TRIGGER_SECRET,
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

describe('a device', () => {
  test('without a token is believed in the sandbox alone, whatever NODE_ENV says (SEC-02, KSK-03)', () => {
    expect(readEnvironment({}).devices).toBeNull();
    expect(readEnvironment({ NODE_ENV: 'production' }).devices).toEqual([]);
    for (const NODE_ENV of ['development', 'test'])
      expect(readEnvironment({ NODE_ENV, PERNOITE_SANDBOX: 'off' }).devices).toEqual([]);
    expect(gatewayConfig({ sandbox: false }).devices).toEqual([]);
  });

  test('is named with its hotel and the hash of its token (KSK-03)', () => {
    const hash = 'ab'.repeat(32);
    const text = `lobby-1:kiosk:JARDINS:${hash}, desk-1:reception:NILO:${hash.toUpperCase()}`;
    expect(readEnvironment({ DEVICES: text }).devices).toEqual([
      { id: 'lobby-1', profile: 'kiosk', hotelId: 'JARDINS', tokenHash: hash },
      { id: 'desk-1', profile: 'reception', hotelId: 'NILO', tokenHash: hash },
    ]);
  });
});

/** Cheap passwords and responses without a minimum time are for tests; no guest's gateway accepts them. */
describe('test speed', () => {
  test('is taken by a gateway that says it is a test; without it a test takes the time of a guest’s gateway (OPS-04)', () => {
    const { passwordCost, responseFloorMs } = readEnvironment({ NODE_ENV: 'test', TEST_SPEED: 'on' });
    expect(passwordCost).toBeLessThan(15);
    expect(responseFloorMs).toEqual({ own: 0, provider: 0 });
    expect(readEnvironment({ NODE_ENV: 'test' })).toMatchObject({
      passwordCost: 15,
      responseFloorMs: { own: 300, provider: 2_000 },
    });
  });

  test.each(['production', 'development', undefined])('is rejected when NODE_ENV is %s (OPS-04)', mode => {
    expect(() => readEnvironment({ NODE_ENV: mode, TEST_SPEED: 'on' })).toThrow(
      /^TEST_SPEED=on can be used with NODE_ENV=test alone/,
    );
  });

  test.each([
    { passwordCost: 14 },
    { responseFloorMs: { own: 0, provider: 2_000 } },
    { responseFloorMs: { own: 300, provider: 0 } },
  ])('of %j is rejected in production from code, too (OPS-04)', config => {
    expect(() => gatewayConfig({ production: true, sandbox: false, ...config })).toThrow(ConfigError);
  });
});

describe('SEED', () => {
  async function filledTables(gateway: TestGateway): Promise<unknown[]> {
    const { db } = gateway.app.store;
    const tables = await queryRows(
      db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by name`,
    );
    const filled: unknown[] = [];
    for (const { name } of tables)
      if ((await db.$count(sql`${sql.identifier(String(name))}`)) > 0) filled.push(name);
    return filled;
  }

  test.each([
    ['production', inOperation],
    ['development without the sandbox', { production: false, sandbox: false }],
  ] as const)(
    'in %s writes hotels, rooms, tariffs and texts, and nobody who could sign in (SEC-01, SEC-02)',
    async (_, mode) => {
      const gateway = await untilTestEnds(startTestGateway({ seed: true, ...mode }));
      expect(await filledTables(gateway)).toEqual([
        'guide_places',
        'hotel_changes',
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
    await expect(startTestGateway({ ...database, ...inOperation })).rejects.toThrow(/demonstration accounts/);
  });
});
