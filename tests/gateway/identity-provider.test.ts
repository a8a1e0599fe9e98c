import { eq } from 'drizzle-orm';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayConfig } from '#gateway/config/config.ts';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { ConfigError } from '#gateway/config/setting.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { defaultWebConfig } from '#shared/settings.ts';
import { type GoogleStandIn, PROJECT, startGoogleStandIn } from './google-stand-in.ts';
import { addHotel, place, setPlaces } from './guide-places.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { newGuest } from './new-guest.ts';

describe('naming another identity provider', () => {
  const emulator = '127.0.0.1:9099';
  const demo = { project: 'demo-pernoite', key: 'any' };
  const read = (provider: unknown, more: Record<string, string> = {}) =>
    readEnvironment({
      IDENTITY_PROVIDER: typeof provider === 'string' ? provider : JSON.stringify(provider),
      ...more,
    });

  test('is not needed: the gateway stores the accounts itself (PD-06)', () => {
    expect(readEnvironment({}).identityProvider).toBeNull();
  });

  test('the emulator’s official variable gives all addresses, to the guest app too (PD-06)', () => {
    const config = read(demo, { FIREBASE_AUTH_EMULATOR_HOST: emulator });
    const toolkit = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1';
    const secureToken = 'http://127.0.0.1:9099/securetoken.googleapis.com/v1/token';
    expect(config.identityProvider).toEqual({ kind: 'emulator', ...demo, toolkit, secureToken });
    expect(config.web.identity).toEqual({ toolkit, secureToken, key: 'any' });
  });

  test('an address in WEB_CONFIG counts for the guest app (PD-06)', () => {
    const [toolkit, secureToken] = ['https://toolkit.example/v1', 'https://tokens.example'];
    const identity = { toolkit, secureToken, key: 'k' };
    const more = { FIREBASE_AUTH_EMULATOR_HOST: emulator, WEB_CONFIG: JSON.stringify({ identity }) };
    expect(read(demo, more).web.identity).toEqual(identity);
  });

  const named = { project: 'hotel-guests', key: 'k' };
  const serviceAccount = { client_email: 'a@b.example', private_key: 'x7' };
  test.each([
    ['not JSON', 'JSON', '{'],
    ['no object', 'JSON', '[]'],
    ['no project', 'project', { key: 'k' }],
    ['a project that is none', 'project', { ...named, project: 'a b' }],
    ['no key', 'key', { project: 'hotel-guests' }],
    ['no service account', 'serviceAccount', named],
    ['a private key that is none', 'serviceAccount.private_key', { ...named, serviceAccount }],
    ['an address without encryption', 'keys', { ...named, keys: 'http://keys.example' }],
  ])('%s is rejected by the name of what is wrong, without its value (PD-06)', (_, field, provider) => {
    expect(() => read(provider)).toThrow(ConfigError);
    expect(() => read(provider)).toThrow(`its ${field} is missing or does not fit`);
    expect(() => read(provider)).not.toThrow('x7');
  });

  test('the emulator is rejected in production, and without a project (PD-06)', () => {
    const production = { NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: emulator };
    expect(() => read(demo, production)).toThrow('cannot be used with NODE_ENV=production');
    const { identityProvider } = read(demo, { FIREBASE_AUTH_EMULATOR_HOST: emulator });
    expect(() => gatewayConfig({ production: true, identityProvider })).toThrow(ConfigError);
    const alone = () => readEnvironment({ FIREBASE_AUTH_EMULATOR_HOST: emulator });
    expect(alone).toThrow('needs IDENTITY_PROVIDER');
    const elsewhere = () => read(demo, { FIREBASE_AUTH_EMULATOR_HOST: 'auth.example:9099' });
    expect(elsewhere).toThrow('FIREBASE_AUTH_EMULATOR_HOST cannot be used');
  });
});

