import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guestsPace } from '#gateway/config/pace.ts';
import { hashPassword, needsRehash, verifyPassword } from '#gateway/platform/password-hash.ts';
import { findGuestByEmail, strengthenHash } from '#gateway/store/guest-store.ts';
import { guests, oneTimeCodes } from '#gateway/store/schema/guests.ts';
import { sessionTokens } from '#gateway/store/schema/sessions.ts';
import {
  authErrorCode,
  lookupResponse,
  refreshResponse,
  sessionResponse,
} from '#shared/auth/auth-protocol.ts';
import { DEMO_PASSWORD, noLimits, type RawResponse, startTestGateway, type TestGateway } from './harness.ts';
import { authCall, refresh } from './session-client.ts';
import { newGuest } from './small-hotel.ts';

const SECURE_TOKEN = '/identity/securetoken.googleapis.com/v1/token?key=any';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let gateway: TestGateway;
let paced: TestGateway;
let limited: TestGateway;
let ada: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  const few = (points: number) => ({ points, seconds: 60 });
  limited = await startTestGateway({
    limits: { ...noLimits, signInPerAccount: few(3), signInPerClient: few(12), codesPerClient: few(2) },
  });
  paced = await startTestGateway({ ...guestsPace, seed: false });
  ada = (await newGuest(paced)).email;
  await paced.app.store.db.update(guests).set({ passwordHash: await hashPassword(DEMO_PASSWORD) });
});
afterAll(() => Promise.all([gateway, paced, limited].map(one => one.close())));

const verb = (name: string, body: object | string, on = gateway) => authCall(on, name, body);
const signIn = (email: string, password = DEMO_PASSWORD, on = gateway) =>
  verb('signInWithPassword', { email, password, returnSecureToken: true }, on);
const sessionOf = (response: RawResponse) => sessionResponse.parse(response.body);
const renew = (token: string) => refresh(gateway, token);

async function guestId(email: string): Promise<string> {
  const guest = await findGuestByEmail(gateway.app.store.db, email);
  if (!guest) throw new Error('the seed lacks a demo account');
  return guest.id;
}
const emailCode = async (email: string, purpose: 'VERIFY_EMAIL' | 'PASSWORD_RESET') =>
  gateway.app.auth.issueEmailCode(await guestId(email), purpose);
const customToken = async (email: string) =>
  gateway.app.auth.issueCustomToken(gateway.app.store.db, await guestId(email));

function expectRejection(response: RawResponse, code: string, status = 400): void {
  expect(authErrorCode(response.body)).toBe(code);
  expect(response.status).toBe(status);
  expect(response.body).toMatchObject({
    error: { code: status, message: expect.any(String), errors: [{ domain: 'global', reason: 'invalid' }] },
  });
}

