import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MOST_PASSKEYS } from '#gateway/domain/staff/passkeys.ts';
import { toRelyingParty } from '#gateway/domain/staff/relying-party.ts';
import { staffAccounts, staffPasskeyChallenges, staffPasskeys } from '#gateway/store/schema/staff.ts';
import { staffRecord } from '#gateway/store/schema/staff-record.ts';
import { AppError } from '#shared/errors.ts';
import { openFreshHotel, openOwnHotel } from './fresh-hotel.ts';
import { noLimits, type TestGateway } from './harness.ts';
import { type Authenticator, type Deviation, newAuthenticator } from './software-authenticator.ts';
import {
  newStaff,
  newStaffAccount,
  STAFF_PASSWORD,
  type StaffClient,
  staffClient,
  staffRaw,
  staffUrlOf,
  type TestStaff,
} from './staff-fixture.ts';

const hotel = openFreshHotel();
const hotelId = 'JARDINS';
const MINUTE = 60_000;

const codeOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? error.code : 'was not rejected';
};

const pageOf = (gateway: TestGateway) => toRelyingParty(staffUrlOf(gateway)).origin;

type Owner = TestStaff & { device: Authenticator; passkeyId: string };

const add = async (client: StaffClient, device: Authenticator, deviation: Deviation = {}) => {
  const options = await client.passkeys.beginAdding({ password: STAFF_PASSWORD });
  return client.passkeys.add({ name: 'My phone', credential: device.make(options, deviation) });
};

/** A person of staff with a passkey on a device of their own. */
async function newOwner(gateway: TestGateway = hotel.gateway): Promise<Owner> {
  const person = await newStaff(gateway);
  const device = newAuthenticator(pageOf(gateway));
  return { ...person, device, ...(await add(person.client, device)) };
}

const signIn = async (
  device: Authenticator,
  { deviation, client = staffClient(hotel.gateway) }: { deviation?: Deviation; client?: StaffClient } = {},
) => {
  const options = await client.passkeys.beginSignIn();
  return client.passkeys.confirmSignIn({ credential: device.use(options, deviation) });
};

const rowsOf = (staffId: string) =>
  hotel.db.select().from(staffRecord).where(eq(staffRecord.staffId, staffId)).orderBy(staffRecord.id);

