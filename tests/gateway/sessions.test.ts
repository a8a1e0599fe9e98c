import { and, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emails } from '#gateway/store/schema/emails.ts';
import { authErrorCode, sessionResponse } from '#shared/auth/auth-protocol.ts';
import { type Client, type RawResponse, startTestGateway, type TestGateway } from './harness.ts';
import { newGuest as signUpDetails } from './new-guest.ts';
import { scenario } from './scenario.ts';
import { authCall, chromeOnAndroid, kioskHeaders, refresh, refreshed, signInAs } from './session-client.ts';
import { codeOf, NOON, newGuest, sharedHotel } from './small-hotel.ts';
import { untilTestEnds } from './until-test-ends.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let gateway: TestGateway;
let guestId: string;
beforeAll(async () => {
  gateway = await sharedHotel();
});
beforeEach(async () => {
  gateway.clock.moveTo(NOON);
  guestId = (await newGuest(gateway)).id;
  await gateway.app.auth.endSessions(guestId);
});

const desk = { ...kioskHeaders, 'x-device-profile': 'reception' };
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const signIn = (headers?: Record<string, string>) => signInAs(gateway, guestId, headers);
function expectRejected(response: RawResponse, code = 'INVALID_CUSTOM_TOKEN'): void {
  expect(response.status).toBe(400);
  expect(authErrorCode(response.body)).toBe(code);
}
const isOver = (response: RawResponse) => expectRejected(response, 'TOKEN_EXPIRED');
type SignedIn = Pick<Awaited<ReturnType<typeof signIn>>, 'client'>;
const isSignedIn = async ({ client }: SignedIn) =>
  (await codeOf(client.guestUser.language())) !== 'UNAUTHORIZED';

