import { and, eq } from 'drizzle-orm';
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import {
  addressOfCode,
  confirmEmail,
  lookup,
  resetPassword,
  signInWithCustomToken,
  signInWithPassword,
} from '#renderer/platform/gateway/auth-client.ts';
import { exchangeRefreshToken } from '#renderer/platform/host/auth-tokens.ts';
import type { NewGuest } from '#shared/contract/guest/guest-user.ts';
import { exchangeToken } from '../../src-main/tokens/exchange-token.ts';
import type { TestGateway } from '../gateway/harness.ts';
import { deviceClient } from '../gateway/hotel-devices.ts';
import { newGuest } from '../gateway/new-guest.ts';
import { standInForPage } from '../renderer/page-stub.ts';
import { mailedCode, startEmulatedGateway } from './emulated-gateway.ts';
import { accountOf, asOwner, PROJECT } from './emulator.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startEmulatedGateway();
  standInForPage('http://localhost:4780', gateway.app.config.web);
});
afterAll(() => gateway.close());

async function signUp(differences: Partial<NewGuest> = {}) {
  const guest = newGuest(differences);
  const { guestToken } = await gateway.client().guestUser.create(guest);
  const session = await signInWithCustomToken(guestToken);
  return { guest, session, client: gateway.client({ token: session.idToken }) };
}

const rowOf = async (email: string) => {
  const [row] = await gateway.app.store.db.select().from(guests).where(eq(guests.email, email));
  return row;
};

