import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inArray, isNull, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type GatewayConfig, gatewayConfig } from '#gateway/config/config.ts';
import { ConfigError } from '#gateway/config/setting.ts';
import { runDoctor } from '#gateway/doctor/doctor-command.ts';
import { examine } from '#gateway/doctor/examine.ts';
import { type Finding, findingLines, isStayPossible, summaryOf } from '#gateway/doctor/finding.ts';
import { logFindings } from '#gateway/doctor/log-findings.ts';
import { takeDataFolder } from '#gateway/store/data-folder.ts';
import { hotels } from '#gateway/store/schema/hotels.ts';
import { staffAccounts } from '#gateway/store/schema/staff.ts';
import { staffRecord } from '#gateway/store/schema/staff-record.ts';
import { ACCOUNT, type FnrhServer, startFnrhServer } from './fnrh-server.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { inOperation, operationEnvironment } from './in-operation.ts';
import { type IuguServer, iuguOf, startIuguServer, TOKEN, WEBHOOK_SECRET } from './iugu-server.ts';
import { HOTEL } from './small-hotel.ts';
import { type SmtpServer, startSmtpServer } from './smtp-server.ts';
import { newStaffAccount, tamperRecord } from './staff-fixture.ts';
import { compiledBefore } from './test-cache.ts';
import { API_KEY, SHARED_SECRET, startVeriffServer, type VeriffServer, veriffOf } from './veriff-server.ts';

const LOCK_SECRET = 'a-secret-between-hotel-and-locks';
const PARTS = [
  'database',
  'e-mail',
  'payment',
  'identity',
  'door locks',
  'guest registration',
  'postcodes',
  'staff accounts',
  'devices',
  'legal links',
];

const staffAddress = { staffPort: 4784, staffUrl: 'https://staff.hotel-varanda.com.br' };

const hotel = openFreshHotel();
let smtp: SmtpServer;
let iugu: IuguServer;
let veriff: VeriffServer;
let fnrh: FnrhServer;
/** Lock system and postcodes: each responds with what it was given. */
const other = { url: '', status: 200, body: '{}' };
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(other.status).end(other.body));
});

beforeAll(async () => {
  [smtp, iugu, veriff, fnrh] = await Promise.all([
    startSmtpServer(),
    startIuguServer(),
    startVeriffServer(),
    startFnrhServer(),
  ]);
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  other.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await Promise.all([smtp.close(), iugu.close(), veriff.close(), fnrh.close()]);
});

const device = { id: 'lobby-1', profile: 'kiosk', hotelId: HOTEL, tokenHash: '0'.repeat(64) } as const;
const se = {
  logradouro: 'Avenida Paulista',
  localidade: 'São Paulo',
  bairro: 'Bela Vista',
  uf: 'SP',
  ibge: '3550308',
};

const complete = (): Partial<GatewayConfig> => ({
  ...inOperation,
  publicUrl: 'https://stay.hotel-varanda.com.br',
  cardPageUrl: 'https://cards.hotel-varanda.com.br',
  smtpUrl: smtp.url,
  iugu: { ...iuguOf(iugu), isTest: false },
  verificationProvider: 'veriff',
  veriff: veriffOf(veriff),
  lockWebhook: { url: other.url, secret: LOCK_SECRET },
  fnrh: { url: fnrh.url, hotels: { [HOTEL]: ACCOUNT }, ca: null, timeoutMs: 2_000 },
  postcodeUrl: `${other.url}/{postcode}`,
  devices: [device],
  ...staffAddress,
});

const of = async (config: Partial<GatewayConfig>, database = hotel.gateway.app.store) =>
  examine({ config: gatewayConfig(config), clock: hotel.gateway.clock, database });
const named = (findings: Finding[], part: string) => findings.find(one => one.part === part);
const stateOf = async (config: Partial<GatewayConfig>, part: string) => named(await of(config), part)?.state;