describe('a provider that signs its tokens', () => {
  let google: GoogleStandIn;
  let gateway: TestGateway;
  beforeAll(async () => {
    google = await startGoogleStandIn();
    gateway = await startWith(google, true);
  });
  afterAll(async () => {
    await gateway.close();
    await google.close();
  });

  function startWith({ settings }: GoogleStandIn, seed: boolean): Promise<TestGateway> {
    const { identityProvider, web } = readEnvironment({ IDENTITY_PROVIDER: JSON.stringify(settings) });
    return startTestGateway({ identityProvider, web, seed });
  }

  const ask = (token: string) => gateway.client({ token }).guestUser.language();
  const ana = 'ana@pernoite.test';
  const rowOf = async (email: string) => {
    const [row] = await gateway.app.store.db.select().from(guests).where(eq(guests.email, email));
    return row;
  };
  const zoe = newGuest();

  test('opens accounts as its service account, and signs custom tokens in by its key (API-35, SGN-20)', async () => {
    const { guestToken } = await gateway.client().guestUser.create(zoe);
    const row = await rowOf(zoe.email);
    const { email, password } = zoe;
    const account = { localId: row?.id, email, password, emailVerified: false };
    expect(google.calls).toEqual([
      {
        path: `/v1/projects/${PROJECT}/accounts`,
        body: { ...account, displayName: 'Zoé Lima Prado' },
      },
    ]);
    expect(row).toMatchObject({ identityUid: row?.id, passwordHash: null });
    const { uid, iss, iat, exp } = decodeJwt(guestToken);
    expect([uid, iss]).toEqual([row?.id, 'gateway@hotel-guests.iam.gserviceaccount.com']);
    expect(Number(exp) - Number(iat)).toBe(300);
  });

  test('is believed by its published keys, and links a guest by a verified e-mail alone (API-03)', async () => {
    const claims = { sub: 'uid-7', email: 'Ana@pernoite.test' };
    const unverified = await google.idToken({ ...claims, email_verified: false });
    await expect(ask(unverified)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await ask(await google.idToken({ ...claims, email_verified: true }));
    expect((await rowOf(ana))?.identityUid).toBe('uid-7');
    // Once linked, the e-mail of another account grants no access.
    const other = await google.idToken({ ...claims, sub: 'uid-8', email_verified: true });
    await expect(ask(other)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('a token signed by others, of another project, run out or not signed at all is rejected (API-03)', async () => {
    const claims = { sub: 'uid-7', email: ana, email_verified: true };
    await ask(await google.idToken(claims));
    const now = Math.floor(Date.now() / 1_000);
    const unsigned = new UnsecuredJWT({ ...claims, iat: now, exp: now + 600 })
      .setIssuer(`https://securetoken.google.com/${PROJECT}`)
      .setAudience(PROJECT)
      .encode();
    const invalid = [
      unsigned,
      await google.idToken(claims, { foreignKey: true }),
      await google.idToken(claims, { keyId: 'key-2' }),
      await google.idToken(claims, { project: 'others' }),
      await google.idToken(claims, { audience: 'others' }),
    ];
    for (const token of invalid) await expect(ask(token)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const old = await google.idToken(claims, { lifetime: -60 });
    await expect(ask(old)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  async function signedIn() {
    const { email, password, ...rest } = newGuest();
    await gateway.client().guestUser.create({ email, password, ...rest });
    const uid = (await rowOf(email))?.id ?? '';
    const token = await google.idToken({ sub: uid, email, email_verified: true });
    return { email, password, uid, client: gateway.client({ token }) };
  }
  const lastUpdate = () => google.calls.findLast(({ path }) => path.endsWith(':update'))?.body;

  test('changes a password after the current one, ends all sessions and signs this device in again (SET-28)', async () => {
    const { uid, password, client } = await signedIn();
    const newPassword = 'Outra#Senha2027';
    const wrong = client.guestUser.changePassword({ password: 'Errada#1', newPassword });
    await expect(wrong).rejects.toMatchObject({ code: 'PASSWORD_INCORRECT' });
    const { guestToken } = await client.guestUser.changePassword({ password, newPassword });
    expect(decodeJwt(guestToken ?? '')).toMatchObject({ uid });
    const validSince = expect.stringMatching(/^\d+$/);
    expect(lastUpdate()).toEqual({ localId: uid, password: newPassword, validSince });
    await expect(client.guestUser.language()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('has a new e-mail once its code is typed, and none that another account has there (SET-27)', async () => {
    const { uid, email, password, client } = await signedIn();
    const codeFor = async (wanted: string) => {
      await client.guestUser.requestEmailChange({ email: wanted, password });
      const isTo = eq(emails.recipient, wanted);
      const [mail] = await gateway.app.store.db.select().from(emails).where(isTo);
      return /: (\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
    };
    const taken = newGuest();
    await gateway.client().guestUser.create(taken);
    // The account there has no guest here.
    await gateway.app.store.db.delete(guests).where(eq(guests.email, taken.email));
    const code = await codeFor(taken.email);
    const exists = { code: 'GUEST_EMAIL_ALREADY_EXISTS' };
    await expect(client.guestUser.confirmEmailChange({ code })).rejects.toMatchObject(exists);
    expect(await rowOf(email)).toMatchObject({ id: uid });
    const wanted = `changed-${email}`;
    const { guestToken } = await client.guestUser.confirmEmailChange({ code: await codeFor(wanted) });
    expect(decodeJwt(guestToken ?? '')).toMatchObject({ uid });
    expect(lastUpdate()).toMatchObject({ localId: uid, email: wanted, emailVerified: true });
    expect(await rowOf(wanted)).toMatchObject({ id: uid, emailVerified: true });
  });

  test('whose keys cannot be had, or that is away, signs nobody out and stores nothing of a sign-up (API-03, SGN-22)', async () => {
    const away = await startGoogleStandIn();
    const app = await startWith(away, false);
    away.hideKeys();
    const token = await away.idToken({ sub: 'uid-7' });
    const later = { code: 'SERVICE_UNAVAILABLE' };
    await expect(app.client({ token }).guestUser.language()).rejects.toMatchObject(later);
    await away.close();
    await expect(app.client().guestUser.create(zoe)).rejects.toMatchObject(later);
    expect(await app.app.store.db.select().from(guests)).toEqual([]);
    await app.close();
  });
});

test('a device reads the hotel’s configuration from its gateway, without a token, with the hosts that its pages lead to (DSK-08, PD-06, PD-36)', async () => {
  const links = { ...defaultWebConfig.links, help: 'https://hotel.example/help' };
  const web = { ...defaultWebConfig, links, linkHosts: ['tickets.example'] };
  const gateway = await startTestGateway({ web, seed: false });
  await addHotel(gateway, { id: 'NILO', city: 'Porto Alegre' });
  await addHotel(gateway, { id: 'GONE', city: 'Aracaju', isRetired: true });
  await setPlaces(gateway, [
    place('museum', { hotelId: 'NILO', website: 'https://www.museum.example/visit' }),
    place('market', { hotelId: 'NILO', website: 'https://www.museum.example/market' }),
    place('ruin', { hotelId: 'GONE', website: 'https://ruin.example/' }),
    place('park', { hotelId: 'NILO' }),
  ]);
  const sentConfig = await gateway.client().reference.webConfig();
  const beside = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(sentConfig).toEqual({
    ...web,
    identityPage: beside,
    cardPage: beside,
    pix: { home: 15, lobby: 5 },
    unverified: {
      maxRooms: gateway.app.config.unpaid.unverifiedRooms,
      maxNights: gateway.app.config.unpaid.unverifiedNights,
    },
    linkHosts: ['tickets.example', new URL(gateway.app.publicUrl).host, 'www.museum.example'],
  });
  await gateway.close();
});