describe('signing up', () => {
  test('opens an account at the provider, links the guest by its uid, and its custom token signs in (API-35, SGN-20)', async () => {
    const { guest, session, client } = await signUp({ socialName: 'Zô' });
    const account = await accountOf(guest.email);
    expect(account).toMatchObject({ emailVerified: false, displayName: 'Zô' });
    expect(await rowOf(guest.email)).toMatchObject({ identityUid: account?.localId, passwordHash: null });
    expect(decodeJwt(session.idToken).sub).toBe(account?.localId);
    await expect(client.guestUser.language()).resolves.toEqual({ preferredLanguage: 'PORTUGUESE' });
    expect(await lookup(session.idToken)).toMatchObject({ email: guest.email, displayName: 'Zô' });
  });

  test('a guest who changes the name is called so at the provider too (API-47)', async () => {
    const { guest, session, client } = await signUp();
    const { version } = await client.personalInfo.find();
    await client.personalInfo.save({
      version,
      firstName: guest.firstName,
      lastName: guest.lastName,
      socialName: 'Zô',
      nationality: 30,
      phone: { code: '55', number: guest.phone },
      address: {
        country: 'BR',
        state: 'São Paulo',
        city: 'São Paulo',
        street: 'Rua Augusta',
        number: '1',
        postCode: '01305000',
        neighborhood: 'Consolação',
      },
    });
    expect(await lookup(session.idToken)).toMatchObject({ displayName: 'Zô' });
  });

  test('a taken e-mail is rejected, and its account stays as it was (ERR-09)', async () => {
    const { guest } = await signUp();
    const again = gateway.client().guestUser.create({ ...guest, password: 'Outra#2026' });
    await expect(again).rejects.toMatchObject({ code: 'GUEST_EMAIL_ALREADY_EXISTS' });
    await expect(signInWithPassword(guest.email, guest.password)).resolves.toMatchObject({});
  });

  test('of two sign-ups with one e-mail at the same time one wins, and nothing of the other is left (ERR-09)', async () => {
    const guest = newGuest();
    const both = await Promise.allSettled([
      gateway.client().guestUser.create(guest),
      gateway.client().guestUser.create({ ...guest, password: 'Outra#2026' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await rowOf(guest.email))?.identityUid).toBe((await accountOf(guest.email))?.localId);
  });

  test('an account without a guest becomes the guest’s own by its password, and by no other (API-35)', async () => {
    const guest = newGuest();
    await asOwner('', { email: guest.email, password: guest.password, emailVerified: true });
    const foreign = gateway.client().guestUser.create({ ...guest, password: 'Alheia#2026' });
    await expect(foreign).rejects.toMatchObject({ code: 'GUEST_EMAIL_ALREADY_EXISTS' });
    expect(await rowOf(guest.email)).toBeUndefined();
    const { guestToken } = await gateway.client().guestUser.create(guest);
    const { idToken } = await signInWithCustomToken(guestToken);
    await expect(gateway.client({ token: idToken }).guestUser.alreadyValidated()).resolves.toEqual({
      validated: true,
    });
  });
});

describe('signing in', () => {
  test('takes the right password, and says the same of a wrong one and of an unknown e-mail (SES-08, API-53)', async () => {
    const { guest } = await signUp();
    const { idToken } = await signInWithPassword(guest.email, guest.password);
    await expect(gateway.client({ token: idToken }).guestUser.language()).resolves.toMatchObject({});
    for (const [email, password] of [
      [guest.email, 'Errada#2026'],
      ['nobody@example.com', guest.password],
    ] as const) {
      await expect(signInWithPassword(email, password)).rejects.toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
    }
  });

  test('a refresh token is exchanged by the web and by the desktop app, and a made-up one ends the session (API-53, PD-05)', async () => {
    const { session } = await signUp();
    const config = gateway.app.config.web;
    const main = (token: string) =>
      exchangeToken((address, init) => fetch(address, init), { gateway: gateway.url, config }, token);
    for (const trade of [exchangeRefreshToken, main]) {
      const fresh = await trade(session.refreshToken);
      await expect(gateway.client({ token: fresh.idToken }).guestUser.language()).resolves.toMatchObject({});
      await expect(trade('made-up')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    }
  });

  test('a made-up custom token signs nobody in (SES-09)', async () => {
    await expect(signInWithCustomToken('made-up')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('a guest from before the provider signs in by reservation, and has an account from then on (BEY-02)', async () => {
    const { db } = gateway.app.store;
    const [found] = await db
      .select({ locator: bookings.locator, email: guests.email, lastName: guests.lastName })
      .from(bookings)
      .innerJoin(guests, eq(guests.id, bookings.guestId))
      .where(and(eq(bookings.status, 'CONFIRMED'), eq(guests.email, 'ana@pernoite.test')));
    const { locator = '', email = '', lastName = '' } = found ?? {};
    const kiosk = deviceClient(gateway);
    const { challengeId } = await kiosk.signIn.askReservationCode({ locator, lastName });
    const sent = await db.select().from(emails).where(eq(emails.recipient, email));
    const code = /\b\d{6}\b/.exec(sent.find(({ kind }) => kind === 'SIGN_IN_CODE')?.text ?? '')?.[0] ?? '';
    const { guestToken } = await kiosk.signIn.confirmReservationCode({ challengeId, code });
    const { idToken } = await signInWithCustomToken(guestToken);
    await expect(gateway.client({ token: idToken }).guestUser.alreadyValidated()).resolves.toEqual({
      validated: true,
    });
    expect(await accountOf(email)).toMatchObject({ emailVerified: true });
  });
});

describe('verifying the e-mail', () => {
  test('the link of the e-mail verifies it at the provider and here, once (API-37, API-38, SGN-27, SGN-28)', async () => {
    const { guest, session, client } = await signUp();
    await client.guestUser.publishMessage();
    const code = await mailedCode(gateway, guest.email, 'VERIFY_EMAIL');
    expect((await lookup(session.idToken)).emailVerified).toBe(false);
    await confirmEmail(code, session.idToken);
    expect((await lookup(session.idToken)).emailVerified).toBe(true);
    await expect(client.guestUser.alreadyValidated()).resolves.toEqual({ validated: true });
    expect((await rowOf(guest.email))?.emailVerified).toBe(true);
    await expect(confirmEmail(code, session.idToken)).rejects.toMatchObject({ code: 'CODE_INVALID' });
  });

  test('the link can be sent again, and every link sent works (API-36, SGN-25)', async () => {
    const { guest, session, client } = await signUp();
    await client.guestUser.publishMessage();
    const first = await mailedCode(gateway, guest.email, 'VERIFY_EMAIL');
    await client.guestUser.resendConfirmationEmail();
    expect(await mailedCode(gateway, guest.email, 'VERIFY_EMAIL')).not.toBe(first);
    expect(await addressOfCode(first)).toBe(guest.email);
    await expect(confirmEmail(first, session.idToken)).resolves.toBeUndefined();
  });

  test('a new token shows the gateway by itself that the e-mail is verified (API-38)', async () => {
    const { guest, session, client } = await signUp();
    await client.guestUser.publishMessage();
    await confirmEmail(await mailedCode(gateway, guest.email, 'VERIFY_EMAIL'), session.idToken);
    const { idToken } = await signInWithPassword(guest.email, guest.password);
    await gateway.client({ token: idToken }).guestUser.language();
    expect((await rowOf(guest.email))?.emailVerified).toBe(true);
  });
});

test('a guest who leaves has no account at the provider any more, and may come back with the same e-mail (API-41)', async () => {
  const { guest, client } = await signUp();
  await client.guestUser.deleteAccount({ reason: 1 });
  expect(await accountOf(guest.email)).toBeNull();
  await expect(client.guestUser.language()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(signInWithPassword(guest.email, guest.password)).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
  await expect(gateway.client().guestUser.create(guest)).resolves.toMatchObject({});
});

describe('a forgotten password', () => {
  test('is replaced by the link of the e-mail, once, and the old one is no longer valid (API-42, SGN-38, SGN-39)', async () => {
    const { guest } = await signUp();
    await gateway.client().guestUser.sendPasswordResetEmail({ email: guest.email });
    const code = await mailedCode(gateway, guest.email, 'PASSWORD_RESET');
    await expect(resetPassword(code, 'abc')).rejects.toMatchObject({ code: 'WEAK_PASSWORD' });
    await resetPassword(code, 'Quintal#2026');
    await expect(resetPassword(code, 'Varanda#2026')).rejects.toMatchObject({ code: 'CODE_INVALID' });
    await expect(signInWithPassword(guest.email, guest.password)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    await expect(signInWithPassword(guest.email, 'Quintal#2026')).resolves.toMatchObject({});
  });

  test('gives a guest from before the provider an account, and says nothing of who has none (API-42)', async () => {
    const james = 'james@pernoite.test';
    await gateway.client().guestUser.sendPasswordResetEmail({ email: james });
    await resetPassword(await mailedCode(gateway, james, 'PASSWORD_RESET'), 'Quintal#2026');
    const { idToken } = await signInWithPassword(james, 'Quintal#2026');
    await expect(gateway.client({ token: idToken }).guestUser.language()).resolves.toMatchObject({});

    const unknown = newGuest().email;
    await expect(gateway.client().guestUser.sendPasswordResetEmail({ email: unknown })).resolves.toEqual({});
    expect(await accountOf(unknown)).toBeNull();
  });
});

describe('a token', () => {
  const now = Math.floor(Date.now() / 1_000);
  const unsigned = (sub: string, project = PROJECT, exp = now + 600) =>
    new UnsecuredJWT({ sub, iat: now, exp })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(project)
      .encode();
  const ask = (token: string) => gateway.client({ token }).guestUser.language();

  test('of another project, of an unknown guest, expired or signed by another key is rejected (API-03)', async () => {
    const { guest } = await signUp();
    const uid = (await rowOf(guest.email))?.identityUid ?? '';
    const { privateKey } = await generateKeyPair('RS256');
    const signed = await new SignJWT({ sub: uid, iat: now, exp: now + 600 })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(`https://securetoken.google.com/${PROJECT}`)
      .setAudience(PROJECT)
      .sign(privateKey);
    await expect(ask(unsigned(uid))).resolves.toMatchObject({});
    for (const token of [unsigned(uid, 'demo-other'), unsigned('nobody'), signed]) {
      await expect(ask(token)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    }
    await expect(ask(unsigned(uid, PROJECT, now - 60))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  test('of an account with an e-mail that it has not verified takes no guest over (API-03)', async () => {
    const email = 'lia@pernoite.test';
    await asOwner('', { email, password: 'Alheia#2026', emailVerified: false });
    const { idToken } = await signInWithPassword(email, 'Alheia#2026');
    await expect(ask(idToken)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await rowOf(email))?.identityUid).toBeNull();
  });
});

test('the gateway has no identity service of its own beside the provider (API-53)', async () => {
  const path = '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any';
  const body = { email: 'ana@pernoite.test', password: 'Pernoite#2026' };
  expect((await gateway.raw('POST', path, { body })).status).toBe(404);
});