describe('a passkey', () => {
  test('signs in without password and code, also at a desk where a colleague stood before (STF-03, STF-06)', async () => {
    const { device, email, staffId } = await newOwner();
    const { session, token } = await signIn(device);
    expect(session).toMatchObject({ staffId, email, isLocked: false, hotels: [{ hotelId }] });
    const first = await newStaff(hotel.gateway, { name: 'Caio Lima' });
    const taken = await signIn(device, { client: first.client });
    expect(taken.session.colleagues).toMatchObject([{ staffId: first.staffId }]);
    expect((await first.client.session.current()).isLocked).toBe(true);
    const client = staffClient(hotel.gateway, { token: token ?? '' });
    expect((await client.session.current()).staffId).toBe(staffId);
  });

  test('gives a browser a cookie, and no token in the body (STF-01, STF-03)', async () => {
    const { device, email } = await newOwner();
    const headers = { origin: staffUrlOf(hotel.gateway) };
    const post = (path: string, body: unknown) => staffRaw(hotel.gateway, 'POST', path, { headers, body });
    const options = await post('/api/sign-in/passkey/options', {});
    const credential = device.use(options.body as Parameters<Authenticator['use']>[0]);
    const opened = await post('/api/sign-in/passkey', { credential });
    expect(opened.headers.get('set-cookie')).toMatch(/^pernoite-staff=[^;]{40,}; Path=\/; .*HttpOnly/);
    expect(opened.body).toMatchObject({ token: null, session: { email } });
  });

  test('is listed for its person with name, day and last use, and for nobody else (STF-03)', async () => {
    const { client, device, passkeyId } = await newOwner();
    const made = { passkeyId, name: 'My phone', createdAt: expect.stringMatching(/^2026-12-01T15:0/) };
    expect(await client.passkeys.list()).toEqual({ passkeys: [{ ...made, lastUsedAt: null }] });
    hotel.gateway.clock.moveBy(10 * MINUTE);
    await signIn(device);
    expect(await client.passkeys.list()).toEqual({
      passkeys: [{ ...made, lastUsedAt: expect.stringMatching(/^2026-12-01T15:1/) }],
    });
    expect(await (await newStaff(hotel.gateway)).client.passkeys.list()).toEqual({ passkeys: [] });
  });

  test('is added and removed with the password alone, and a removed one opens nothing (STF-03)', async () => {
    const { client, device, passkeyId } = await newOwner();
    expect(await codeOf(client.passkeys.beginAdding({ password: 'wrong' }))).toBe('STAFF_PASSWORD_WRONG');
    expect(await codeOf(client.passkeys.remove({ passkeyId, password: 'wrong' }))).toBe(
      'STAFF_PASSWORD_WRONG',
    );
    await signIn(device);
    await client.passkeys.remove({ passkeyId, password: STAFF_PASSWORD });
    expect(await client.passkeys.list()).toEqual({ passkeys: [] });
    expect(await codeOf(signIn(device))).toBe('PASSKEY_WRONG');
    expect(await codeOf(client.passkeys.remove({ passkeyId, password: STAFF_PASSWORD }))).toBe(
      'PASSKEY_NOT_FOUND',
    );
  });

  test('of another person is removed by nobody else (STF-03)', async () => {
    const { device, passkeyId } = await newOwner();
    const other = await newStaff(hotel.gateway, { role: 'MANAGER' });
    expect(await codeOf(other.client.passkeys.remove({ passkeyId, password: STAFF_PASSWORD }))).toBe(
      'PASSKEY_NOT_FOUND',
    );
    await signIn(device);
  });

  test('stops working when a manager resets the access or deactivates the person (STF-03, STF-05)', async () => {
    const manager = await newStaff(hotel.gateway, { role: 'MANAGER' });
    const reset = await newOwner();
    await manager.client.staff.resetSecondFactor({ hotelId, staffId: reset.staffId });
    expect(await codeOf(signIn(reset.device))).toBe('PASSKEY_WRONG');
    const left = await newOwner();
    await manager.client.staff.deactivate({ hotelId, staffId: left.staffId });
    expect(await codeOf(signIn(left.device))).toBe('PASSKEY_WRONG');
    for (const { staffId } of [reset, left])
      expect(await hotel.db.$count(staffPasskeys, eq(staffPasskeys.staffId, staffId))).toBe(0);
  });

  test('of a person who has left opens nothing, whatever is stored (STF-03, STF-05)', async () => {
    const { device, staffId } = await newOwner();
    const change = (values: Partial<typeof staffAccounts.$inferInsert>) =>
      hotel.db.update(staffAccounts).set(values).where(eq(staffAccounts.id, staffId));
    await change({ deactivatedAt: hotel.gateway.clock.now() });
    expect(await codeOf(signIn(device))).toBe('PASSKEY_WRONG');
    await change({ deactivatedAt: null, setUpAt: null });
    expect(await codeOf(signIn(device))).toBe('PASSKEY_WRONG');
    await change({ setUpAt: hotel.gateway.clock.now() });
    await signIn(device);
  });

  test('whose device was copied opens nothing once the copy counts behind (STF-03)', async () => {
    const { device } = await newOwner();
    await signIn(device);
    const copy = device.copy();
    await signIn(device);
    expect(await codeOf(signIn(copy))).toBe('PASSKEY_WRONG');
    expect(await codeOf(signIn(device, { deviation: { counter: 0 } }))).toBe('PASSKEY_WRONG');
    await signIn(device);
  });

  test('used at one time by a device and its copy opens one session (STF-03)', async () => {
    const { device } = await newOwner();
    const client = staffClient(hotel.gateway);
    const credentials = [];
    for (const one of [device, device.copy()]) credentials.push(one.use(await client.passkeys.beginSignIn()));
    const codes = await Promise.all(
      credentials.map(credential => codeOf(client.passkeys.confirmSignIn({ credential }))),
    );
    expect(codes.sort()).toEqual(['PASSKEY_WRONG', 'was not rejected']);
  });

  test('of a device that does not count its uses works again and again (STF-03)', async () => {
    const { device } = await newOwner();
    for (let times = 0; times < 2; times += 1) await signIn(device, { deviation: { counter: 0 } });
  });

  test.each<[string, Deviation]>([
    ['for another page', { origin: 'https://staff.evil.test' }],
    ["for the guests' page", { origin: 'GUESTS' }],
    ['for another name of a site', { rpId: 'evil.test' }],
    ['without fingerprint, face or PIN', { isVerified: false }],
    ['for a challenge of its own', { challenge: randomBytes(32).toString('base64url') }],
    ['with a credential that nobody has', { credentialId: randomBytes(32) }],
    ['with the account of nobody', { userHandle: Buffer.from('nobody').toString('base64url') }],
  ])('used %s opens nothing (STF-03)', async (_how, { origin, ...deviation }) => {
    const { device } = await newOwner();
    const page = origin === 'GUESTS' ? hotel.gateway.url : origin;
    const used = { ...deviation, ...(page !== undefined && { origin: page }) };
    const expected = deviation.challenge === undefined ? 'PASSKEY_WRONG' : 'PASSKEY_EXPIRED';
    expect(await codeOf(signIn(device, { deviation: used }))).toBe(expected);
    await signIn(device);
  });

  test('signs in for its own person alone: neither by name of another nor by the key of another (STF-03)', async () => {
    const one = await newOwner();
    const other = await newOwner();
    const userHandle = Buffer.from(other.staffId).toString('base64url');
    expect(await codeOf(signIn(one.device, { deviation: { userHandle } }))).toBe('PASSKEY_WRONG');
    const { credentialId } = other.device;
    expect(await codeOf(signIn(one.device, { deviation: { credentialId, userHandle } }))).toBe(
      'PASSKEY_WRONG',
    );
  });
});