describe('signing in', () => {
  test('a password opens a session of an hour with an id token of this guest (API-53)', async () => {
    const response = await signIn(' ANA@pernoite.test ');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.body).toMatchObject({ registered: true, email: 'ana@pernoite.test', expiresIn: '3600' });
    const { idToken, localId } = sessionOf(response);
    expect(decodeProtectedHeader(idToken).alg).toBe('EdDSA');
    const claims = decodeJwt(idToken);
    expect(claims).toMatchObject({ sub: localId, email: 'ana@pernoite.test', email_verified: true });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
    expect(claims['auth_time']).toBe(claims.iat);
  });

  test('a token says who the guest is and nothing of a role: there are guests and no staff (APP-08)', async () => {
    const { idToken } = sessionOf(await signIn('ana@pernoite.test'));
    const names = Object.keys(decodeJwt(idToken)).toSorted().join(' ');
    expect(names).toBe(
      'aud auth_time email email_verified exp firebase iat iss issued_ms rotation sid sub user_id',
    );
  });

  test('an unknown e-mail and a wrong password get the same response after the same time (SES-08)', async () => {
    await signIn('nobody@pernoite.test', DEMO_PASSWORD, paced);
    const timed = async (email: string) => {
      const started = performance.now();
      const response = await signIn(email, 'Wrong#2026', paced);
      return { response, ms: performance.now() - started };
    };
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let round = 0; round < 5; round += 1) {
      const known = await timed(ada);
      const unknown = await timed('nobody@pernoite.test');
      expectRejection(known.response, 'INVALID_LOGIN_CREDENTIALS');
      expect(unknown.response.text).toBe(known.response.text);
      times.known.push(known.ms);
      times.unknown.push(unknown.ms);
    }
    const ratio = Math.min(...times.unknown) / Math.min(...times.known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test.each([
    ['signInWithPassword', {}, 'MISSING_EMAIL'],
    ['signInWithPassword', { email: 'ana' }, 'INVALID_EMAIL'],
    ['signInWithPassword', { email: 'a\u0000@pernoite.test', password: 'x' }, 'INVALID_EMAIL'],
    ['signInWithPassword', { email: 'ana@pernoite.test' }, 'MISSING_PASSWORD'],
    ['signInWithCustomToken', {}, 'MISSING_CUSTOM_TOKEN'],
    ['signInWithCustomToken', { token: 'made up' }, 'INVALID_CUSTOM_TOKEN'],
    ['lookup', {}, 'MISSING_ID_TOKEN'],
    ['lookup', { idToken: 'not.a.token' }, 'INVALID_ID_TOKEN'],
    ['update', {}, 'MISSING_OOB_CODE'],
    ['update', { oobCode: 'made up' }, 'INVALID_OOB_CODE'],
    ['resetPassword', {}, 'MISSING_OOB_CODE'],
    ['resetPassword', { oobCode: 'made up' }, 'INVALID_OOB_CODE'],
    ['resetPassword', { oobCode: 'made up', newPassword: 'Nova#2026' }, 'INVALID_OOB_CODE'],
  ])('%s with %j is rejected with %s (API-53)', async (name, body, code) => {
    expectRejection(await verb(name, body), code);
  });

  test('broken bodies and unknown verbs are rejected in the protocol’s own shape (API-53)', async () => {
    for (const body of ['{', '[]', '"text"', { email: 5, password: {} }]) {
      const response = await verb('signInWithPassword', body);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
    }
    const unknown = await verb('delete', {});
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ error: { code: 404 } });
  });

  test('tries are limited, and a right password gives them back (SES-08)', async () => {
    const attempt = (email: string, password?: string) => signIn(email, password, limited);
    await attempt('ana@pernoite.test', 'wrong');
    await attempt('ana@pernoite.test', 'wrong');
    expect((await attempt('ana@pernoite.test')).status).toBe(200);
    for (let i = 0; i < 3; i += 1) await attempt('ana@pernoite.test', 'wrong');
    const rejection = await attempt('ANA@pernoite.test');
    expectRejection(rejection, 'TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(Number(rejection.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let i = 0; i < 5; i += 1) await attempt(`guess${i}@pernoite.test`, 'wrong');
    expectRejection(await attempt('james@pernoite.test'), 'TOO_MANY_ATTEMPTS_TRY_LATER');
  });
});

