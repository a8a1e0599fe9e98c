import { and, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emails } from '#gateway/store/schema/emails.ts';
import { authErrorCode, sessionResponse } from '#shared/auth/auth-protocol.ts';
import type { Client, RawResponse, TestGateway } from './harness.ts';
import { newGuest as signUpDetails } from './new-guest.ts';
import { authCall, refresh, refreshed, signInAs } from './session-client.ts';
import { codeOf, HOTEL, newGuest, startSmallHotel } from './small-hotel.ts';
import { walkIn } from './walk-in.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startSmallHotel();
});
afterAll(() => gateway.close());

const kiosk = { 'x-device-profile': 'kiosk', 'x-device-hotel': HOTEL, 'x-device-id': 'lobby-1' };
const auth = () => gateway.app.auth;
const signInWith = (token: string) => authCall(gateway, 'signInWithCustomToken', { token });
const customToken = (guestId: string) => auth().issueCustomToken(gateway.app.store.db, guestId);

async function resetPassword(guestId: string, newPassword = 'Nova#2026'): Promise<RawResponse> {
  const oobCode = await auth().issueEmailCode(guestId, 'PASSWORD_RESET');
  return authCall(gateway, 'resetPassword', { oobCode, newPassword });
}

function expectRejected(response: RawResponse, code = 'INVALID_CUSTOM_TOKEN'): void {
  expect(response.status).toBe(400);
  expect(authErrorCode(response.body)).toBe(code);
}

describe('a password reset', () => {
  test('ends every session and refresh token of the account, on every device (SEC-08)', async () => {
    const { id } = await newGuest(gateway);
    const other = await newGuest(gateway);
    const devices = [await signInAs(gateway, id), await signInAs(gateway, id, kiosk)];
    expect((await resetPassword(id)).status).toBe(200);
    for (const { client, refreshToken } of devices) {
      expect(await codeOf(client.guestUser.language())).toBe('UNAUTHORIZED');
      expectRejected(await refresh(gateway, refreshToken), 'TOKEN_EXPIRED');
    }
    const { client } = await signInAs(gateway, id);
    expect((await client.sessions.list()).sessions).toHaveLength(1);
    expect(await codeOf(other.client.guestUser.language())).toMatchObject({ preferredLanguage: 'ENGLISH' });
  });

  test('makes tokens worthless that were issued before, for the app and for addresses (SEC-08)', async () => {
    const { id } = await newGuest(gateway);
    const tokens = [await customToken(id), await auth().issueAddressToken(id)];
    await resetPassword(id);
    for (const token of tokens) expectRejected(await signInWith(token));
    expect((await signInWith(await customToken(id))).status).toBe(200);
  });

  test('ends a phone link that was approved before its device fetched the token (SEC-08)', async () => {
    const guest = await newGuest(gateway);
    const device = gateway.client({ headers: kiosk });
    const status = (deviceSecret: string) =>
      device.signIn.linkStatus({ headers: { 'x-link-secret': deviceSecret } });
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
    const { locator } = await walkIn(guest);
    const device = gateway.client({ headers: kiosk });
    const { challengeId } = await device.signIn.askReservationCode({ locator, lastName: 'Prado' });
    const code = await codeFor(guest.email);
    await resetPassword(guest.id);
    expect(code).toMatch(/^\d{6}$/);
    expect(await codeOf(device.signIn.confirmReservationCode({ challengeId, code }))).toBe(
      'SIGN_IN_CODE_INVALID',
    );
  });

  test('wins over whatever is under way at the same moment: nobody stays signed in (SEC-08)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const guest = await newGuest(gateway);
      const session = await signInAs(gateway, guest.id);
      const token = await customToken(guest.id);
      const device = gateway.client({ headers: kiosk });
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
      const left = [renewed.body, signedIn.body].map(body => {
        const { id_token, idToken } = body as Record<string, string | undefined>;
        return id_token ?? idToken ?? 'none';
      });
      for (const held of left)
        expect(await codeOf(gateway.client({ token: held }).guestUser.language())).toBe('UNAUTHORIZED');
      const { deviceSecret } = link;
      const status = await device.signIn.linkStatus({ headers: { 'x-link-secret': deviceSecret } });
      expect(status.status).not.toBe('APPROVED');
    }
  });
});

describe('a token in an address', () => {
  test('signs in once if it was made for addresses (SEC-05, SES-09)', async () => {
    const { id } = await newGuest(gateway);
    const token = await auth().issueAddressToken(id);
    const responses = await Promise.all([1, 2].map(() => signInWith(token)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const won = responses.find(({ status }) => status === 200);
    expect(decodeJwt(sessionResponse.parse(won?.body).idToken).sub).toBe(id);
  });

  test('a token of a sign-up, a phone link or a reservation cannot be passed off as one (SEC-05)', async () => {
    const { guestToken } = await gateway.client().guestUser.create(signUpDetails());
    expect(guestToken).not.toContain('address');
    expectRejected(await signInWith(`address_${guestToken}`));
    // And one that was made for an address is good for nothing under another name.
    const { id } = await newGuest(gateway);
    const token = await auth().issueAddressToken(id);
    expectRejected(await signInWith(token.replace('address_', '')));
    expect((await signInWith(guestToken)).status).toBe(200);
  });

  test('is handed out by the sandbox’s console, for its accounts (SEC-05)', async () => {
    const { email, id } = await newGuest(gateway);
    const origin = gateway.url;
    const response = await gateway.raw('POST', '/console/sign-in-link', {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        'sec-fetch-site': 'same-origin',
      },
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
  const remove = (client: Client) => codeOf(client.guestUser.deleteAccount({ reason: 1 }));

  test('needs a sign-in of the last five minutes; a refreshed token is none (SEC-16)', async () => {
    const { id } = await newGuest(gateway);
    const session = await signInAs(gateway, id);
    gateway.clock.moveBy(5 * MINUTE + 1_000);
    expect(await remove(session.client)).toBe('RECENT_SIGN_IN_REQUIRED');
    const renewed = await refreshed(gateway, session.refreshToken);
    expect(await remove(renewed.client)).toBe('RECENT_SIGN_IN_REQUIRED');
    const again = await signInAs(gateway, id);
    gateway.clock.moveBy(4 * MINUTE);
    expect(await remove(again.client)).toEqual({});
  });
});

async function codeFor(email: string): Promise<string> {
  const letters = await gateway.app.store.db
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, email), eq(emails.kind, 'SIGN_IN_CODE')));
  return /: (\d{6})\b/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
}
