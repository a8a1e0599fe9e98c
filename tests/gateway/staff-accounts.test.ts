import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emails } from '#gateway/store/schema/emails.ts';
import { hotels } from '#gateway/store/schema/hotels.ts';
import { staffAccounts, staffRoles } from '#gateway/store/schema/staff.ts';
import { AppError } from '#shared/errors.ts';
import { keyOf, totp } from '../totp.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { ZONE } from './small-hotel.ts';
import {
  newStaff,
  newStaffAccount,
  STAFF_PASSWORD,
  signInStaff,
  staffClient,
  type TestStaff,
} from './staff-fixture.ts';

const hotel = openFreshHotel();
const hotelId = 'JARDINS';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW_PASSWORD = 'Outra#senha-2026';

let manager: TestStaff;

beforeEach(async () => {
  await hotel.db.delete(emails);
  // Without the trigger that keeps a last manager.
  await hotel.db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.delete(staffRoles);
  });
  manager = await newStaff(hotel.gateway, { role: 'MANAGER', name: 'Marta Reis' });
});

async function codeOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? error.code : 'was not rejected';
}

async function newestMail() {
  const [mail] = await hotel.db.select().from(emails).orderBy(desc(emails.id)).limit(1);
  if (!mail) throw new Error('no e-mail was written');
  return { ...mail, token: /\/set-up#([\w-]{43})/.exec(mail.text)?.[1] ?? '' };
}

async function setUp(
  token: string,
  password = NEW_PASSWORD,
): Promise<{ key: Buffer; recoveryCodes: string[] }> {
  const client = staffClient(hotel.gateway);
  const { otpauthUri } = await client.setUp.choosePassword({ token, password });
  const key = keyOf(otpauthUri);
  const { recoveryCodes } = await client.setUp.confirm({ token, password, code: totp(key) });
  return { key, recoveryCodes };
}

async function addHotel(id: string): Promise<void> {
  await hotel.db
    .insert(hotels)
    .values({ id, buildingCode: id, name: id, city: 'Recife', timeZone: ZONE, taxBasisPoints: 350, rank: 9 })
    .onConflictDoNothing();
}

describe('an invitation', () => {
  let invitation: { hotelId: string; name: string; email: string; roles: ['RECEPTION'] };

  beforeEach(() => {
    invitation = {
      hotelId,
      name: 'Nara Dias',
      email: `nara-${randomUUID()}@hotel.test`,
      roles: ['RECEPTION'],
    };
  });

  test('leads by e-mail to a password, a second factor and a sign-in with the roles (STF-02)', async () => {
    await manager.client.staff.invite(invitation);
    const mail = await newestMail();
    expect(mail).toMatchObject({ recipient: invitation.email, kind: 'STAFF_INVITATION' });
    const client = staffClient(hotel.gateway);
    expect(await client.setUp.find({ token: mail.token })).toEqual({
      name: 'Nara Dias',
      email: invitation.email,
    });
    const { key, recoveryCodes } = await setUp(mail.token);
    expect(recoveryCodes).toHaveLength(10);
    const { challenge } = await client.session.begin({ email: invitation.email, password: NEW_PASSWORD });
    const { session } = await client.session.confirmCode({ challenge, code: totp(key, 1) });
    expect(session).toMatchObject({ name: 'Nara Dias', hotels: [{ hotelId, roles: ['RECEPTION'] }] });
  });

  test('works once, for 24 hours, and no longer once another one was sent (STF-02)', async () => {
    await manager.client.staff.invite(invitation);
    const first = (await newestMail()).token;
    await manager.client.staff.invite(invitation);
    const second = (await newestMail()).token;
    const client = staffClient(hotel.gateway);
    const tried = (token: string) => codeOf(client.setUp.choosePassword({ token, password: NEW_PASSWORD }));
    expect(await tried(first)).toBe('STAFF_LINK_INVALID');
    await setUp(second);
    expect(await tried(second)).toBe('STAFF_LINK_INVALID');
    await manager.client.staff.invite({ ...invitation, email: 'late@hotel.test' });
    const late = (await newestMail()).token;
    hotel.gateway.clock.moveBy(24 * HOUR - MINUTE);
    expect(await client.setUp.find({ token: late })).toMatchObject({ email: 'late@hotel.test' });
    hotel.gateway.clock.moveBy(MINUTE);
    expect(await tried(late)).toBe('STAFF_LINK_INVALID');
  });

  test('signs nobody in before its last step, and asks for a strong password (STF-02, STF-03)', async () => {
    await manager.client.staff.invite(invitation);
    const { token } = await newestMail();
    const client = staffClient(hotel.gateway);
    for (const password of ['Curta#1', 'semmaiuscula#2026', `${'Longa#1'.repeat(30)}`])
      expect(await codeOf(client.setUp.choosePassword({ token, password }))).toBe('PASSWORD_TOO_WEAK');
    const { otpauthUri } = await client.setUp.choosePassword({ token, password: NEW_PASSWORD });
    const early = () => codeOf(client.session.begin({ email: invitation.email, password: NEW_PASSWORD }));
    expect(await early()).toBe('STAFF_PASSWORD_WRONG');
    expect(await codeOf(client.setUp.confirm({ token, password: NEW_PASSWORD, code: '000000' }))).toBe(
      'STAFF_CODE_WRONG',
    );
    expect(await early()).toBe('STAFF_PASSWORD_WRONG');
    await client.setUp.confirm({ token, password: NEW_PASSWORD, code: totp(keyOf(otpauthUri)) });
  });

  test('gives a person of another hotel the roles at once, with the password as it was (STF-05)', async () => {
    await addHotel('RECIFE');
    const person = await newStaff(hotel.gateway, { hotelId: 'RECIFE' });
    await manager.client.staff.invite({ ...invitation, email: person.email });
    expect(await newestMail()).toMatchObject({ kind: 'STAFF_ROLES_GRANTED', token: '' });
    expect(await codeOf(person.client.session.current())).toBe('UNAUTHORIZED');
    const again = staffClient(hotel.gateway, { token: await signInStaff(hotel.gateway, person) });
    expect((await again.session.current()).hotels.map(({ hotelId: at }) => at)).toEqual([hotelId, 'RECIFE']);
    expect(await codeOf(manager.client.staff.invite({ ...invitation, email: person.email }))).toBe(
      'ALREADY_AT_HOTEL',
    );
  });

  test('is no way to give oneself a role (STF-05)', async () => {
    const own = { ...invitation, email: manager.email, roles: ['HOUSEKEEPING' as const] };
    expect(await codeOf(manager.client.staff.invite(own))).toBe('OWN_ACCOUNT');
  });
});

describe('a manager', () => {
  test('sees who works at the hotel and no one else (STF-05)', async () => {
    await addHotel('RECIFE');
    await newStaff(hotel.gateway, { hotelId: 'RECIFE', role: 'MANAGER' });
    const bia = await newStaff(hotel.gateway, { name: 'Bia Rocha' });
    const { staff } = await manager.client.staff.list({ hotelId });
    expect(staff).toMatchObject([
      { staffId: bia.staffId, name: 'Bia Rocha', roles: ['RECEPTION'], isSetUp: true, isSelf: false },
      { staffId: manager.staffId, name: 'Marta Reis', roles: ['MANAGER'], isSelf: true },
    ]);
  });

  test('changes roles, which the next request has and every session of before ends with (STF-05)', async () => {
    const person = await newStaff(hotel.gateway);
    await manager.client.staff.changeRoles({ hotelId, staffId: person.staffId, roles: ['MANAGER'] });
    expect(await codeOf(person.client.session.current())).toBe('UNAUTHORIZED');
    const again = staffClient(hotel.gateway, { token: await signInStaff(hotel.gateway, person) });
    await again.staff.list({ hotelId });
    await manager.client.staff.changeRoles({ hotelId, staffId: person.staffId, roles: [] });
    const after = staffClient(hotel.gateway, { token: await signInStaff(hotel.gateway, person) });
    expect(await codeOf(after.staff.list({ hotelId }))).toBe('FORBIDDEN');
  });

  test('deactivates a person, whose sessions end with the next request and who signs in no more (STF-05)', async () => {
    const person = await newStaff(hotel.gateway);
    const { client } = person;
    await client.session.current();
    await manager.client.staff.deactivate({ hotelId, staffId: person.staffId });
    expect(await codeOf(client.session.current())).toBe('UNAUTHORIZED');
    expect(await codeOf(signInStaff(hotel.gateway, person))).toBe('STAFF_PASSWORD_WRONG');
    expect((await manager.client.staff.list({ hotelId })).staff).toHaveLength(1);
  });

  test('ends a sign-in that is at its second step too, by deactivating (STF-05)', async () => {
    const person = await newStaffAccount(hotel.gateway);
    const client = staffClient(hotel.gateway);
    const { challenge } = await client.session.begin({ email: person.email, password: STAFF_PASSWORD });
    await manager.client.staff.deactivate({ hotelId, staffId: person.staffId });
    expect(await codeOf(client.session.confirmCode({ challenge, code: totp(person.secret) }))).toBe(
      'STAFF_SIGN_IN_EXPIRED',
    );
  });

  test('brings a person back who had left, with a new password and nothing of before (STF-02, STF-05)', async () => {
    const person = await newStaff(hotel.gateway);
    await manager.client.staff.deactivate({ hotelId, staffId: person.staffId });
    const { staffId } = await manager.client.staff.invite({
      hotelId,
      name: 'Bia R. Rocha',
      email: person.email,
      roles: ['HOUSEKEEPING'],
    });
    expect(staffId).toBe(person.staffId);
    expect(await codeOf(signInStaff(hotel.gateway, person))).toBe('STAFF_PASSWORD_WRONG');
    await setUp((await newestMail()).token);
  });

  test('resets a second factor: password, codes and PIN of before are gone, a link goes out (STF-05)', async () => {
    const person = await newStaff(hotel.gateway);
    await manager.client.staff.resetSecondFactor({ hotelId, staffId: person.staffId });
    expect(await codeOf(person.client.session.current())).toBe('UNAUTHORIZED');
    expect(await codeOf(signInStaff(hotel.gateway, person))).toBe('STAFF_PASSWORD_WRONG');
    const mail = await newestMail();
    expect(mail).toMatchObject({ kind: 'STAFF_RESET', recipient: person.email });
    await setUp(mail.token);
    const [stored] = await hotel.db.select().from(staffAccounts).where(eq(staffAccounts.id, person.staffId));
    expect(stored?.pinHash).toBeNull();
  });

  test('does nothing of this to the own account (STF-05)', async () => {
    const own = { hotelId, staffId: manager.staffId };
    const { staff } = manager.client;
    expect(await codeOf(staff.changeRoles({ ...own, roles: ['MANAGER', 'RECEPTION'] }))).toBe('OWN_ACCOUNT');
    expect(await codeOf(staff.resetSecondFactor(own))).toBe('OWN_ACCOUNT');
    expect(await codeOf(staff.deactivate(own))).toBe('OWN_ACCOUNT');
    expect((await manager.client.session.current()).hotels).toMatchObject([{ roles: ['MANAGER'] }]);
  });

  test('of one hotel reaches nobody of another, and not the account of who works at both (STF-04, STF-05)', async () => {
    await addHotel('RECIFE');
    const elsewhere = await newStaff(hotel.gateway, { hotelId: 'RECIFE' });
    const { staff } = manager.client;
    const { staffId } = elsewhere;
    expect(await codeOf(staff.deactivate({ hotelId, staffId }))).toBe('STAFF_NOT_FOUND');
    expect(await codeOf(staff.changeRoles({ hotelId, staffId, roles: ['MANAGER'] }))).toBe('STAFF_NOT_FOUND');
    await hotel.db.insert(staffRoles).values({ staffId, hotelId, role: 'RECEPTION' });
    expect(await codeOf(staff.deactivate({ hotelId, staffId }))).toBe('WORKS_ELSEWHERE');
    expect(await codeOf(staff.resetSecondFactor({ hotelId, staffId }))).toBe('WORKS_ELSEWHERE');
    await elsewhere.client.session.current();
    await staff.changeRoles({ hotelId, staffId, roles: [] });
    const roles = await hotel.db.select().from(staffRoles).where(eq(staffRoles.staffId, staffId));
    expect(roles).toEqual([{ staffId, hotelId: 'RECIFE', role: 'RECEPTION' }]);
  });
});

describe('the last manager of a hotel', () => {
  test('stays, also when two managers remove each other at one time (STF-05)', async () => {
    const other = await newStaff(hotel.gateway, { role: 'MANAGER' });
    const results = await Promise.all([
      codeOf(manager.client.staff.deactivate({ hotelId, staffId: other.staffId })),
      codeOf(other.client.staff.changeRoles({ hotelId, staffId: manager.staffId, roles: [] })),
    ]);
    expect(results.filter(code => code === 'was not rejected')).toHaveLength(1);
    const left = await hotel.db.select().from(staffRoles).where(eq(staffRoles.hotelId, hotelId));
    expect(left.filter(({ role }) => role === 'MANAGER')).toHaveLength(1);
  });

  test('is removed by no statement, and one who was never set up does not count (STF-05)', async () => {
    await manager.client.staff.invite({
      hotelId,
      name: 'Nara',
      email: 'nova@hotel.test',
      roles: ['MANAGER'],
    });
    const remove = () => hotel.db.delete(staffRoles).where(eq(staffRoles.staffId, manager.staffId));
    await expect(remove()).rejects.toMatchObject({ cause: { code: '23514' } });
    await newStaffAccount(hotel.gateway, { role: 'MANAGER' });
    await remove();
  });
});
