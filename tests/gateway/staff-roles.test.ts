import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hotels } from '#gateway/store/schema/hotels.ts';
import { staffRecord } from '#gateway/store/schema/staff-record.ts';
import { endSessionsOfStaff } from '#gateway/store/staff-session-store.ts';
import { updateStaff } from '#gateway/store/staff-store.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import { type Operation, operationsOf } from '#shared/contract/operations.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import { type StaffMeta, staffRoles } from '#shared/contract/staff/staff-call.ts';
import { gatewayErrorStatus } from '#shared/error-status.ts';
import type { RawResponse, TestGateway } from './harness.ts';
import { HOTEL, newGuest, startSmallHotel, ZONE } from './small-hotel.ts';
import { newStaff, staffRaw, staffUrlOf } from './staff-fixture.ts';

/** Every call of the staff's contract, those that are added later too: nothing of it is written here by name. */

let gateway: TestGateway;
const OTHER_HOTEL = 'NILO';
const tokens = { guest: '', elsewhere: '', deactivated: '', left: '', locked: '' };
const withRole: Record<string, string> = {};

beforeAll(async () => {
  gateway = await startSmallHotel();
  const { db } = gateway.app.store;
  await db.insert(hotels).values({
    id: OTHER_HOTEL,
    buildingCode: OTHER_HOTEL,
    name: 'Pernoite Nilo',
    city: 'Porto Alegre',
    timeZone: ZONE,
    taxBasisPoints: 350,
    rank: 2,
  });
  tokens.guest = (await newGuest(gateway)).token;
  for (const role of staffRoles) withRole[role] = (await newStaff(gateway, { role })).token;
  tokens.elsewhere = (await newStaff(gateway, { role: 'MANAGER', hotelId: OTHER_HOTEL })).token;
  const deactivated = await newStaff(gateway, { role: null });
  await updateStaff(db, deactivated.staffId, { deactivatedAt: gateway.clock.now() });
  tokens.deactivated = deactivated.token;
  const left = await newStaff(gateway, { role: null });
  await db.transaction(tx => endSessionsOfStaff(tx, left.staffId));
  tokens.left = left.token;
  const locked = await newStaff(gateway, { role: 'MANAGER' });
  await locked.client.session.lock();
  tokens.locked = locked.token;
});
afterAll(() => gateway.close());

const BROKEN_BODIES = ['{', '[]', '{"a":', 'null'];

function addressOf({ path }: Operation, hotelId = HOTEL): string {
  const filled = path.replace('{hotelId}', hotelId).replace(/\{[^}]+\}/g, randomUUID());
  return `/api${filled}`;
}

const calls = operationsOf<StaffMeta>(staffContract);
const closed = calls.filter(({ meta }) => meta.roles !== 'open');
const ofRoles = calls.flatMap(call =>
  Array.isArray(call.meta.roles) ? [{ ...call, allowed: call.meta.roles as readonly string[] }] : [],
);

const send = (
  { method, ...call }: Operation<StaffMeta>,
  token: string | null,
  { hotelId, body }: { hotelId?: string; body?: string } = {},
): Promise<RawResponse> =>
  staffRaw(gateway, method, addressOf({ method, ...call }, hotelId), {
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: body ?? '{}' }),
  });

function expectRejection(response: RawResponse, code: keyof typeof gatewayErrorStatus): void {
  expect(response.body).toMatchObject({ code, message: expect.any(String) });
  expect(response.status).toBe(gatewayErrorStatus[code]);
}

const countRecord = () => gateway.app.store.db.$count(staffRecord);

test('a call with roles has its hotel in its path, and every other one has none (STF-04)', () => {
  for (const { name, path, meta } of calls)
    expect(path.startsWith('/hotels/{hotelId}/'), name).toBe(Array.isArray(meta.roles));
});

describe.each(closed)('$method $path', call => {
  test('is closed to nobody, guests, made-up tokens, people who have left and broken input from them (STF-01, STF-04)', async () => {
    const before = await countRecord();
    const changed = `${withRole['MANAGER']?.slice(0, -6)}AAAAA=`;
    for (const token of [null, tokens.guest, 'x', changed, tokens.deactivated, tokens.left])
      for (const body of ['{}', ...BROKEN_BODIES])
        expectRejection(await send(call, token, { body }), 'UNAUTHORIZED');
    const guestHeader = await staffRaw(gateway, call.method, addressOf(call), {
      headers: { 'x-guest-access-token': `Bearer ${tokens.guest}` },
    });
    expectRejection(guestHeader, 'UNAUTHORIZED');
    expect(await countRecord()).toBe(before);
  });

  test('is closed to a locked session, but for what opens it (STF-06)', async () => {
    const response = await send(call, tokens.locked, { body: '{' });
    if (call.meta.whileLocked) expect(response.body).not.toMatchObject({ code: 'SESSION_LOCKED' });
    else expectRejection(response, 'SESSION_LOCKED');
  });
});