describe('custom tokens', () => {
  test('a custom token signs in once (SGN-20)', async () => {
    const token = await customToken('james@pernoite.test');
    const responses = await Promise.all([1, 2, 3].map(() => verb('signInWithCustomToken', { token })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const won = responses.find(response => response.status === 200);
    expect(won && decodeJwt(sessionOf(won).idToken).sub).toBe(await guestId('james@pernoite.test'));
    expectRejection(await verb('signInWithCustomToken', { token }), 'INVALID_CUSTOM_TOKEN');
  });

  test('a custom token is worthless after five minutes (SGN-20)', async () => {
    const token = await customToken('james@pernoite.test');
    gateway.clock.moveBy(5 * MINUTE);
    expectRejection(await verb('signInWithCustomToken', { token }), 'INVALID_CUSTOM_TOKEN');
  });

  test('the code of one purpose does nothing for another (SGN-20)', async () => {
    const token = await emailCode('james@pernoite.test', 'PASSWORD_RESET');
    expectRejection(await verb('signInWithCustomToken', { token }), 'INVALID_CUSTOM_TOKEN');
    expectRejection(await verb('update', { oobCode: token }), 'INVALID_OOB_CODE');
  });
});

describe('tokens', () => {
  test('lookup returns whose token it is and whether the e-mail is verified (SGN-24)', async () => {
    const { idToken } = sessionOf(await signIn('lia@pernoite.test'));
    const response = await verb('lookup', { idToken });
    const [user] = lookupResponse.parse(response.body).users;
    expect(user).toMatchObject({ email: 'lia@pernoite.test', emailVerified: false, displayName: 'Lia Nova' });
    expect(response.text).not.toMatch(/passwordHash|scrypt/i);
  });

  test('an id token is rejected after its hour, and a call says so (API-03)', async () => {
    const { idToken, refreshToken } = sessionOf(await signIn('ana@pernoite.test'));
    const client = gateway.client({ token: idToken });
    gateway.clock.moveBy(59 * MINUTE);
    await expect(client.guestUser.alreadyValidated()).resolves.toEqual({ validated: true });
    gateway.clock.moveBy(MINUTE);
    const expired = { code: 'TOKEN_EXPIRED', status: 401 };
    await expect(client.guestUser.alreadyValidated()).rejects.toMatchObject(expired);
    expectRejection(await verb('lookup', { idToken }), 'TOKEN_EXPIRED');
    const renewed = refreshResponse.parse((await renew(refreshToken)).body);
    const again = gateway.client({ token: renewed.id_token });
    await expect(again.guestUser.alreadyValidated()).resolves.toEqual({ validated: true });
  });

  test('a changed, unsigned or foreign token is nobody’s (API-03)', async () => {
    const { idToken } = sessionOf(await signIn('ana@pernoite.test'));
    const [head = '', claims = '', signature = ''] = idToken.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const other = { ...decodeJwt(idToken), sub: await guestId('james@pernoite.test') };
    for (const token of [
      `${head}.${encode(other)}.${signature}`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      `${encode({ alg: 'HS256', typ: 'JWT' })}.${claims}.${signature}`,
      `${head}.${claims}.`,
      'x'.repeat(5_000),
    ])
      expectRejection(await verb('lookup', { idToken: token }), 'INVALID_ID_TOKEN');
  });

  test('a refresh token is taken as a form and as JSON, for 30 days (API-53)', async () => {
    const { refreshToken, localId } = sessionOf(await signIn('ana@pernoite.test'));
    const form = await gateway.raw('POST', SECURE_TOKEN, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=refresh_token&refresh_token=${refreshToken}`,
    });
    expect(form.status).toBe(200);
    expect(form.body).toMatchObject({
      user_id: localId,
      token_type: 'Bearer',
      expires_in: '3600',
      access_token: refreshResponse.parse(form.body).id_token,
    });
    const second = refreshResponse.parse(form.body).refresh_token;
    gateway.clock.moveBy(30 * DAY - MINUTE);
    const renewed = await renew(second);
    expect(renewed.status).toBe(200);
    gateway.clock.moveBy(MINUTE);
    expectRejection(await renew(refreshResponse.parse(renewed.body).refresh_token), 'TOKEN_EXPIRED');
  });

  test.each([
    [{}, 'MISSING_GRANT_TYPE'],
    [{ grant_type: 'password' }, 'INVALID_GRANT_TYPE'],
    [{ grant_type: 'refresh_token' }, 'MISSING_REFRESH_TOKEN'],
    [{ grant_type: 'refresh_token', refresh_token: 'made up' }, 'INVALID_REFRESH_TOKEN'],
  ])('a refresh with %j is rejected with %s (API-53)', async (body, code) => {
    expectRejection(await gateway.raw('POST', SECURE_TOKEN, { body }), code);
  });

  test('neither tokens nor codes can be read from the database (API-53)', async () => {
    const { refreshToken } = sessionOf(await signIn('james@pernoite.test'));
    const code = await emailCode('james@pernoite.test', 'PASSWORD_RESET');
    const stored = JSON.stringify([
      await gateway.app.store.db.select().from(sessionTokens),
      await gateway.app.store.db.select().from(oneTimeCodes),
    ]);
    expect(stored).not.toContain(refreshToken);
    expect(stored).not.toContain(code);
  });
});

describe('e-mail codes', () => {
  test('a verification code works once, pressed twice at once included (SGN-27, SGN-28)', async () => {
    const oobCode = await emailCode('lia@pernoite.test', 'VERIFY_EMAIL');
    const { idToken } = sessionOf(await signIn('lia@pernoite.test'));
    const responses = await Promise.all([1, 2].map(() => verb('update', { oobCode, idToken })));
    expect(responses.map(response => response.status).toSorted()).toEqual([200, 400]);
    const [won] = responses.filter(({ status }) => status === 200);
    expect(won?.body).toMatchObject({ email: 'lia@pernoite.test', emailVerified: true });
    expectRejection(await verb('update', { oobCode, idToken }), 'INVALID_OOB_CODE');
    const { client } = await gateway.signedIn('lia@pernoite.test');
    await expect(client.guestUser.alreadyValidated()).resolves.toEqual({ validated: true });
  });

  test('a verification code counts for the guest who is signed in to its account, and stays good for others’ clicks (SEC-21)', async () => {
    const oobCode = await emailCode('lia@pernoite.test', 'VERIFY_EMAIL');
    const other = sessionOf(await signIn('james@pernoite.test'));
    expectRejection(await verb('update', { oobCode }), 'MISSING_ID_TOKEN');
    expectRejection(await verb('update', { oobCode, idToken: 'not.a.token' }), 'INVALID_ID_TOKEN');
    expectRejection(await verb('update', { oobCode, idToken: other.idToken }), 'CREDENTIAL_MISMATCH');
    const checked = await verb('resetPassword', { oobCode });
    expect(checked.body).toMatchObject({ email: 'lia@pernoite.test', requestType: 'VERIFY_EMAIL' });
    expectRejection(await verb('resetPassword', { oobCode, newPassword: 'Nova#2026' }), 'INVALID_OOB_CODE');
    const { idToken } = sessionOf(await signIn('lia@pernoite.test'));
    expect((await verb('update', { oobCode, idToken })).body).toMatchObject({ emailVerified: true });
  });

  test('a verification code runs out after a day (SGN-28)', async () => {
    const oobCode = await emailCode('lia@pernoite.test', 'VERIFY_EMAIL');
    gateway.clock.moveBy(DAY);
    expectRejection(await verb('update', { oobCode }), 'EXPIRED_OOB_CODE');
  });

  test('a reset code is checked without being used, and runs out after an hour (SGN-34, SGN-39)', async () => {
    const oobCode = await emailCode('james@pernoite.test', 'PASSWORD_RESET');
    for (let i = 0; i < 2; i += 1) {
      const checked = await verb('resetPassword', { oobCode });
      expect(checked.body).toMatchObject({ email: 'james@pernoite.test', requestType: 'PASSWORD_RESET' });
    }
    gateway.clock.moveBy(60 * MINUTE);
    expectRejection(await verb('resetPassword', { oobCode }), 'EXPIRED_OOB_CODE');
    expectRejection(await verb('resetPassword', { oobCode, newPassword: 'Nova#2026' }), 'EXPIRED_OOB_CODE');
  });

  test('a new password must follow the rules, and a weak one leaves the code good (SGN-37)', async () => {
    const oobCode = await emailCode('james@pernoite.test', 'PASSWORD_RESET');
    const weak = await verb('resetPassword', { oobCode, newPassword: 'weak' });
    expectRejection(weak, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
    expect(weak.text).toContain('missing size, upper, num, char');
    expect((await verb('resetPassword', { oobCode })).status).toBe(200);
  });

  test('a reset changes the password and ends every session and every other reset code (SGN-38)', async () => {
    const before = sessionOf(await signIn('james@pernoite.test'));
    const oobCode = await emailCode('james@pernoite.test', 'PASSWORD_RESET');
    const other = await emailCode('james@pernoite.test', 'PASSWORD_RESET');
    const responses = await Promise.all(
      ['Nova#2026', 'Outra#2026'].map(newPassword => verb('resetPassword', { oobCode, newPassword })),
    );
    expect(responses.map(response => response.status).toSorted()).toEqual([200, 400]);
    const password = responses[0]?.status === 200 ? 'Nova#2026' : 'Outra#2026';
    const late = await verb('resetPassword', { oobCode: other, newPassword: 'X#1abcdefg' });
    expectRejection(late, 'INVALID_OOB_CODE');
    expectRejection(await renew(before.refreshToken), 'TOKEN_EXPIRED');
    expectRejection(await verb('lookup', { idToken: before.idToken }), 'INVALID_ID_TOKEN');
    const stale = gateway.client({ token: before.idToken });
    await expect(stale.guestUser.alreadyValidated()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expectRejection(await signIn('james@pernoite.test'), 'INVALID_LOGIN_CREDENTIALS');

    const after = sessionOf(await signIn('james@pernoite.test', password));
    expect((await renew(after.refreshToken)).status).toBe(200);
    const fresh = gateway.client({ token: after.idToken });
    await expect(fresh.guestUser.alreadyValidated()).resolves.toEqual({ validated: true });
  });

  test('guessing codes is limited (SGN-29)', async () => {
    await verb('update', { oobCode: 'a' }, limited);
    await verb('resetPassword', { oobCode: 'b' }, limited);
    for (const name of ['update', 'resetPassword', 'signInWithCustomToken'])
      expectRejection(await verb(name, { oobCode: 'c', token: 'c' }, limited), 'TOO_MANY_ATTEMPTS_TRY_LATER');
  });
});

describe('password hashes', () => {
  test('a hash carries its parameters and a salt of its own (SGN-37)', async () => {
    const [first, second] = await Promise.all([hashPassword('Senha#2026'), hashPassword('Senha#2026')]);
    expect(first).toMatch(/^scrypt\$ln=15,r=8,p=1\$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword('Senha#2026', first)).toBe(true);
    expect(await verifyPassword('Senha#2027', first)).toBe(false);
    for (const none of [null, 'rubbish']) expect(await verifyPassword('Senha#2026', none)).toBe(false);
  });

  test('an accent in two encodings is one password (SGN-37)', async () => {
    expect(await verifyPassword('Se\u0301nha#2026', await hashPassword('S\u00e9nha#2026'))).toBe(true);
  });

  test('a weaker hash is made again at the next sign-in (SES-03)', async () => {
    const { db } = paced.app.store;
    const weak = await hashPassword(DEMO_PASSWORD, { logN: 10, r: 8, p: 1 });
    const guest = await findGuestByEmail(db, ada);
    await strengthenHash(db, guest?.id ?? '', guest?.passwordHash ?? '', weak);
    expect((await signIn(ada, DEMO_PASSWORD, paced)).status).toBe(200);
    const after = await findGuestByEmail(db, ada);
    expect(needsRehash(weak)).toBe(true);
    expect(needsRehash(after?.passwordHash ?? '')).toBe(false);
    expect((await signIn(ada, DEMO_PASSWORD, paced)).status).toBe(200);
  });
});

test('a guest who reset the password before the clock went back can still sign in (SGN-38)', async () => {
  const oobCode = await emailCode('ana@pernoite.test', 'PASSWORD_RESET');
  expect((await verb('resetPassword', { oobCode, newPassword: 'Volta#2026' })).status).toBe(200);
  gateway.clock.moveTo(new Date());
  const { idToken } = sessionOf(await signIn('ana@pernoite.test', 'Volta#2026'));
  const client = gateway.client({ token: idToken });
  await expect(client.guestUser.alreadyValidated()).resolves.toEqual({ validated: true });
});
