import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GatewayConfig as Config } from '#gateway/config/config.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { signInLinks } from '#gateway/store/schema/sign-in.ts';
import { noLimits, type TestGateway } from './harness.ts';
import { deviceClient, enrolment, signInWith } from './hotel-devices.ts';
import {
  book,
  codeOf,
  NOON,
  newGuest,
  orderFor,
  sharedHotel,
  startSmallHotel,
  type TestGuest,
} from './small-hotel.ts';
import { untilTestEnds } from './until-test-ends.ts';

let gateway: TestGateway;
let guest: TestGuest;
beforeAll(async () => {
  gateway = await sharedHotel();
});
beforeEach(async () => {
  gateway.clock.moveTo(NOON);
  guest = await newGuest(gateway);
});

const MINUTE = 60_000;
const LOBBY = { profile: 'kiosk', name: 'lobby-1', hotelName: 'Pernoite Jardins' };
const kiosk = () => deviceClient(gateway);
const newLink = () => kiosk().signIn.createLink();
type Link = { code: string; check: string };
const approve = ({ code, check }: Link, { client } = guest) => client.signIn.approveLink({ code, check });
const deny = ({ code }: Pick<Link, 'code'>, { client } = guest) => client.signIn.denyLink({ code });
const shownOf = ({ code }: Pick<Link, 'code'>, { client } = guest) => client.signIn.link({ code });
const statusOf = (secret: string, client = kiosk()) =>
  client.signIn.linkStatus({ headers: { 'x-link-secret': secret } });
const otherNumber = (choices: string[], check: string) => choices.find(choice => choice !== check) ?? '';
const madeUp = (length: number) => 'A'.repeat(length);

const limitedHotel = (limits: Partial<Config['limits']>, config: Partial<Config> = {}) =>
  untilTestEnds(startSmallHotel({ ...config, limits: { ...noLimits, ...limits } }));

async function tokenOf(secret: string): Promise<string> {
  const response = await statusOf(secret);
  if (response.status !== 'APPROVED') throw new Error(`the link is ${response.status}`);
  return response.guestToken;
}