describe('the doctor', () => {
  beforeAll(async () => {
    for (const { id } of await hotel.db.select({ id: hotels.id }).from(hotels))
      await newStaffAccount(hotel.gateway, { role: 'MANAGER', hotelId: id });
  });

  test('finds no stay possible where the reception sees documents and a hotel has no manager or no address for staff (PRD-01)', async () => {
    const stateAt = (config: Partial<GatewayConfig>) => stateOf(config, 'staff accounts');
    expect(await stateAt({ ...inOperation, ...staffAddress })).toBe('READY');
    expect(await stateAt(inOperation)).toBe('BROKEN');
    expect(await stateAt({ ...inOperation, verificationProvider: 'veriff' })).toBe('LIMITED');
    const { id: known } = staffAccounts;
    const left = await hotel.db
      .select({ id: known })
      .from(staffAccounts)
      .where(isNull(staffAccounts.deactivatedAt));
    await hotel.db.update(staffAccounts).set({ deactivatedAt: hotel.gateway.clock.now() });
    const findings = await of({ ...inOperation, ...staffAddress });
    await hotel.db
      .update(staffAccounts)
      .set({ deactivatedAt: null })
      .where(
        inArray(
          known,
          left.map(({ id }) => id),
        ),
      );
    expect(named(findings, 'staff accounts')).toMatchObject({
      state: 'BROKEN',
      result: expect.stringContaining(HOTEL),
    });
    expect(isStayPossible(findings)).toBe(false);
  });

  test('tries every outside part and says what is impossible without it (PRD-01)', async () => {
    Object.assign(other, { status: 200, body: JSON.stringify(se) });
    const findings = await of(complete());
    expect(findings.map(({ part }) => part)).toEqual(PARTS);
    const states = Object.fromEntries(findings.map(({ part, state }) => [part, state]));
    expect(states).toEqual(Object.fromEntries(PARTS.map(part => [part, 'READY'])));
    for (const { configured, result, without } of findings)
      for (const text of [configured, result, without]) expect(text).toMatch(/\w{3}/);
    expect(isStayPossible(findings)).toBe(true);
    const seen = findingLines(findings).join('\n') + JSON.stringify(findings);
    for (const secret of [
      LOCK_SECRET,
      TOKEN,
      WEBHOOK_SECRET,
      API_KEY,
      SHARED_SECRET,
      ACCOUNT.key,
      device.tokenHash,
    ])
      expect(seen).not.toContain(secret);
  });

  test('finds a record of staff that was changed (AUD-02)', async () => {
    await hotel.db
      .insert(staffRecord)
      .values({ at: hotel.gateway.clock.now(), act: 'SEARCHED', details: {} });
    await tamperRecord(hotel.db, sql`update staff_record set act = 'LOCKED'`);
    const findings = await of({ ...inOperation, ...staffAddress });
    await tamperRecord(hotel.db, sql`delete from staff_record`);
    expect(named(findings, 'staff accounts')).toMatchObject({
      state: 'LIMITED',
      result: expect.stringMatching(/^the record of staff was changed at entry \d+$/),
    });
  });

  test('finds nothing missing in a sandbox, whose parts are its own (PRD-01)', async () => {
    const findings = await of({});
    expect(named(findings, 'payment')).toMatchObject({
      state: 'READY',
      result: expect.stringContaining('sandbox'),
    });
    expect(isStayPossible(findings)).toBe(true);
    expect(summaryOf(findings)).toMatch(/^Guests can finish a stay/);
  });

  test('says which guests’ acts a hotel in operation is without, and that a stay is possible (PRD-01)', async () => {
    const findings = await of({
      ...inOperation,
      smtpUrl: smtp.url,
      publicUrl: 'https://stay.hotel-varanda.com.br',
      ...staffAddress,
    });
    const limited = findings.filter(({ state }) => state === 'LIMITED').map(({ part }) => part);
    expect(limited).toEqual(['payment', 'door locks', 'guest registration', 'postcodes', 'devices']);
    expect(named(findings, 'identity')).toMatchObject({
      state: 'READY',
      configured: 'VERIFICATION_PROVIDER=desk',
    });
    expect(summaryOf(findings)).toBe(
      'Guests can finish a stay. Not everything is there: payment, door locks, guest registration, postcodes, devices.',
    );
  });

  test('finds a service that does not let the hotel in (PRD-01)', async () => {
    Object.assign(other, { status: 401, body: '{}' });
    veriff.fault = 'unauthorized';
    onTestFinished(() => {
      veriff.fault = null;
    });
    const all = complete();
    const findings = await of({
      ...all,
      smtpUrl: 'smtp://127.0.0.1:9',
      iugu: { ...iuguOf(iugu), isTest: false, token: 'another-token-0123456789' },
      fnrh: { url: fnrh.url, hotels: { [HOTEL]: { ...ACCOUNT, key: 'wrong' } }, ca: null, timeoutMs: 2_000 },
      devices: [device, { ...device, id: 'lobby-9', hotelId: 'ELSEWHERE' }],
    });
    const states = Object.fromEntries(findings.map(({ part, state }) => [part, state]));
    expect(states).toMatchObject({
      'e-mail': 'BROKEN',
      payment: 'BROKEN',
      'door locks': 'BROKEN',
      identity: 'LIMITED',
      'guest registration': 'LIMITED',
      postcodes: 'LIMITED',
      devices: 'LIMITED',
    });
    expect(named(findings, 'payment')?.result).toBe('Iugu responded with 401');
    expect(named(findings, 'door locks')?.result).toBe('the lock system responded with 401');
    expect(named(findings, 'devices')?.result).toContain('of no hotel in the database: lobby-9');
    expect(summaryOf(findings)).toBe('Guests could not finish a stay: e-mail, payment, door locks.');
  });

  test('finds addresses of the demonstration, and a public address that is missing (PRD-01, PRD-02)', async () => {
    expect(await stateOf({ production: true, sandbox: false }, 'legal links')).toBe('BROKEN');
    expect(named(await of({ ...inOperation }), 'legal links')?.result).toMatch(/^PUBLIC_URL is missing/);
    expect(await stateOf({ production: true, sandbox: false }, 'e-mail')).toBe('BROKEN');
  });
});

