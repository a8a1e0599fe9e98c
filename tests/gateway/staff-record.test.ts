import { parse } from 'csv-parse/sync';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { gatewayConfig } from '#gateway/config/config.ts';
import { examineStaff } from '#gateway/doctor/examine-hotel.ts';
import { startRecordHeads } from '#gateway/domain/staff/read-record.ts';
import { recordAct } from '#gateway/domain/staff/record.ts';
import { verifyRecord } from '#gateway/domain/staff/verify-record.ts';
import { staffAccounts, staffSessions } from '#gateway/store/schema/staff.ts';
import { staffRecord } from '#gateway/store/schema/staff-record.ts';
import { AppError } from '#shared/errors.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import {
  newStaff,
  newStaffAccount,
  STAFF_PASSWORD,
  STAFF_PIN,
  signInStaff,
  staffClient,
  tamperRecord,
} from './staff-fixture.ts';

const hotel = openFreshHotel();
const hotelId = 'JARDINS';
const DAY = 24 * 3_600_000;

async function codeOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? error.code : 'was not rejected';
}

const actsOf = async (staffId: string) =>
  (
    await hotel.db.select().from(staffRecord).where(eq(staffRecord.staffId, staffId)).orderBy(staffRecord.id)
  ).map(({ act }) => act);

const tamper = (statement: SQL) => tamperRecord(hotel.db, statement);

async function writeActs(count: number): Promise<void> {
  const actor = { staffId: crypto.randomUUID(), sessionId: crypto.randomUUID(), device: null };
  const entry = { act: 'SEARCHED', hotelId, bookingId: null, details: { results: 1 } } as const;
  for (let written = 0; written < count; written += 1)
    await hotel.db.transaction(tx => recordAct(tx, hotel.gateway.app, actor, entry));
}

describe('the record', () => {
  test('has each act of a session with person, session, time and device (AUD-01)', async () => {
    const person = await newStaff(hotel.gateway);
    const { client, staffId, token } = person;
    const desk = staffClient(hotel.gateway, { token, headers: { 'x-device-id': 'desk-1' } });
    await desk.session.lock();
    await codeOf(client.session.unlock({ pin: '913572' }));
    await client.session.unlock({ pin: STAFF_PIN });
    await client.session.setPin({ password: STAFF_PASSWORD, pin: '407183' });
    await client.session.end();
    expect(await actsOf(staffId)).toEqual([
      'SIGNED_IN',
      'LOCKED',
      'UNLOCK_FAILED',
      'UNLOCKED',
      'PIN_SET',
      'SIGNED_OUT',
    ]);
    const [locked] = await hotel.db.select().from(staffRecord).where(eq(staffRecord.device, 'desk-1'));
    expect(locked).toMatchObject({
      act: 'LOCKED',
      staffId,
      at: expect.any(Date),
      sessionId: expect.any(String),
    });
  });

  test('has what managers do to colleagues and what changed, by ids (AUD-01)', async () => {
    const manager = await newStaff(hotel.gateway, { role: 'MANAGER' });
    const person = await newStaff(hotel.gateway);
    const at = { hotelId, staffId: person.staffId };
    await manager.client.staff.changeRoles({ ...at, roles: ['HOUSEKEEPING'] });
    await manager.client.staff.resetSecondFactor(at);
    await manager.client.staff.deactivate(at);
    const rows = await hotel.db
      .select()
      .from(staffRecord)
      .where(eq(staffRecord.staffId, manager.staffId))
      .orderBy(staffRecord.id);
    expect(rows.slice(1)).toMatchObject([
      {
        act: 'ROLES_CHANGED',
        hotelId,
        details: { staffId: person.staffId, before: 'RECEPTION', after: 'HOUSEKEEPING' },
      },
      { act: 'SECOND_FACTOR_RESET', details: { staffId: person.staffId } },
      { act: 'STAFF_DEACTIVATED', details: { staffId: person.staffId } },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/@|Bia|Rocha/);
  });

  test('has the failed sign-ins of a person, and strangers cannot fill it (AUD-01)', async () => {
    const person = await newStaffAccount(hotel.gateway);
    const client = staffClient(hotel.gateway);
    await codeOf(client.session.begin({ email: person.email, password: 'wrong' }));
    expect(await actsOf(person.staffId)).toEqual(['SIGN_IN_FAILED']);
    const before = await hotel.db.$count(staffRecord);
    await codeOf(client.session.begin({ email: 'nobody@pernoite.test', password: 'wrong' }));
    expect(await hotel.db.$count(staffRecord)).toBe(before);
  });

  test('is written with the act or not at all (AUD-01)', async () => {
    const { client, token, staffId } = await newStaff(hotel.gateway);
    await hotel.db.execute(sql`alter table staff_record add constraint refuses check (false) not valid`);
    try {
      await expect(client.session.lock()).rejects.toMatchObject({ status: 500 });
      expect((await client.session.current()).isLocked).toBe(false);
      const other = await newStaffAccount(hotel.gateway);
      await expect(signInStaff(hotel.gateway, other, { token })).rejects.toMatchObject({ status: 500 });
      const open = await hotel.db.select().from(staffSessions).where(eq(staffSessions.userId, other.staffId));
      expect(open.filter(({ signedInAt }) => signedInAt !== null)).toEqual([]);
    } finally {
      await hotel.db.execute(sql`alter table staff_record drop constraint refuses`);
    }
    expect(await actsOf(staffId)).toEqual(['SIGNED_IN']);
  });
});

describe('rows of the record', () => {
  test.each([
    ['changed', sql`update staff_record set act = 'LOCKED'`],
    ['deleted', sql`delete from staff_record`],
    ['emptied', sql`truncate staff_record`],
    ['emptied with others', sql`truncate staff_accounts, staff_record cascade`],
  ])('cannot be %s (AUD-02)', async (_how, statement) => {
    await writeActs(2);
    const before = await hotel.db.$count(staffRecord);
    await expect(hotel.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
    expect(await hotel.db.$count(staffRecord)).toBe(before);
  });

  test('take number and hash from the database, whatever a writer sends (AUD-02)', async () => {
    await hotel.db.insert(staffRecord).values({
      id: 9_999,
      previousHash: 'made up',
      hash: 'made up',
      at: hotel.gateway.clock.now(),
      act: 'SEARCHED',
      details: {},
    });
    expect((await verifyRecord(hotel.db)).brokenAt).toBeNull();
  });

  test('are chained one after another, also when many are written at one time (AUD-02)', async () => {
    await Promise.all(Array.from({ length: 12 }, () => writeActs(1)));
    const check = await verifyRecord(hotel.db);
    expect(check).toMatchObject({ brokenAt: null, rows: await hotel.db.$count(staffRecord) });
    const [newest] = await hotel.db.select().from(staffRecord).orderBy(desc(staffRecord.id)).limit(1);
    expect(check.head).toBe(newest?.hash);
  });
});

test('the log has the head of the chain at each start and once a day, for a comparison outside the database (AUD-02)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await writeActs(1);
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: line => void lines.push(line) });
  const stop = startRecordHeads({ ...hotel.gateway.app, log });
  await expect.poll(() => lines).toHaveLength(1);
  const first = await verifyRecord(hotel.db);
  await writeActs(1);
  vi.advanceTimersByTime(DAY - 1);
  vi.advanceTimersByTime(1);
  await expect.poll(() => lines).toHaveLength(2);
  await stop();
  const second = await verifyRecord(hotel.db);
  expect(lines.map(line => JSON.parse(line))).toMatchObject(
    [first, second].map(({ rows, head }) => ({ rows, hash: head })),
  );
});