describe('a link on a kiosk’s screen', () => {
  test('approved on the phone signs the kiosk in as this guest (BEY-01)', async () => {
    const link = await newLink();
    expect(link.address).toBe(`${gateway.url}/link/${link.code}`);
    expect(link.address).not.toContain(link.deviceSecret);
    expect(link.expiresInSeconds).toBe(180);
    expect(await statusOf(link.deviceSecret)).toMatchObject({ status: 'PENDING', opened: false });

    const shown = await shownOf(link);
    expect(shown.device).toEqual({ ...LOBBY, city: 'São Paulo' });
    expect(new Set(shown.choices).size).toBe(3);
    expect(shown.choices).toContain(link.check);
    expect(await statusOf(link.deviceSecret)).toMatchObject({ status: 'PENDING', opened: true });

    await approve(link);
    const idToken = await signInWith(gateway, await tokenOf(link.deviceSecret));
    expect(idToken && decodeJwt(idToken).sub).toBe(guest.id);
    expect(await statusOf(link.deviceSecret)).toEqual({ status: 'EXPIRED' });
  });

  test('shows the same three numbers however often the phone polls, and another one each time (BEY-01)', async () => {
    const link = await newLink();
    const first = await shownOf(link);
    const second = await shownOf(link);
    expect(second.choices).toEqual(first.choices);
    const checks = await Promise.all(Array.from({ length: 12 }, async () => (await newLink()).check));
    expect(new Set(checks).size).toBeGreaterThan(1);
  });

  test('with the wrong number is denied for good, so that nobody approves a screen far away (BEY-01)', async () => {
    const link = await newLink();
    const { choices } = await shownOf(link);
    const check = otherNumber(choices, link.check);
    expect(await codeOf(approve({ ...link, check }))).toBe('LINK_CHECK_FAILED');
    expect(await statusOf(link.deviceSecret)).toEqual({ status: 'DENIED' });
    expect(await codeOf(approve(link))).toBe('LINK_NOT_FOUND');
    expect(await statusOf(link.deviceSecret)).toEqual({ status: 'DENIED' });
  });

  test('denied on the phone is shown at the kiosk and cannot be approved any more (BEY-01)', async () => {
    const link = await newLink();
    await deny(link);
    expect(await statusOf(link.deviceSecret)).toEqual({ status: 'DENIED' });
    expect(await codeOf(approve(link))).toBe('LINK_NOT_FOUND');
    expect(await codeOf(shownOf(link))).toBe('LINK_NOT_FOUND');
  });

  test('runs out after three minutes on the gateway’s clock (BEY-01)', async () => {
    const link = await newLink();
    gateway.clock.moveBy(3 * MINUTE - 5_000);
    expect(await statusOf(link.deviceSecret)).toMatchObject({ status: 'PENDING' });
    gateway.clock.moveBy(5_000);
    expect(await statusOf(link.deviceSecret)).toEqual({ status: 'EXPIRED' });
    expect(await codeOf(shownOf(link))).toBe('LINK_NOT_FOUND');
    expect(await codeOf(approve(link))).toBe('LINK_NOT_FOUND');
    expect(await codeOf(deny(link))).toBe('LINK_NOT_FOUND');
  });

  test('approved in its last second can still be fetched for a minute, and no longer (BEY-01)', async () => {
    const [link, forgotten] = [await newLink(), await newLink()];
    gateway.clock.moveBy(3 * MINUTE - 2_000);
    for (const one of [link, forgotten]) await approve(one);
    gateway.clock.moveBy(30_000);
    expect(await signInWith(gateway, await tokenOf(link.deviceSecret))).not.toBeNull();
    gateway.clock.moveBy(30_000);
    expect(await statusOf(forgotten.deviceSecret)).toEqual({ status: 'EXPIRED' });
  });

  test('whose response was lost gives another token, and the lost one is worthless (BEY-01)', async () => {
    const link = await newLink();
    await approve(link);
    const lost = await tokenOf(link.deviceSecret);
    const second = await tokenOf(link.deviceSecret);
    expect(await signInWith(gateway, lost)).toBeNull();
    expect(await signInWith(gateway, second)).not.toBeNull();
    expect(await statusOf(link.deviceSecret)).toEqual({ status: 'EXPIRED' });
  });

  test('requested by many polls at once signs in once (BEY-01)', async () => {
    const link = await newLink();
    await approve(link);
    const responses = await Promise.all(Array.from({ length: 6 }, () => statusOf(link.deviceSecret)));
    const tokens = responses.flatMap(response =>
      response.status === 'APPROVED' ? [response.guestToken] : [],
    );
    const sessions = await Promise.all(tokens.map(token => signInWith(gateway, token)));
    expect(sessions.filter(session => session !== null)).toHaveLength(1);
  });
});

describe('who may decide', () => {
  test('of two guests who approve at once one wins, and the kiosk is signed in as that one (BEY-01)', async () => {
    const other = await newGuest(gateway);
    for (let round = 0; round < 5; round += 1) {
      const link = await newLink();
      const responses = await Promise.all([guest, other].map(one => codeOf(approve(link, one))));
      expect(responses).toContainEqual({});
      expect(responses).toContain('LINK_NOT_FOUND');
      const winner = responses[0] === 'LINK_NOT_FOUND' ? other : guest;
      const idToken = await signInWith(gateway, await tokenOf(link.deviceSecret));
      expect(idToken && decodeJwt(idToken).sub).toBe(winner.id);
    }
  });

  test('an approval and a denial at once end in one of them, never in both (BEY-01)', async () => {
    const link = await newLink();
    const responses = await Promise.all([codeOf(approve(link)), codeOf(deny(link))]);
    expect(responses.filter(response => response === 'LINK_NOT_FOUND')).toHaveLength(1);
    const { status } = await statusOf(link.deviceSecret);
    expect(status).toBe(responses[0] === 'LINK_NOT_FOUND' ? 'DENIED' : 'APPROVED');
  });

  test('a guest without a verified e-mail cannot approve, and the link stays open (BEY-01)', async () => {
    const db = gateway.app.store.db;
    const link = await newLink();
    await db.update(guests).set({ emailVerified: false }).where(eq(guests.id, guest.id));
    expect(await codeOf(approve(link))).toBe('EMAIL_NOT_VERIFIED');
    expect(await statusOf(link.deviceSecret)).toMatchObject({ status: 'PENDING' });
    await db.update(guests).set({ emailVerified: true }).where(eq(guests.id, guest.id));
    expect(await codeOf(approve(link))).toEqual({});
  });
});