describe('npm run doctor', () => {
  async function doctor(environment: Record<string, string>) {
    const lines: string[] = [];
    const code = await runDoctor({ environment, print: line => void lines.push(line) });
    return { code, text: lines.join('\n') };
  }
  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'pernoite-doctor-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  test('prints the table, ends with 1 where guests could not finish a stay, and makes no database (PRD-01)', async () => {
    const folder = join(await newFolder(), 'data');
    const { code, text } = await doctor({ ...operationEnvironment, PERNOITE_DATA: folder });
    expect(code).toBe(1);
    for (const part of PARTS) expect(text).toMatch(new RegExp(`^ {2}${part} `, 'm'));
    expect(text).toContain('✗ broken');
    expect(text).toContain('Without it nobody can book');
    expect(text).toMatch(/Guests could not finish a stay: database, e-mail, legal links\.$/);
  });

  test('says that a gateway uses the folder, and leaves it alone (PRD-01)', async () => {
    const folder = await newFolder();
    const data = await takeDataFolder(folder);
    await mkdir(join(folder, 'database'));
    const { code, text } = await doctor({ PERNOITE_DATA: folder });
    expect(code).toBe(0);
    expect(text).toContain('a gateway uses the folder PERNOITE_DATA');
    await data.release();
  });

  test('names a setting that cannot be used at all, as a start does (PRD-01)', async () => {
    await expect(doctor({ PORT: 'eighty' })).rejects.toThrow(ConfigError);
  });
});

describe('a start outside the sandbox', () => {
  test('has the same table in the log, with what is broken as an error (PRD-01)', async () => {
    const lines: { level: number; part?: string; msg: string }[] = [];
    const log = pino({ level: 'trace' }, { write: line => void lines.push(JSON.parse(line)) });
    const config = gatewayConfig({ ...inOperation, ...staffAddress });
    const stop = logFindings({ ...hotel.gateway.app, config, log });
    await expect
      .poll(() => lines.at(-1)?.msg ?? '', { timeout: 10_000 })
      .toMatch(/^Guests could not finish a stay/);
    await stop();
    expect(lines.flatMap(({ part }) => part ?? [])).toEqual(PARTS);
    expect(lines.filter(({ level }) => level === 50).map(({ part }) => part)).toEqual([
      'e-mail',
      'legal links',
    ]);
  });

  test('of the real program writes it while it serves (PRD-01)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pernoite-doctor-'));
    const child = spawn(process.execPath, ['src-gateway/main.ts'], {
      env: {
        PATH: process.env['PATH'],
        ...compiledBefore,
        ...operationEnvironment,
        PORT: '0',
        PERNOITE_DATA: join(folder, 'data'),
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(async () => {
      if (child.exitCode === null) child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    });
    const parts: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      const entry: { part?: string; msg: string } = JSON.parse(line);
      if (entry.part !== undefined) parts.push(entry.part);
      if (entry.msg.startsWith('Guests could not finish a stay')) break;
    }
    expect(parts).toEqual(PARTS);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });
});