describe('where a guest is signed in', () => {
  test('each session is listed by its device, the one used last first, and the own one is marked (SEC-09)', async () => {
    const phone = await signIn();
    gateway.clock.moveBy(2 * MINUTE);
    const lobby = await signIn(kioskHeaders);
    const { sessions } = await lobby.client.sessions.list();
    expect(sessions).toMatchObject([
      { deviceKind: 'KIOSK', deviceName: 'Kiosk, Pernoite Jardins', isCurrent: true },
      { deviceKind: 'BROWSER', deviceName: 'Chrome on Android', isCurrent: false },
    ]);
    const [second, first] = sessions.map(({ signedInAt }) => Date.parse(signedInAt));
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(2 * MINUTE);
    const again = await phone.client.sessions.list();
    expect(again.sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
  });

  test.each([
    [{ 'user-agent': chromeOnAndroid }, 'Chrome no Android'],
    [{ 'user-agent': safari }, 'Safari no iPhone'],
    [{ 'user-agent': edge }, 'Edge no Windows'],
    [{ 'user-agent': firefox }, 'Firefox no Linux'],
    [{ 'user-agent': 'curl/8 <script>alert(1)</script> 10.1.2.3' }, 'Um navegador'],
    [desk, 'Recepção, Pernoite Jardins'],
    [{ 'x-device-profile': 'kiosk' }, 'Totem'],
    [{ ...kioskHeaders, 'x-device-hotel': 'NOWHERE' }, 'Totem'],
  ])('%j is called "%s", in the language of the request (SEC-09)', async (headers, name) => {
    const { idToken } = await signIn(headers);
    const { sessions } = await gateway.client({ token: idToken, language: 'pt' }).sessions.list();
    expect(sessions.map(({ deviceName }) => deviceName)).toEqual([name]);
  });

  test('a session is last seen when its guest was last active, refreshes included (SEC-09)', async () => {
    const { client, refreshToken } = await signIn();
    const seen = async () => Date.parse((await client.sessions.list()).sessions[0]?.lastSeenAt ?? '');
    const first = await seen();
    gateway.clock.moveBy(30 * SECOND);
    await client.guestUser.language();
    expect(await seen()).toBe(first);
    gateway.clock.moveBy(30 * SECOND);
    await client.guestUser.language();
    const second = await seen();
    expect(second).toBeGreaterThanOrEqual(first + MINUTE);
    gateway.clock.moveBy(10 * SECOND);
    await refreshed(gateway, refreshToken);
    expect(await seen()).toBeGreaterThanOrEqual(second + 10 * SECOND);
  });

  test('another guest’s sessions are neither shown nor ended (SEC-09)', async () => {
    const own = await signIn();
    const other = await newGuest(gateway);
    const [session] = (await own.client.sessions.list()).sessions;
    await other.client.sessions.end({ sessionId: session?.id ?? '' });
    expect(await isSignedIn(own)).toBe(true);
    expect((await other.client.sessions.list()).sessions).toMatchObject([{ isCurrent: true }]);
    await other.client.sessions.endAll();
    expect(await isSignedIn(own)).toBe(true);
  });
});

describe('signing out', () => {
  test('ends the session at the gateway: neither of its tokens is good any more (SEC-09, APP-25)', async () => {
    const [here, there] = [await signIn(), await signIn()];
    await here.client.sessions.endCurrent();
    expect(await codeOf(here.client.guestUser.language())).toBe('UNAUTHORIZED');
    expect(await codeOf(here.client.sessions.endCurrent())).toEqual({});
    isOver(await refresh(gateway, here.refreshToken));
    const lookup = await authCall(gateway, 'lookup', { idToken: here.idToken });
    expect(authErrorCode(lookup.body)).toBe('INVALID_ID_TOKEN');
    expect(await isSignedIn(there)).toBe(true);
    expect((await there.client.sessions.list()).sessions).toHaveLength(1);
  });

  test('ends a session whose access token has expired as well; without a token nothing happens (SEC-09)', async () => {
    const here = await signIn();
    gateway.clock.moveBy(2 * HOUR);
    await here.client.sessions.endCurrent();
    isOver(await refresh(gateway, here.refreshToken));
    const there = await signIn();
    expect(await codeOf(gateway.client().sessions.endCurrent())).toEqual({});
    const [head, claims] = there.idToken.split('.');
    const forged = gateway.client({ token: `${head}.${claims}.AAAA` });
    expect(await codeOf(forged.sessions.endCurrent())).toEqual({});
    expect(await isSignedIn(there)).toBe(true);
  });

  test('on another device ends that one alone, pressed twice as once (SEC-09)', async () => {
    const [here, there] = [await signIn(), await signIn(kioskHeaders)];
    const listed = (await here.client.sessions.list()).sessions.find(({ isCurrent }) => !isCurrent);
    const sessionId = listed?.id ?? '';
    await here.client.sessions.end({ sessionId });
    await here.client.sessions.end({ sessionId });
    expect(await isSignedIn(there)).toBe(false);
    isOver(await refresh(gateway, there.refreshToken));
    expect((await here.client.sessions.list()).sessions).toMatchObject([{ isCurrent: true }]);
  });

  test('everywhere ends every session, the own one included (SEC-09)', async () => {
    const devices = [await signIn(), await signIn(kioskHeaders), await signIn(desk)];
    await devices[0]?.client.sessions.endAll();
    for (const device of devices) {
      expect(await isSignedIn(device)).toBe(false);
      isOver(await refresh(gateway, device.refreshToken));
    }
    expect(await isSignedIn(await signIn())).toBe(true);
  });
});

describe('refresh tokens', () => {
  test('rotate at every refresh, within one session of one sign-in time (SEC-09)', async () => {
    const first = await signIn();
    gateway.clock.moveBy(HOUR);
    const second = await refreshed(gateway, first.refreshToken);
    const third = await refreshed(gateway, second.refreshToken);
    expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3);
    const claims = [first, second, third].map(({ idToken }) => decodeJwt(idToken));
    expect(new Set(claims.map(({ sid }) => sid)).size).toBe(1);
    expect(new Set(claims.map(claim => claim['auth_time'])).size).toBe(1);
    expect((await third.client.sessions.list()).sessions).toMatchObject([{ isCurrent: true }]);
  });

  test('a used one that comes again ends its whole session, and no other (SEC-09)', async () => {
    const other = await signIn();
    const first = await signIn();
    const second = await refreshed(gateway, first.refreshToken);
    const third = await refreshed(gateway, second.refreshToken);
    isOver(await refresh(gateway, first.refreshToken));
    isOver(await refresh(gateway, third.refreshToken));
    expect(await isSignedIn(third)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
  });

  test('a stolen one ends as soon as its owner refreshes, whichever came first (SEC-09)', async () => {
    const { refreshToken } = await signIn();
    const thief = await refreshed(gateway, refreshToken);
    await thief.client.guestUser.language();
    gateway.clock.moveBy(MINUTE);
    isOver(await refresh(gateway, refreshToken));
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('the last one may be used again while its successor never arrived, however late (SEC-09)', async () => {
    const { refreshToken } = await signIn();
    const lost = await refreshed(gateway, refreshToken);
    gateway.clock.moveBy(20 * HOUR);
    const again = await refreshed(gateway, refreshToken);
    expect(again.refreshToken).toBe(lost.refreshToken);
    await again.client.guestUser.language();
    gateway.clock.moveBy(MINUTE);
    expect((await refreshed(gateway, again.refreshToken)).refreshToken).not.toBe(again.refreshToken);
  });

  test('two refreshes at once get the same new token, and nobody is signed out (SEC-09)', async () => {
    const { refreshToken } = await signIn();
    const tabs = await Promise.all([1, 2, 3, 4].map(() => refreshed(gateway, refreshToken)));
    expect(new Set(tabs.map(tab => tab.refreshToken)).size).toBe(1);
    for (const tab of tabs) expect(await isSignedIn(tab)).toBe(true);
    // A slow tab; another tab has used its new id token already.
    gateway.clock.moveBy(20 * SECOND);
    const slow = await refreshed(gateway, refreshToken);
    expect(slow.refreshToken).toBe(tabs[0]?.refreshToken);
  });

  test('a refresh and a sign-out at once leave nobody signed in (SEC-09)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { refreshToken, client } = await signIn();
      const [renewed] = await Promise.all([refresh(gateway, refreshToken), client.sessions.endCurrent()]);
      if (renewed.status === 200) {
        const { refresh_token: next, id_token: idToken } = renewed.body as Record<string, string>;
        isOver(await refresh(gateway, next ?? ''));
        expect(await isSignedIn({ client: gateway.client({ token: idToken ?? '' }) })).toBe(false);
      }
    }
  });
});

describe('how long a session lasts', () => {
  test.each([
    ['a browser', undefined, 30 * 24],
    ['a reception desk', desk, 12],
    ['a kiosk', kioskHeaders, 4],
  ] as const)(
    'on %s it is over after its hours, whatever was refreshed (SEC-09)',
    async (_, headers, hours) => {
      const start = await signIn(headers);
      gateway.clock.moveBy((hours - 1) * HOUR);
      const last = await refreshed(gateway, start.refreshToken);
      expect(await isSignedIn(last)).toBe(true);
      gateway.clock.moveBy(HOUR);
      isOver(await refresh(gateway, last.refreshToken));
      expect(await codeOf(last.client.guestUser.language())).toBe('TOKEN_EXPIRED');
      expect((await (await signIn()).client.sessions.list()).sessions).toHaveLength(1);
    },
  );

  test('a device that proves nothing where devices are enrolled gets a browser’s session (SEC-09)', async () => {
    const strict = await untilTestEnds(startTestGateway({ devices: [], seed: false }));
    const guest = await newGuest(strict);
    const { client } = await signInAs(strict, guest.id, kioskHeaders);
    const { sessions } = await client.sessions.list();
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ deviceKind: 'BROWSER' });
  });
});