describe('a challenge', () => {
  test('is signed once: a response that is sent again opens nothing, also after a failure (STF-03)', async () => {
    const { device } = await newOwner();
    const client = staffClient(hotel.gateway);
    const credential = device.use(await client.passkeys.beginSignIn());
    await client.passkeys.confirmSignIn({ credential });
    expect(await codeOf(client.passkeys.confirmSignIn({ credential }))).toBe('PASSKEY_EXPIRED');
    const options = await client.passkeys.beginSignIn();
    const broken = device.use(options, { isVerified: false });
    expect(await codeOf(client.passkeys.confirmSignIn({ credential: broken }))).toBe('PASSKEY_WRONG');
    expect(await codeOf(client.passkeys.confirmSignIn({ credential: device.use(options) }))).toBe(
      'PASSKEY_EXPIRED',
    );
  });

  test('is open for five minutes, and is not stored as it is (STF-03)', async () => {
    const { client, device } = await newOwner();
    const late = await client.passkeys.beginSignIn();
    const stored = JSON.stringify(await hotel.db.select().from(staffPasskeyChallenges));
    expect(stored).not.toContain(late.challenge);
    hotel.gateway.clock.moveBy(5 * MINUTE);
    const credential = device.use(late);
    expect(await codeOf(client.passkeys.confirmSignIn({ credential }))).toBe('PASSKEY_EXPIRED');
  });

  test('that adds a passkey opens no session (STF-03)', async () => {
    const { client, device } = await newOwner();
    const { challenge } = await client.passkeys.beginAdding({ password: STAFF_PASSWORD });
    const options = await client.passkeys.beginSignIn();
    const credential = device.use({ ...options, challenge });
    expect(await codeOf(client.passkeys.confirmSignIn({ credential }))).toBe('PASSKEY_EXPIRED');
  });

  test('of one session adds no passkey to another one, and one of a sign-in adds none (STF-03)', async () => {
    const person = await newStaff(hotel.gateway);
    const other = await newStaff(hotel.gateway);
    const device = newAuthenticator(pageOf(hotel.gateway));
    const options = await person.client.passkeys.beginAdding({ password: STAFF_PASSWORD });
    const credential = device.make(options);
    expect(await codeOf(other.client.passkeys.add({ name: 'Mine', credential }))).toBe('PASSKEY_EXPIRED');
    const { challenge } = await person.client.passkeys.beginSignIn();
    const unproven = device.make({ ...options, challenge });
    expect(await codeOf(person.client.passkeys.add({ name: 'Mine', credential: unproven }))).toBe(
      'PASSKEY_EXPIRED',
    );
    await person.client.passkeys.add({ name: 'Mine', credential });
    expect(await codeOf(person.client.passkeys.add({ name: 'Mine', credential }))).toBe('PASSKEY_EXPIRED');
  });
});

