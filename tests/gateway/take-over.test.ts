import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { lobbyCalls } from '#gateway/store/schema/lobby.ts';
import { DESK_DEVICE, type Desk, newDesk, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { noLimits } from './harness.ts';
import { deviceClient, signInWith } from './hotel-devices.ts';
import { kioskOf } from './lobby.ts';
import { codeOf, HOTEL, newGuest, startSmallHotel, type TestGuest } from './small-hotel.ts';
import { newStaff, staffClient } from './staff-fixture.ts';
import { untilTestEnds } from './until-test-ends.ts';

const hotel = openFreshHotel();
let desk: Desk;
let guest: TestGuest;
beforeEach(async () => {
  await hotel.db.delete(lobbyCalls);
  desk = await deskWithDevice();
  guest = await newGuest(hotel.gateway);
});

const deskHeaders = (id = DESK_DEVICE) => ({
  'x-device-profile': 'reception',
  'x-device-hotel': HOTEL,
  'x-device-id': id,
});

/** Somebody at a desk that says which device it is. */
async function deskWithDevice(): Promise<Desk> {
  const known = await newDesk(hotel.gateway);
  const client = staffClient(hotel.gateway, { token: known.token, headers: deskHeaders() });
  return { ...known, client };
}

const PATH = '/booking/step-4?rooms=2';
const kiosk = (who: TestGuest | null = guest) =>
  who === null ? deviceClient(hotel.gateway) : kioskOf(hotel, who);
const call = (client = kiosk()) =>
  client.devices.callStaff({ key: randomUUID(), screen: 'PAYMENT', language: 'en' });
const inCall = (id: string) => ({ hotelId: HOTEL, id });
const accept = (callId: string, client = kiosk(), path = PATH) =>
  client.devices.acceptTakeOver({ callId, path });
const claim = (code: string, id = DESK_DEVICE) =>
  hotel.gateway.client({ headers: deskHeaders(id) }).devices.claimTakeOver({ code });
const stateAtKiosk = async (callId: string) =>
  (await deviceClient(hotel.gateway).devices.findCall({ callId })).state;
const open = async (id: string) => (await desk.client.lobby.open(inCall(id))).code;

async function offered(client = kiosk()): Promise<string> {
  const { id } = await call(client);
  await desk.client.lobby.take(inCall(id));
  await desk.client.lobby.offer(inCall(id));
  return id;
}

async function accepted(client = kiosk()): Promise<string> {
  const id = await offered(client);
  await accept(id, client);
  return id;
}

describe('a take-over', () => {
  test('after the guest’s touch opens their step at the desk, and ends the kiosk’s session (FRD-13)', async () => {
    const client = kiosk();
    const id = await offered(client);
    expect(await stateAtKiosk(id)).toBe('OFFERED');
    expect(await accept(id, client)).toMatchObject({ state: 'ACCEPTED' });
    const code = await open(id);
    expect(code).toMatch(/^[\w-]{22}$/);
    const { guestToken, path, language } = await claim(code);
    expect({ path, language }).toEqual({ path: PATH, language: 'en' });
    const idToken = await signInWith(hotel.gateway, guestToken ?? '');
    expect(idToken && decodeJwt(idToken).sub).toBe(guest.id);
    expect(await codeOf(client.sessions.list())).toBe('UNAUTHORIZED');
    expect(await stateAtKiosk(id)).toBe('OPENED');
    expect(await desk.client.lobby.calls({ hotelId: HOTEL })).toEqual({ calls: [] });
    const recorded = (await recordOf(hotel.db)).filter(({ staffId }) => staffId === desk.staffId);
    expect(recorded.map(({ act }) => act).slice(-3)).toEqual([
      'CALL_TAKEN',
      'TAKE_OVER_OFFERED',
      'TAKE_OVER_OPENED',
    ]);
  });

  test('of somebody who is not signed in opens their page and signs nobody in (FRD-13)', async () => {
    const id = await accepted(kiosk(null));
    expect(await claim(await open(id))).toEqual({ guestToken: null, path: PATH, language: 'en' });
  });

  test('without the touch opens nothing, and the touch counts only where it was asked for (FRD-13)', async () => {
    const { id } = await call();
    expect(await codeOf(accept(id))).toBe('CALL_CHANGED');
    expect(await codeOf(desk.client.lobby.offer(inCall(id)))).toBe('CALL_CHANGED');
    await desk.client.lobby.take(inCall(id));
    expect(await codeOf(desk.client.lobby.open(inCall(id)))).toBe('CALL_CHANGED');
    await desk.client.lobby.offer(inCall(id));
    expect(await codeOf(desk.client.lobby.open(inCall(id)))).toBe('CALL_CHANGED');
    expect(await codeOf(accept(id, deviceClient(hotel.gateway, { id: 'lobby-2' })))).toBe('NOT_FOUND');
    expect(await stateAtKiosk(id)).toBe('OFFERED');
    expect((await kiosk().sessions.list()).sessions).toHaveLength(1);
  });

  test('belongs to whoever has taken the call (FRD-13)', async () => {
    const id = await accepted();
    const other = await newStaff(hotel.gateway);
    for (const act of ['offer', 'open'] as const)
      expect(await codeOf(other.client.lobby[act](inCall(id)))).toBe('CALL_CHANGED');
  });

  test('is opened once, by the desk that it was given to, within a minute (FRD-13)', async () => {
    const id = await accepted();
    const code = await open(id);
    expect(await codeOf(claim(code, 'desk-2'))).toBe('LINK_NOT_FOUND');
    const kioskClaim = deviceClient(hotel.gateway, { id: DESK_DEVICE }).devices.claimTakeOver({ code });
    expect(await codeOf(kioskClaim)).toBe('DEVICE_NOT_ENROLLED');
    const claims = await Promise.all([codeOf(claim(code)), codeOf(claim(code))]);
    expect(claims.filter(outcome => outcome === 'LINK_NOT_FOUND')).toHaveLength(1);
    const late = await accepted(kiosk(await newGuest(hotel.gateway)));
    const lateCode = await open(late);
    hotel.gateway.clock.moveBy(60_000);
    expect(await codeOf(claim(lateCode))).toBe('LINK_NOT_FOUND');
  });

  test('whose touch is a minute old is asked for again, and the guest stays at the kiosk (FRD-13)', async () => {
    const id = await accepted();
    hotel.gateway.clock.moveBy(60_000);
    expect(await stateAtKiosk(id)).toBe('TAKEN');
    expect(await codeOf(open(id))).toBe('CALL_CHANGED');
    await desk.client.lobby.offer(inCall(id));
    expect(await stateAtKiosk(id)).toBe('OFFERED');
    await accept(id);
    expect(await claim(await open(id))).toMatchObject({ path: PATH });
  });

  test('of a guest who has signed out since opens nothing (FRD-13)', async () => {
    const client = kiosk();
    const id = await accepted(client);
    const code = await open(id);
    await client.sessions.endCurrent();
    expect(await codeOf(claim(code))).toBe('LINK_NOT_FOUND');
  });

  test('leads only to a page of the app (FRD-13)', async () => {
    const id = await offered();
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a/../b', '', '/a b'])
      expect(await codeOf(accept(id, kiosk(), path)), path).toBe('BAD_REQUEST');
  });

  test('leaves neither its code nor the guest’s token in the database (FRD-13)', async () => {
    const code = await open(await accepted());
    expect(JSON.stringify(await hotel.db.select().from(lobbyCalls))).not.toContain(code);
  });
});

test('guessing codes of take-overs is stopped (FRD-13)', async () => {
  const limits = { ...noLimits, codesPerClient: { points: 2, seconds: 60 } };
  const small = await untilTestEnds(startSmallHotel({ limits }));
  const guess = () =>
    codeOf(small.client({ headers: deskHeaders() }).devices.claimTakeOver({ code: 'A'.repeat(22) }));
  expect([await guess(), await guess(), await guess()]).toEqual([
    'LINK_NOT_FOUND',
    'LINK_NOT_FOUND',
    'TOO_MANY_REQUESTS',
  ]);
});