const auth = () => gateway.app.auth;
const signInWith = (token: string) => authCall(gateway, 'signInWithCustomToken', { token });
const customToken = (of = guestId) => auth().issueCustomToken(gateway.app.store.db, of);

async function resetPassword(of = guestId): Promise<RawResponse> {
  const oobCode = await auth().issueEmailCode(of, 'PASSWORD_RESET');
  return authCall(gateway, 'resetPassword', { oobCode, newPassword: 'Nova#2026' });
}

describe('a password reset', () => {
  test('ends every session and refresh token of the account, on every device (SEC-08)', async () => {
    const other = await newGuest(gateway);
    const devices = [await signIn(), await signIn(kioskHeaders)];
    expect((await resetPassword()).status).toBe(200);
    for (const { client, refreshToken } of devices) {
      expect(await codeOf(client.guestUser.language())).toBe('UNAUTHORIZED');
      isOver(await refresh(gateway, refreshToken));
    }
    const { client } = await signIn();
    expect((await client.sessions.list()).sessions).toHaveLength(1);
    expect(await codeOf(other.client.guestUser.language())).toMatchObject({ preferredLanguage: 'ENGLISH' });
  });

  test('makes tokens worthless that were issued before, for the app and for addresses (SEC-08)', async () => {
    const tokens = [await customToken(), await auth().issueAddressToken(guestId)];
    await resetPassword();
    for (const token of tokens) expectRejected(await signInWith(token));
    expect((await signInWith(await customToken())).status).toBe(200);
  });

  test('ends a phone link that was approved before its device fetched the token (SEC-08)', async () => {
    const guest = await newGuest(gateway);
    const device = gateway.client({ headers: kioskHeaders });
    const status = (secret: string) => device.signIn.linkStatus({ headers: { 'x-link-secret': secret } });
    const [link, fetched] = [await device.signIn.createLink(), await device.signIn.createLink()];
    for (const { code, check } of [link, fetched]) {
      await guest.client.signIn.link({ code });
      await guest.client.signIn.approveLink({ code, check });
    }
    const approved = await status(fetched.deviceSecret);
    await resetPassword(guest.id);
    expect(await status(link.deviceSecret)).toEqual({ status: 'EXPIRED' });
    expect(await status(fetched.deviceSecret)).toEqual({ status: 'EXPIRED' });
    expectRejected(await signInWith('guestToken' in approved ? approved.guestToken : ''));
  });

  test('makes the code worthless that was sent for a reservation (SEC-08)', async () => {
    const guest = await newGuest(gateway);
    const { locator } = await scenario({ gateway }, guest).walkIn();
    const device = gateway.client({ headers: kioskHeaders });
    const { challengeId } = await device.signIn.askReservationCode({ locator, lastName: 'Prado' });
    const isCode = and(eq(emails.recipient, guest.email), eq(emails.kind, 'SIGN_IN_CODE'));
    const [mail] = await gateway.app.store.db.select().from(emails).where(isCode);
    const code = /: (\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
    await resetPassword(guest.id);
    expect(code).toMatch(/^\d{6}$/);
    const confirming = device.signIn.confirmReservationCode({ challengeId, code });
    expect(await codeOf(confirming)).toBe('SIGN_IN_CODE_INVALID');
  });

  test('wins over whatever is in progress at the same moment: nobody stays signed in (SEC-08)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const guest = await newGuest(gateway);
      const session = await signInAs(gateway, guest.id);
      const token = await customToken(guest.id);
      const device = gateway.client({ headers: kioskHeaders });
      const link = await device.signIn.createLink();
      await session.client.signIn.link({ code: link.code });
      const oobCode = await auth().issueEmailCode(guest.id, 'PASSWORD_RESET');
      const [reset, renewed, signedIn] = await Promise.all([
        authCall(gateway, 'resetPassword', { oobCode, newPassword: 'Nova#2026' }),
        refresh(gateway, session.refreshToken),
        signInWith(token),
        codeOf(session.client.signIn.approveLink({ code: link.code, check: link.check })),
      ]);
      expect(reset.status).toBe(200);
      for (const { body } of [renewed, signedIn]) {
        const { id_token, idToken } = body as Record<string, string | undefined>;
        const left = gateway.client({ token: id_token ?? idToken ?? 'none' });
        expect(await codeOf(left.guestUser.language())).toBe('UNAUTHORIZED');
      }
      const headers = { 'x-link-secret': link.deviceSecret };
      expect((await device.signIn.linkStatus({ headers })).status).not.toBe('APPROVED');
    }
  });
});