describe('adding a passkey', () => {
  test.each<[string, Deviation]>([
    ['made for another page', { origin: 'https://staff.evil.test' }],
    ['made for another name of a site', { rpId: 'evil.test' }],
    ['of a device that does not ask for its person', { isVerified: false }],
  ])('fails for one %s (STF-03)', async (_which, deviation) => {
    const { client } = await newStaff(hotel.gateway);
    const device = newAuthenticator(pageOf(hotel.gateway));
    expect(await codeOf(add(client, device, deviation))).toBe('PASSKEY_REJECTED');
    expect(await client.passkeys.list()).toEqual({ passkeys: [] });
  });

  test('fails for a credential that is stored already, of the own account or of another (STF-03)', async () => {
    const { client, device } = await newOwner();
    const other = await newStaff(hotel.gateway);
    const again = newAuthenticator(pageOf(hotel.gateway));
    const { credentialId } = device;
    for (const adding of [client, other.client])
      expect(await codeOf(add(adding, again, { credentialId }))).toBe('PASSKEY_KNOWN');
    await signIn(device);
  });

  test('fails for one whose id is not the one that the device signed (STF-03)', async () => {
    const { client } = await newStaff(hotel.gateway);
    const device = newAuthenticator(pageOf(hotel.gateway));
    const options = await client.passkeys.beginAdding({ password: STAFF_PASSWORD });
    const id = randomBytes(32).toString('base64url');
    const credential = { ...device.make(options), id, rawId: id };
    expect(await codeOf(client.passkeys.add({ name: 'Mine', credential }))).toBe('PASSKEY_REJECTED');
  });

  test('names those that are there, so that a device makes no second one, and asks for its person (STF-03)', async () => {
    const { client, device, staffId, email } = await newOwner();
    const options = await client.passkeys.beginAdding({ password: STAFF_PASSWORD });
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { id: Buffer.from(staffId).toString('base64url'), name: email },
      excludeCredentials: [{ id: device.credentialId.toString('base64url') }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  test('ends at the most that an account has, also for two at one time (STF-03)', async () => {
    const { client } = await newStaff(hotel.gateway);
    const made = () => add(client, newAuthenticator(pageOf(hotel.gateway)));
    for (let times = 1; times < MOST_PASSKEYS; times += 1) await made();
    const credentials = [];
    for (let times = 0; times < 2; times += 1) {
      const options = await client.passkeys.beginAdding({ password: STAFF_PASSWORD });
      credentials.push(newAuthenticator(pageOf(hotel.gateway)).make(options));
    }
    const codes = await Promise.all(
      credentials.map(credential => codeOf(client.passkeys.add({ name: 'Mine', credential }))),
    );
    expect(codes.sort()).toEqual(['PASSKEY_LIMIT', 'was not rejected']);
    expect((await client.passkeys.list()).passkeys).toHaveLength(MOST_PASSKEYS);
  });

  test.each(['', '  ', 'x'.repeat(41), 'My\nphone', 'My\u202ephone'])(
    'rejects the name %j (STF-03)',
    async name => {
      const { client } = await newStaff(hotel.gateway);
      const options = await client.passkeys.beginAdding({ password: STAFF_PASSWORD });
      const credential = newAuthenticator(pageOf(hotel.gateway)).make(options);
      expect(await codeOf(client.passkeys.add({ name, credential }))).toBe('BAD_REQUEST');
    },
  );

  test('survives any bytes in the place of a credential, and stores none of them (STF-03)', async () => {
    const { client } = await newStaff(hotel.gateway);
    const device = newAuthenticator(pageOf(hotel.gateway));
    const brokenParts = ['AA', 'o2NmbXRkbm9uZQ', randomBytes(200).toString('base64url')];
    for (const attestationObject of brokenParts) {
      const made = device.make(await client.passkeys.beginAdding({ password: STAFF_PASSWORD }));
      const credential = { ...made, response: { ...made.response, attestationObject } };
      expect(await codeOf(client.passkeys.add({ name: 'Mine', credential }))).toBe('PASSKEY_REJECTED');
    }
    for (const clientDataJSON of brokenParts) {
      const made = device.make(await client.passkeys.beginAdding({ password: STAFF_PASSWORD }));
      const credential = { ...made, response: { ...made.response, clientDataJSON } };
      expect(await codeOf(client.passkeys.add({ name: 'Mine', credential }))).toBe('PASSKEY_EXPIRED');
    }
    expect(await client.passkeys.list()).toEqual({ passkeys: [] });
  });
});

describe('the record', () => {
  test('has each passkey that is added, used, refused and removed, by its id (STF-03, AUD-01)', async () => {
    const { client, device, staffId, passkeyId } = await newOwner();
    await signIn(device);
    await codeOf(signIn(device, { deviation: { isVerified: false } }));
    await client.passkeys.remove({ passkeyId, password: STAFF_PASSWORD });
    const rows = await rowsOf(staffId);
    expect(rows.slice(1).map(({ act, details }) => ({ act, details }))).toEqual([
      { act: 'PASSKEY_ADDED', details: { passkeyId } },
      { act: 'SIGNED_IN', details: { method: 'PASSKEY', passkeyId } },
      { act: 'SIGN_IN_FAILED', details: { method: 'PASSKEY' } },
      { act: 'PASSKEY_REMOVED', details: { passkeyId } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('My phone');
  });

  test('is not filled by credentials that nobody has (STF-03, AUD-01)', async () => {
    const before = await hotel.db.$count(staffRecord);
    const stranger = newAuthenticator(pageOf(hotel.gateway));
    expect(await codeOf(signIn(stranger, { deviation: { userHandle: 'bm9ib2R5' } }))).toBe('PASSKEY_WRONG');
    const { device, staffId } = await newOwner();
    const own = (await rowsOf(staffId)).length;
    await codeOf(signIn(device, { deviation: { credentialId: randomBytes(32) } }));
    expect(await hotel.db.$count(staffRecord)).toBe(before + own);
  });
});

describe('passkeys that do not sign in are limited', () => {
  const limited = openOwnHotel({
    limits: {
      ...noLimits,
      staffPasskeysPerAccount: { points: 3, seconds: 3_600 },
      staffSignInPerClient: { points: 24, seconds: 3_600 },
    },
  });

  test('for one person, for whom a right one counts as none, and for one network (STF-03)', async () => {
    const { device } = await newOwner(limited.gateway);
    const client = staffClient(limited.gateway);
    const wrong = () => codeOf(signIn(device, { client, deviation: { isVerified: false } }));
    for (let times = 0; times < 2; times += 1) expect(await wrong()).toBe('PASSKEY_WRONG');
    await signIn(device, { client });
    for (let times = 0; times < 3; times += 1) expect(await wrong()).toBe('PASSKEY_WRONG');
    expect(await codeOf(signIn(device, { client }))).toBe('TOO_MANY_REQUESTS');
    const { email } = await newStaffAccount(limited.gateway);
    const codes: string[] = [];
    for (let times = 0; times < 12; times += 1) codes.push(await codeOf(client.passkeys.beginSignIn()));
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(await codeOf(client.session.begin({ email, password: STAFF_PASSWORD }))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the address of a passkey', () => {
  test.each([
    ['https://staff.hotel.test', 'staff.hotel.test', 'https://staff.hotel.test'],
    ['http://127.0.0.1:4784', 'localhost', 'http://localhost:4784'],
    ['http://[::1]:4784', 'localhost', 'http://localhost:4784'],
    ['http://staff.localhost:4784', 'staff.localhost', 'http://staff.localhost:4784'],
  ])('for staff at %s is %s (STF-03)', (staffUrl, id, origin) => {
    expect(toRelyingParty(staffUrl)).toEqual({ id, origin, name: 'Pernoite' });
  });
});
