import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { staffSessions } from '#gateway/store/schema/staff.ts';
import { AppError } from '#shared/errors.ts';
import { totp, unusedTotp } from '../totp.ts';
import { openFreshHotel, openOwnHotel } from './fresh-hotel.ts';
import { noLimits } from './harness.ts';
import {
  newStaff,
  newStaffAccount,
  RECOVERY_CODES,
  STAFF_PASSWORD,
  STAFF_PIN,
  signInStaff,
  staffClient,
  staffRaw,
  staffUrlOf,
} from './staff-fixture.ts';

const hotel = openFreshHotel();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WRONG_PIN = '913572';

const rejected = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error('the call was not rejected');
  return error;
};
const codeOf = async (call: Promise<unknown>) => (await rejected(call)).code;

describe('signing in', () => {
  test('by password and code opens a session that names hotels and roles (STF-03)', async () => {
    const { client, staffId, name, email } = await newStaff(hotel.gateway);
    expect(await client.session.current()).toEqual({
      staffId,
      name,
      email,
      hotels: [
        { hotelId: 'JARDINS', name: 'Pernoite Jardins', timeZone: 'America/Sao_Paulo', roles: ['RECEPTION'] },
      ],
      isLocked: false,
      hasPin: true,
      needsPassword: false,
      endsAt: expect.stringMatching(/^2026-12-02T03:0\d/),
      colleagues: [],
    });
  });

  test('a wrong password and an unknown e-mail get the same response (STF-03)', async () => {
    const { email } = await newStaffAccount(hotel.gateway);
    const client = staffClient(hotel.gateway);
    const wrong = await rejected(client.session.begin({ email, password: 'wrong' }));
    const unknown = await rejected(
      client.session.begin({ email: 'nobody@pernoite.test', password: 'wrong' }),
    );
    expect(wrong).toMatchObject({ code: 'STAFF_PASSWORD_WRONG', status: 400 });
    expect({ ...unknown }).toEqual({ ...wrong });
  });

  test('the password alone opens nothing, and a wrong code neither (STF-03)', async () => {
    const { email, secret, staffId } = await newStaffAccount(hotel.gateway);
    const client = staffClient(hotel.gateway);
    const { challenge } = await client.session.begin({ email, password: STAFF_PASSWORD });
    expect(await codeOf(staffClient(hotel.gateway, { token: challenge }).session.current())).toBe(
      'UNAUTHORIZED',
    );
    expect(await codeOf(client.session.confirmCode({ challenge, code: totp(secret, 40) }))).toBe(
      'STAFF_CODE_WRONG',
    );
    const [session] = await hotel.db.select().from(staffSessions).where(eq(staffSessions.userId, staffId));
    expect(session).toBeUndefined();
  });

  test('a code works once, also in another sign-in (STF-03)', async () => {
    const { email, secret } = await newStaffAccount(hotel.gateway);
    const client = staffClient(hotel.gateway);
    const code = await unusedTotp(secret);
    const first = await client.session.begin({ email, password: STAFF_PASSWORD });
    await client.session.confirmCode({ challenge: first.challenge, code });
    const second = await client.session.begin({ email, password: STAFF_PASSWORD });
    expect(await codeOf(client.session.confirmCode({ challenge: second.challenge, code }))).toBe(
      'STAFF_CODE_WRONG',
    );
  });

  test('a recovery code works in place of the app, and once (STF-03)', async () => {
    const { email } = await newStaffAccount(hotel.gateway);
    const client = staffClient(hotel.gateway);
    const [recoveryCode = ''] = RECOVERY_CODES;
    const use = async () => {
      const { challenge } = await client.session.begin({ email, password: STAFF_PASSWORD });
      return client.session.confirmRecoveryCode({ challenge, recoveryCode });
    };
    expect((await use()).session.email).toBe(email);
    expect(await codeOf(use())).toBe('STAFF_CODE_WRONG');
  });

  test('a challenge that is made up or was used begins again with the password (STF-03)', async () => {
    const { email, secret } = await newStaffAccount(hotel.gateway);
    const client = staffClient(hotel.gateway);
    const { challenge } = await client.session.begin({ email, password: STAFF_PASSWORD });
    await client.session.confirmCode({ challenge, code: await unusedTotp(secret) });
    for (const tried of [
      challenge,
      `${challenge.slice(0, -8)}AAAAAAA%3D`,
      '2fa-AAAAAAAAAAAAAAAAAAAA.AAAA',
      `${'A'.repeat(20)}%ZZ`,
    ])
      expect(await codeOf(client.session.confirmCode({ challenge: tried, code: totp(secret) }))).toBe(
        'STAFF_SIGN_IN_EXPIRED',
      );
  });

  test('a browser gets a strict cookie that no script reads, and no token in the body (STF-01)', async () => {
    const { email, secret } = await newStaffAccount(hotel.gateway);
    const { cookie, body } = await signInWithBrowser({ email, secret });
    expect(cookie).toMatch(/^pernoite-staff=[^;]{40,}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    expect(body).toMatchObject({ token: null, session: { email } });
  });
});

async function signInWithBrowser({ email, secret }: { email: string; secret: string }) {
  const headers = { origin: staffUrlOf(hotel.gateway) };
  const post = (path: string, body: unknown) => staffRaw(hotel.gateway, 'POST', path, { headers, body });
  const begun = await post('/api/sign-in', { email, password: STAFF_PASSWORD });
  const { challenge } = begun.body as { challenge: string };
  const opened = await post('/api/sign-in/code', { challenge, code: await unusedTotp(secret) });
  return { cookie: opened.headers.get('set-cookie') ?? '', body: opened.body };
}

test.each([
  ['of the guests', { origin: 'GUESTS' }],
  ['of another site', { origin: 'https://evil.example' }],
  ['that hides its origin', { origin: 'null' }],
  ['of the same site', { 'sec-fetch-site': 'same-site' }],
  ['without an origin', {}],
])('a page %s cannot use the cookie of a signed-in browser (STF-01)', async (_page, given) => {
  const { email, secret } = await newStaffAccount(hotel.gateway);
  const { cookie } = await signInWithBrowser({ email, secret });
  const send = (headers: Record<string, string>) =>
    staffRaw(hotel.gateway, 'POST', '/api/session/lock', {
      headers: { cookie: cookie.split(';')[0] ?? '', ...headers },
      body: {},
    });
  const headers = 'origin' in given && given.origin === 'GUESTS' ? { origin: hotel.gateway.url } : given;
  expect((await send(headers as Record<string, string>)).body).toMatchObject({ code: 'FORBIDDEN' });
  expect((await send({ origin: staffUrlOf(hotel.gateway) })).status).toBe(200);
});

test('a page of the same site reads nothing by the cookie, as the staff app does (STF-01)', async () => {
  const { email, secret } = await newStaffAccount(hotel.gateway);
  const cookie = (await signInWithBrowser({ email, secret })).cookie.split(';')[0] ?? '';
  const read = (site: string) =>
    staffRaw(hotel.gateway, 'GET', '/api/session', { headers: { cookie, 'sec-fetch-site': site } });
  expect((await read('same-site')).body).toMatchObject({ code: 'FORBIDDEN' });
  expect((await read('same-origin')).body).toMatchObject({ email });
});

describe('a session', () => {
  test('ends after 12 hours, whatever is done until then (STF-06)', async () => {
    const { client } = await newStaff(hotel.gateway);
    for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
      hotel.gateway.clock.moveBy(10 * MINUTE);
      if (minutes % 60 === 0) await client.session.touch();
      else await client.session.unlock({ pin: STAFF_PIN });
    }
    expect((await client.session.current()).isLocked).toBe(false);
    hotel.gateway.clock.moveBy(11 * MINUTE);
    expect(await codeOf(client.session.current())).toBe('UNAUTHORIZED');
  });

  test('locks after 15 idle minutes, which polling does not delay, and a PIN opens it again (STF-06)', async () => {
    const { client } = await newStaff(hotel.gateway);
    hotel.gateway.clock.moveBy(14 * MINUTE);
    expect((await client.session.current()).isLocked).toBe(false);
    hotel.gateway.clock.moveBy(2 * MINUTE);
    expect((await client.session.current()).isLocked).toBe(true);
    expect(await codeOf(client.session.touch())).toBe('SESSION_LOCKED');
    expect((await client.session.unlock({ pin: STAFF_PIN })).isLocked).toBe(false);
    await client.session.touch();
  });

  test('is kept open by what its person does (STF-06)', async () => {
    const { client } = await newStaff(hotel.gateway);
    for (let times = 0; times < 3; times += 1) {
      hotel.gateway.clock.moveBy(14 * MINUTE);
      await client.session.touch();
    }
  });

  test('that its person locks waits for the PIN (STF-06)', async () => {
    const { client } = await newStaff(hotel.gateway);
    await client.session.lock();
    expect(await codeOf(client.session.touch())).toBe('SESSION_LOCKED');
    expect(await codeOf(client.session.unlock({ pin: WRONG_PIN }))).toBe('PIN_WRONG');
    expect(await codeOf(client.session.touch())).toBe('SESSION_LOCKED');
    expect((await client.session.unlock({ password: STAFF_PASSWORD })).isLocked).toBe(false);
  });

  test('asks for the password after ten wrong PINs, tried one by one or at one time (STF-06)', async () => {
    const { client } = await newStaff(hotel.gateway);
    await client.session.lock();
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => codeOf(client.session.unlock({ pin: WRONG_PIN }))),
    );
    expect(tries.filter(code => code === 'PIN_WRONG')).toHaveLength(10);
    expect(tries.filter(code => code === 'PIN_NEEDS_PASSWORD')).toHaveLength(4);
    expect(await codeOf(client.session.unlock({ pin: STAFF_PIN }))).toBe('PIN_NEEDS_PASSWORD');
    expect(await client.session.current()).toMatchObject({ isLocked: true, needsPassword: true });
    await client.session.unlock({ password: STAFF_PASSWORD });
    await client.session.lock();
    expect((await client.session.unlock({ pin: STAFF_PIN })).isLocked).toBe(false);
  });

  test('without a PIN is opened by the password alone (STF-06)', async () => {
    const { client } = await newStaff(hotel.gateway, { pin: null });
    await client.session.lock();
    expect(await codeOf(client.session.unlock({ pin: STAFF_PIN }))).toBe('PIN_NEEDS_PASSWORD');
    expect((await client.session.unlock({ password: STAFF_PASSWORD })).isLocked).toBe(false);
  });

  test('that was signed out opens nothing any more, and signing out again is no error (STF-06)', async () => {
    const { client } = await newStaff(hotel.gateway);
    await client.session.end();
    await client.session.end();
    expect(await codeOf(client.session.current())).toBe('UNAUTHORIZED');
  });
});