describe('a token in an address', () => {
  test('signs in once if it was made for addresses (SEC-05, SES-09)', async () => {
    const token = await auth().issueAddressToken(guestId);
    const responses = await Promise.all([1, 2].map(() => signInWith(token)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const won = responses.find(({ status }) => status === 200);
    expect(decodeJwt(sessionResponse.parse(won?.body).idToken).sub).toBe(guestId);
  });

  test('a token of a sign-up, a phone link or a reservation cannot be passed off as one (SEC-05)', async () => {
    const { guestToken } = await gateway.client().guestUser.create(signUpDetails());
    expect(guestToken).not.toContain('address');
    expectRejected(await signInWith(`address_${guestToken}`));
    // And one that was made for an address is good for nothing under another name.
    const token = await auth().issueAddressToken(guestId);
    expectRejected(await signInWith(token.replace('address_', '')));
    expect((await signInWith(guestToken)).status).toBe(200);
  });

  test('is handed out by the sandbox’s console, for its accounts (SEC-05)', async () => {
    const { email, id } = await newGuest(gateway);
    const headers = { origin: gateway.url, 'sec-fetch-site': 'same-origin' };
    const response = await gateway.raw('POST', '/console/sign-in-link', {
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: `email=${encodeURIComponent(email)}`,
    });
    expect(response.status).toBe(303);
    const link = new URL(response.headers.get('location') ?? '');
    expect(link.pathname).toBe('/booking/step-1');
    const signedIn = await signInWith(link.searchParams.get('customToken') ?? '');
    expect(decodeJwt(sessionResponse.parse(signedIn.body).idToken).sub).toBe(id);
  });
});

describe('deleting the account', () => {
  test('needs a sign-in of the last five minutes; a refreshed token is none (SEC-16)', async () => {
    const remove = (client: Client) => codeOf(client.guestUser.deleteAccount({ reason: 1 }));
    const session = await signIn();
    gateway.clock.moveBy(5 * MINUTE + 1_000);
    expect(await remove(session.client)).toBe('RECENT_SIGN_IN_REQUIRED');
    const renewed = await refreshed(gateway, session.refreshToken);
    expect(await remove(renewed.client)).toBe('RECENT_SIGN_IN_REQUIRED');
    const again = await signIn();
    gateway.clock.moveBy(4 * MINUTE);
    expect(await remove(again.client)).toEqual({});
  });
});