describe('a check of the chain', () => {
  afterEach(() => tamper(sql`delete from staff_record`));

  test.each([
    ['a changed text', sql`update staff_record set hotel_id = 'NILO' where id = 2`, 2],
    ['a changed time', sql`update staff_record set at = at + interval '1 microsecond' where id = 2`, 2],
    ['a changed detail', sql`update staff_record set details = '{"results": 2}' where id = 2`, 2],
    ['a row that is gone', sql`delete from staff_record where id = 2`, 2],
    ['a first row that is gone', sql`delete from staff_record where id = 1`, 1],
    [
      'a row that was hashed again',
      sql`update staff_record set hash = encode(sha256('x'), 'hex') where id = 2`,
      2,
    ],
    [
      'two rows that changed places',
      sql`update staff_record set id = case id when 2 then 3 when 3 then 2 else id end + 100 where id in (2, 3)`,
      2,
    ],
  ])('finds %s (AUD-02)', async (_what, statement, brokenAt) => {
    await tamper(sql`delete from staff_record`);
    await writeActs(4);
    expect((await verifyRecord(hotel.db)).brokenAt).toBeNull();
    await tamper(statement);
    expect(await verifyRecord(hotel.db)).toMatchObject({ brokenAt, rows: brokenAt - 1 });
  });

  test('of the newest entries reads no older ones, and finds what was changed in them (AUD-02)', async () => {
    await tamper(sql`delete from staff_record`);
    await writeActs(5);
    expect(await verifyRecord(hotel.db, 2)).toMatchObject({ brokenAt: null, checked: 2, rows: 5 });
    await tamper(sql`update staff_record set hotel_id = 'NILO' where id = 2`);
    expect((await verifyRecord(hotel.db, 2)).brokenAt).toBeNull();
    await tamper(sql`update staff_record set hotel_id = 'NILO' where id = 4`);
    expect((await verifyRecord(hotel.db, 2)).brokenAt).toBe(4);
    const config = gatewayConfig({ production: true, sandbox: false });
    const finding = await examineStaff(config, hotel.gateway.app.store, 2);
    expect(finding.result).toBe('STAFF_PORT is not set; the record of staff was changed at entry 4');
  });
});