test('a PIN is chosen with the password, and one that is easy to guess is rejected (STF-06)', async () => {
  const { client } = await newStaff(hotel.gateway, { pin: null });
  expect(await codeOf(client.session.setPin({ password: 'wrong', pin: STAFF_PIN }))).toBe(
    'STAFF_PASSWORD_WRONG',
  );
  for (const pin of ['123456', '000000', '121212', '110386'])
    expect(await codeOf(client.session.setPin({ password: STAFF_PASSWORD, pin }))).toBe('PIN_TOO_SIMPLE');
  await client.session.setPin({ password: STAFF_PASSWORD, pin: STAFF_PIN });
  await client.session.lock();
  await client.session.unlock({ pin: STAFF_PIN });
});

describe('a shared desk', () => {
  test('is taken over by the PIN of a colleague who signed in there during the shift (STF-06)', async () => {
    const first = await newStaff(hotel.gateway, { name: 'Bia Rocha' });
    const other = await newStaffAccount(hotel.gateway, { name: 'Caio Lima', role: 'MANAGER' });
    const otherToken = await signInStaff(hotel.gateway, other, { token: first.token });
    expect((await first.client.session.current()).isLocked).toBe(true);
    const desk = staffClient(hotel.gateway, { token: otherToken });
    expect((await desk.session.current()).colleagues).toEqual([
      { staffId: first.staffId, name: 'Bia Rocha', hasPin: true },
    ]);
    await desk.session.lock();
    const taken = await desk.session.takeOver({ staffId: first.staffId, pin: STAFF_PIN });
    expect(taken).toMatchObject({ token: first.token, session: { name: 'Bia Rocha', isLocked: false } });
    expect((await desk.session.current()).isLocked).toBe(true);
  });

  test('is taken over by nobody with a wrong PIN, without a sign-in there, or whose session has ended (STF-06)', async () => {
    const first = await newStaff(hotel.gateway);
    const elsewhere = await newStaff(hotel.gateway);
    expect(await codeOf(first.client.session.takeOver({ staffId: elsewhere.staffId, pin: STAFF_PIN }))).toBe(
      'NOT_AT_THIS_DESK',
    );
    const other = await newStaffAccount(hotel.gateway);
    const otherToken = await signInStaff(hotel.gateway, other, { token: first.token });
    const desk = staffClient(hotel.gateway, { token: otherToken });
    expect(await codeOf(desk.session.takeOver({ staffId: first.staffId, pin: WRONG_PIN }))).toBe('PIN_WRONG');
    await hotel.db.delete(staffSessions).where(eq(staffSessions.userId, first.staffId));
    expect(await codeOf(desk.session.takeOver({ staffId: first.staffId, pin: STAFF_PIN }))).toBe(
      'NOT_AT_THIS_DESK',
    );
    expect((await desk.session.current()).isLocked).toBe(false);
  });

  test('is not taken over after the 12 hours of the colleague (STF-06)', async () => {
    const first = await newStaff(hotel.gateway);
    hotel.gateway.clock.moveBy(8 * HOUR);
    const other = await newStaffAccount(hotel.gateway);
    const otherToken = await signInStaff(hotel.gateway, other, { token: first.token });
    hotel.gateway.clock.moveBy(5 * HOUR);
    const desk = staffClient(hotel.gateway, { token: otherToken });
    expect(await codeOf(desk.session.takeOver({ staffId: first.staffId, pin: STAFF_PIN }))).toBe(
      'NOT_AT_THIS_DESK',
    );
  });
});