describe('a link in wrong hands', () => {
  test('the code on the screen does not fetch the token: that takes the device’s own secret (BEY-01)', async () => {
    const link = await newLink();
    await approve(link);
    const padded = link.code.padEnd(43, 'A');
    expect(await statusOf(padded)).toEqual({ status: 'EXPIRED' });
    expect(await statusOf(link.deviceSecret)).toMatchObject({ status: 'APPROVED' });
  });

  test('another device with the secret gets nothing, and its request changes nothing (BEY-01)', async () => {
    const link = await newLink();
    await approve(link);
    for (const thief of [
      deviceClient(gateway, { id: 'lobby-2' }),
      deviceClient(gateway, { profile: 'reception' }),
      gateway.client(),
    ]) {
      expect(await statusOf(link.deviceSecret, thief)).toEqual({ status: 'EXPIRED' });
    }
    expect(await signInWith(gateway, await tokenOf(link.deviceSecret))).not.toBeNull();
  });

  test('two kiosks at once have links of their own (BEY-01)', async () => {
    const second = deviceClient(gateway, { id: 'lobby-2' });
    const [one, two] = await Promise.all([newLink(), second.signIn.createLink()]);
    const other = await newGuest(gateway);
    await Promise.all([approve(one), approve(two, other)]);
    const response = await statusOf(two.deviceSecret, second);
    const idTokens = await Promise.all([
      signInWith(gateway, await tokenOf(one.deviceSecret)),
      signInWith(gateway, response.status === 'APPROVED' ? response.guestToken : ''),
    ]);
    expect(idTokens.map(token => token && decodeJwt(token).sub)).toEqual([guest.id, other.id]);
  });

  test('a used, a denied, an old and a made-up code get the same response, to the letter (BEY-01)', async () => {
    const [used, denied, old] = [await newLink(), await newLink(), await newLink()];
    await approve(used);
    await deny(denied);
    gateway.clock.moveBy(3 * MINUTE);
    const headers = { 'x-guest-access-token': `Bearer ${guest.token}` };
    const responses = await Promise.all(
      [used.code, denied.code, old.code, madeUp(22)].map(async code => {
        const seen = await gateway.raw('GET', `/api/sign-in/links/${code}`, { headers });
        const body = { check: '11' };
        const pressed = await gateway.raw('POST', `/api/sign-in/links/${code}/approve`, { headers, body });
        return [seen.status, seen.text, pressed.status, pressed.text];
      }),
    );
    expect(responses).toEqual(responses.map(() => responses[0]));
    expect(responses[0]?.[0]).toBe(404);
  });

  test('neither code nor secret can be read from the database (BEY-01)', async () => {
    const link = await newLink();
    await approve(link);
    const token = await tokenOf(link.deviceSecret);
    const stored = JSON.stringify(await gateway.app.store.db.select().from(signInLinks));
    for (const secret of [link.code, link.deviceSecret, token]) expect(stored).not.toContain(secret);
  });
});

describe('limits', () => {
  test('guessing codes and secrets is stopped, while the lobby’s own links go on (BEY-01)', async () => {
    const small = await limitedHotel({ codesPerClient: { points: 3, seconds: 60 } });
    const ada = await newGuest(small);
    const device = deviceClient(small);
    const link = await device.signIn.createLink();
    const ask = (secret: string) => device.signIn.linkStatus({ headers: { 'x-link-secret': secret } });
    const unknown = { code: madeUp(22), check: '11' };
    expect(await codeOf(shownOf(unknown, ada))).toBe('LINK_NOT_FOUND');
    expect(await codeOf(deny(unknown, ada))).toBe('LINK_NOT_FOUND');
    expect(await ask(madeUp(43))).toEqual({ status: 'EXPIRED' });
    const limited = { code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: expect.any(Number) } };
    for (const guess of [() => shownOf(unknown, ada), () => approve(unknown, ada), () => ask(madeUp(43))])
      await expect(guess()).rejects.toMatchObject(limited);
    await approve(link, ada);
    expect(await ask(link.deviceSecret)).toMatchObject({ status: 'APPROVED' });
  });

  test('a device gets so many links, and so many responses about each (BEY-01)', async () => {
    const twice = { points: 2, seconds: 60 };
    const small = await limitedHotel({ linksPerDevice: twice, pollsPerLink: twice });
    const device = deviceClient(small);
    const [one, two] = [await device.signIn.createLink(), await device.signIn.createLink()];
    expect(await codeOf(device.signIn.createLink())).toBe('TOO_MANY_REQUESTS');
    const ask = (secret: string) =>
      codeOf(device.signIn.linkStatus({ headers: { 'x-link-secret': secret } }));
    await ask(one.deviceSecret);
    await ask(one.deviceSecret);
    expect(await ask(one.deviceSecret)).toBe('TOO_MANY_REQUESTS');
    expect(await ask(two.deviceSecret)).toMatchObject({ status: 'PENDING' });
  });
});