describe('a manager reads the record', () => {
  test('of the own hotel by person, act and day, newest first, page by page (AUD-03)', async () => {
    const manager = await newStaff(hotel.gateway, { role: 'MANAGER', name: 'Marta Reis' });
    const { record } = manager.client;
    await writeActs(120);
    const first = await record.list({ hotelId, act: 'SEARCHED' });
    expect(first.entries).toHaveLength(100);
    const ids = first.entries.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const rest = await record.list({ hotelId, act: 'SEARCHED', before: String(first.next) });
    expect(rest.entries.length).toBeGreaterThanOrEqual(20);
    expect(ids).not.toContain(rest.entries[0]?.id);
    const own = await record.list({ hotelId, staffId: manager.staffId });
    expect(own.entries).toMatchObject([{ act: 'SIGNED_IN', staffName: 'Marta Reis', bookingId: null }]);
    const onDay = (from: string, until: string) =>
      record.list({ hotelId, staffId: manager.staffId, from, until });
    expect((await onDay('2026-12-01', '2026-12-01')).entries).toHaveLength(1);
    expect((await onDay('2026-12-02', '2026-12-05')).entries).toEqual([]);
  });

  test('and sees nothing of another hotel and its staff (AUD-03)', async () => {
    const manager = await newStaff(hotel.gateway, { role: 'MANAGER' });
    const stranger = await newStaff(hotel.gateway, { role: null });
    const actor = { staffId: stranger.staffId, sessionId: crypto.randomUUID(), device: null };
    const entry = { act: 'SEARCHED', hotelId: 'NILO', bookingId: null, details: {} } as const;
    await hotel.db.transaction(tx => recordAct(tx, hotel.gateway.app, actor, entry));
    expect((await manager.client.record.list({ hotelId, staffId: stranger.staffId })).entries).toEqual([]);
  });

  test('exports it as CSV with the password alone, and the export is recorded (AUD-03)', async () => {
    const manager = await newStaff(hotel.gateway, { role: 'MANAGER' });
    const { record } = manager.client;
    expect(await codeOf(record.exportCsv({ hotelId, password: 'wrong' }))).toBe('STAFF_PASSWORD_WRONG');
    const { csv, fileName, isCut } = await record.exportCsv({ hotelId, password: STAFF_PASSWORD });
    expect(fileName).toMatch(/^record-jardins-2026-12-\d\d\.csv$/);
    expect(isCut).toBe(false);
    const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows[0]).toHaveProperty('staffId');
    expect((await actsOf(manager.staffId)).at(-1)).toBe('RECORD_EXPORTED');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'and a name such as %j is no formula in the file (AUD-03)',
    async name => {
      const manager = await newStaff(hotel.gateway, { role: 'MANAGER' });
      await hotel.db.update(staffAccounts).set({ name }).where(eq(staffAccounts.id, manager.staffId));
      const { csv } = await manager.client.record.exportCsv({
        hotelId,
        password: STAFF_PASSWORD,
        staffId: manager.staffId,
      });
      const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true });
      expect(rows[0]?.['staffName']).toBe(`'${name}`);
    },
  );

  test('by booking, with what was done to it alone (AUD-03)', async () => {
    const manager = await newStaff(hotel.gateway, { role: 'MANAGER' });
    const actor = { staffId: manager.staffId, sessionId: crypto.randomUUID(), device: 'desk-1' };
    const bookingId = crypto.randomUUID();
    const entry = { act: 'BOOKING_OPENED', hotelId, bookingId, details: {} } as const;
    await hotel.db.transaction(tx => recordAct(tx, hotel.gateway.app, actor, entry));
    const { entries } = await manager.client.record.list({ hotelId, bookingId });
    expect(entries).toMatchObject([{ act: 'BOOKING_OPENED', bookingId, device: 'desk-1', locator: null }]);
  });

  test('by day as the hotel counts it (AUD-03)', async () => {
    const manager = await newStaff(hotel.gateway, { role: 'MANAGER' });
    hotel.gateway.clock.moveBy(DAY - 12 * 3_600_000 - 60_000);
    const again = staffClient(hotel.gateway, { token: await signInStaff(hotel.gateway, manager) });
    const { entries } = await again.record.list({
      hotelId,
      staffId: manager.staffId,
      from: '2026-12-01',
      until: '2026-12-01',
    });
    expect(entries).toHaveLength(2);
    expect(entries[0]?.at).toMatch(/^2026-12-02T02:5/);
  });
});