describe('wrong tries are limited', () => {
  test('by the settings of the hotel alone (STF-03)', async () => {
    const { email, secret } = await newStaffAccount(hotel.gateway);
    const client = staffClient(hotel.gateway);
    const begin = async () => (await client.session.begin({ email, password: STAFF_PASSWORD })).challenge;
    for (let round = 0; round < 4; round += 1) {
      const challenge = await begin();
      for (let times = 0; times < 3; times += 1) {
        const code = totp(secret, 50 + 3 * round + times);
        expect(await codeOf(client.session.confirmCode({ challenge, code }))).toBe('STAFF_CODE_WRONG');
      }
    }
    const { session } = await client.session.confirmCode({
      challenge: await begin(),
      code: await unusedTotp(secret),
    });
    expect(session.email).toBe(email);
  });

  const limited = openOwnHotel({
    limits: {
      ...noLimits,
      staffSignInPerAccount: { points: 3, seconds: 60 },
      staffSignInPerClient: { points: 12, seconds: 60 },
      staffCodesPerAccount: { points: 3, seconds: 60 },
    },
  });

  test('for one person, for one network, and at the second factor (STF-03)', async () => {
    const person = await newStaffAccount(limited.gateway);
    const client = staffClient(limited.gateway);
    const tried = (email: string) => codeOf(client.session.begin({ email, password: 'wrong' }));
    for (let times = 0; times < 3; times += 1) expect(await tried(person.email)).toBe('STAFF_PASSWORD_WRONG');
    expect(await tried(person.email)).toBe('TOO_MANY_REQUESTS');
    const other = await newStaffAccount(limited.gateway);
    const { challenge } = await client.session.begin({ email: other.email, password: STAFF_PASSWORD });
    for (let times = 0; times < 3; times += 1)
      expect(
        await codeOf(client.session.confirmCode({ challenge, code: totp(other.secret, 50 + times) })),
      ).toBe('STAFF_CODE_WRONG');
    expect(
      await codeOf(client.session.confirmCode({ challenge, code: await unusedTotp(other.secret) })),
    ).toBe('TOO_MANY_REQUESTS');
    const codes: string[] = [];
    for (let times = 0; times < 6; times += 1) codes.push(await tried(`nobody-${times}@pernoite.test`));
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});