describe('a device of the hotel', () => {
  test('is a kiosk or a desk: a guest’s own browser gets no link and no code (BEY-01, BEY-02)', async () => {
    for (const headers of [{}, { 'x-device-profile': 'web' }, { 'x-device-profile': 'admin' }]) {
      const browser = gateway.client({ headers });
      expect(await codeOf(browser.signIn.createLink())).toBe('DEVICE_NOT_ENROLLED');
      const requested = browser.signIn.askReservationCode({ locator: 'ABC234', lastName: 'Prado' });
      expect(await codeOf(requested)).toBe('DEVICE_NOT_ENROLLED');
    }
  });

  test('of a hotel that the gateway does not have gets no link (BEY-01)', async () => {
    const headers = { 'x-device-profile': 'kiosk', 'x-device-hotel': 'ATLANTIS' };
    expect(await codeOf(gateway.client({ headers }).signIn.createLink())).toBe('HOTEL_NOT_FOUND');
  });

  test('asks the gateway what it is, as often as staff test it, and loses no try by it (BEY-11)', async () => {
    const { token, device } = enrolment('lobby-1');
    const limits = { reservationTriesPerDevice: { points: 1, seconds: 600 } };
    const app = await limitedHotel(limits, { devices: [device] });
    const kiosk = deviceClient(app, { profile: 'reception', id: 'lobby-1', token });
    const proven = { profile: 'kiosk', hotelId: 'JARDINS', deviceId: 'lobby-1', isProven: true };
    for (let test = 0; test < 3; test += 1) expect(await kiosk.signIn.device()).toEqual(proven);
    const wrong = { challengeId: 'A'.repeat(43), code: '000000' };
    expect(await codeOf(kiosk.signIn.confirmReservationCode(wrong))).toBe('SIGN_IN_CODE_INVALID');
    const liar = deviceClient(app, { id: 'lobby-1', token: enrolment('lobby-1').token });
    expect(await codeOf(liar.signIn.device())).toBe('DEVICE_NOT_ENROLLED');
    const believed = await deviceClient(gateway, { profile: 'reception', id: 'desk-1' }).signIn.device();
    const claimed = { profile: 'reception', hotelId: 'JARDINS', deviceId: 'desk-1', isProven: false };
    expect(believed).toEqual(claimed);
    expect(await codeOf(gateway.client().signIn.device())).toBe('DEVICE_NOT_ENROLLED');
  });

  test('proves itself by its token where the gateway enrols devices, and is believed nothing else (BEY-01, KSK-03)', async () => {
    const { token, device } = enrolment('lobby-1');
    const app = await untilTestEnds(startSmallHotel({ devices: [device] }));
    const claims = { profile: 'reception', id: 'lobby-1' };
    const link = await deviceClient(app, { ...claims, token }).signIn.createLink();
    const ada = await newGuest(app);
    const shown = await shownOf(link, ada);
    expect(shown.device).toMatchObject(LOBBY);
    for (const liar of [
      claims,
      { ...claims, id: 'lobby-2', token },
      { ...claims, token: enrolment('lobby-1').token },
      { ...claims, token: 'short' },
    ]) {
      expect(await codeOf(deviceClient(app, liar).signIn.createLink())).toBe('DEVICE_NOT_ENROLLED');
    }

    const stay = { checkin: '2026-12-02', checkout: '2026-12-03' };
    const order = await orderFor(ada.client, stay, [{ typeId: 'queen' }], { walkIn: true });
    const bookAs = (headers: Record<string, string>) =>
      codeOf(book(app.client({ token: ada.token, headers }), order));
    expect(await bookAs({ 'x-device-profile': 'kiosk' })).toBe('WALK_IN_NOT_ALLOWED');
    expect(await bookAs({ 'x-device-id': 'lobby-1', 'x-device-token': token })).toMatchObject({
      status: 'PENDING',
    });
  });
});