describe.each(ofRoles)('$method $path', call => {
  test('is open to its roles alone, before any part of the body is read (STF-04)', async () => {
    const before = await countRecord();
    for (const role of staffRoles)
      for (const body of BROKEN_BODIES) {
        const response = await send(call, withRole[role] ?? '', { body });
        if (!call.allowed.includes(role)) expectRejection(response, 'FORBIDDEN');
        else if (call.method === 'GET') expect(response.status, response.text).toBeLessThan(500);
        // A call without a body of its own gets as far as the row of its path.
        else expect([400, 404], response.text).toContain(response.status);
      }
    if (call.method !== 'GET') expect(await countRecord()).toBe(before);
  });

  test('is closed to staff of another hotel, and to everybody at a hotel that is not there (STF-04)', async () => {
    const before = await countRecord();
    expectRejection(await send(call, tokens.elsewhere), 'FORBIDDEN');
    for (const role of staffRoles)
      for (const hotelId of [OTHER_HOTEL, 'NOWHERE', 'jardins', '__proto__', '%00'])
        expectRejection(
          await send(call, withRole[role] ?? '', { hotelId }),
          hotelId === '%00' ? 'BAD_REQUEST' : 'FORBIDDEN',
        );
    expect(await countRecord()).toBe(before);
  });
});

describe.each(calls.filter(({ method }) => method !== 'GET'))('$method $path', call => {
  test('rejects broken input with a clear error and never fails', async () => {
    for (const body of [
      '{',
      'null]',
      '{"__proto__":{}}',
      '{"a":"\\u0000"}',
      `{"a":"${'x'.repeat(70_000)}"}`,
    ]) {
      const response = await send(call, withRole['MANAGER'] ?? '', { body });
      expect(['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'FORBIDDEN']).toContain(
        (response.body as { code: string }).code,
      );
    }
  });
});

describe("the guests' address and the staff's share nothing", () => {
  test('no staff call is served to guests (STF-01)', async () => {
    for (const call of calls.filter(
      ({ path }) => !operationsOf(contract).some(guest => guest.matches.test(path)),
    )) {
      const response = await gateway.raw(call.method, addressOf(call), {
        headers: { authorization: `Bearer ${withRole['MANAGER']}` },
        ...(call.method !== 'GET' && { body: {} }),
      });
      expect(response.status, call.path).toBe(404);
    }
  });

  test('no guest call and no guest page is served to staff (STF-01)', async () => {
    const own = new Set(calls.map(({ path }) => path));
    for (const { method, path } of operationsOf(contract).filter(call => !own.has(call.path))) {
      const response = await staffRaw(gateway, method, addressOf({ path } as Operation), {
        headers: { 'x-guest-access-token': `Bearer ${tokens.guest}` },
      });
      expect([401, 404, 405], path).toContain(response.status);
      expect(response.body).not.toMatchObject({ code: 'OK' });
    }
    for (const path of ['/index.html', '/sw.js', '/offline.html', '/api/web-config'])
      expect((await staffRaw(gateway, 'GET', path)).status, path).toBe(404);
    // Where a page of guests or of the sandbox would be there is the staff app's own, if it is built.
    for (const path of ['/', '/login', '/identity', '/ofrep', '/console', '/metrics']) {
      expect((await staffRaw(gateway, 'GET', path)).text, path).not.toMatch(
        /pernoite-config|console|pernoite_/,
      );
      expect((await staffRaw(gateway, 'POST', path)).status, path).toBe(405);
    }
  });

  test("a person of staff is nobody to the guests' calls (STF-01)", async () => {
    const token = withRole['MANAGER'] ?? '';
    for (const headers of [
      { 'x-guest-access-token': `Bearer ${token}` },
      { authorization: `Bearer ${token}` },
      { cookie: `pernoite-staff=${token}` },
    ] as Record<string, string>[])
      expectRejection(await gateway.raw('GET', '/api/guestUser/sessions', { headers }), 'UNAUTHORIZED');
  });

  test('they are two origins (STF-01)', () => {
    expect(new URL(staffUrlOf(gateway)).origin).not.toBe(new URL(gateway.url).origin);
  });
});
