import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guestsPace } from '#gateway/config/pace.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { sessionResponse } from '#shared/auth/auth-protocol.ts';
import type { NewGuest } from '#shared/contract/guest/guest-user.ts';
import { noLimits, startTestGateway, type TestGateway } from './harness.ts';
import { newGuest } from './new-guest.ts';
import { untilTestEnds } from './until-test-ends.ts';

const TOOLKIT = '/identity/identitytoolkit.googleapis.com/v1/accounts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function signUp(differences: Partial<NewGuest> = {}, on = gateway) {
  const guest = newGuest(differences);
  const { guestToken } = await on.client().guestUser.create(guest);
  const response = await on.raw('POST', `${TOOLKIT}:signInWithCustomToken`, { body: { token: guestToken } });
  const { idToken } = sessionResponse.parse(response.body);
  return { guest, token: idToken, client: on.client({ token: idToken }) };
}

const storedOf = async (email: string) => {
  const [row] = await gateway.app.store.db.select().from(guests).where(eq(guests.email, email));
  return row;
};
const limitedTo = (limits: Partial<typeof noLimits>, seed = false) =>
  untilTestEnds(startTestGateway({ seed, limits: { ...noLimits, ...limits } }));

const mailTo = (recipient: string, kind?: 'WELCOME' | 'VERIFY_EMAIL' | 'PASSWORD_RESET', on = gateway) =>
  on.app.store.db
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, recipient), ...(kind ? [eq(emails.kind, kind)] : [])))
    .orderBy(desc(emails.id));

const linkIn = (text: string) => new URL(/https?:\S+oobCode\S+/.exec(text)?.[0] ?? 'http://none');

describe('sign-up', () => {
  const taken = { code: 'GUEST_EMAIL_ALREADY_EXISTS', status: 409 };

  test('the response’s token signs the new guest in, and the data is stored as sent (API-35, SGN-18, SGN-20)', async () => {
    const { guest, client } = await signUp({ socialName: 'Zô', email: ' Zoe@Example.COM ', subscribe: true });
    await expect(client.guestUser.alreadyValidated()).resolves.toEqual({ validated: false });
    const stored = await storedOf('zoe@example.com');
    const { password: _password, consent: _consent, ...sent } = guest;
    expect(stored).toMatchObject({ ...sent, email: 'zoe@example.com', emailVerified: false });
    expect(JSON.stringify(stored)).not.toContain(guest.password);
  });

  test('without a social name none is stored (SGN-19)', async () => {
    const { guest } = await signUp();
    expect((await storedOf(guest.email))?.socialName).toBeNull();
  });

  test('a name typed with loose accents is stored composed (SGN-18)', async () => {
    const { guest } = await signUp({ firstName: 'Zoe\u0301', lastName: ' Lima   Prado ' });
    const composed = { firstName: 'Zo\u00e9', lastName: 'Lima Prado' };
    expect(await storedOf(guest.email)).toMatchObject(composed);
  });

  test('a taken e-mail is rejected, whatever its letters’ case (ERR-09)', async () => {
    for (const email of ['ana@pernoite.test', 'ANA@Pernoite.test'])
      await expect(gateway.client().guestUser.create(newGuest({ email }))).rejects.toMatchObject(taken);
  });

  test('of two sign-ups with one e-mail at the same time one wins (ERR-09)', async () => {
    const guest = newGuest();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => gateway.client().guestUser.create(guest)),
    );
    expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(taken);
  });

  test.each([
    ['dateOfBirth', { dateOfBirth: '2020-01-01' }],
    ['dateOfBirth', { dateOfBirth: '1900-01-01' }],
    ['password', { password: 'semmaiuscula#1' }],
    ['phone', { phone: '1187654321' }],
    ['phone', { phone: '10987654321' }],
    ['phoneCode', { phoneCode: '999', phone: '123456' }],
    ['country', { country: 'ZZ' }],
    ['email', { email: 'zoe@' }],
    ['firstName', { firstName: '   ' }],
    ['lastName', { lastName: 'Li\u0007ma' }],
    ['password', { password: 'Curt0!' }],
  ])('a sign-up is rejected for its %s: %j (SGN-15, SGN-16, SGN-37)', async (path, differences) => {
    const rejection = await gateway
      .client()
      .guestUser.create(newGuest(differences))
      .catch((error: unknown) => error);
    expect(rejection).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
    expect(rejection).toHaveProperty('details.issues.0.path', path);
  });

  test('a sign-up without consent is rejected (SGN-17)', async () => {
    const body = { ...newGuest(), consent: false };
    const response = await gateway.raw('POST', '/api/guestUser/create', { body });
    expect(response).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  test('the gateway’s clock decides who is 18 (SGN-15)', async () => {
    const start = gateway.clock.now();
    const email = 'almost@example.com';
    gateway.clock.moveTo(new Date('2027-03-10T12:00:00Z'));
    const born = { email, dateOfBirth: '2009-03-11' };
    await expect(gateway.client().guestUser.create(newGuest(born))).rejects.toMatchObject({ status: 400 });
    gateway.clock.moveTo(new Date('2027-03-11T12:00:00Z'));
    await expect(gateway.client().guestUser.create(newGuest(born))).resolves.toHaveProperty('guestToken');
    gateway.clock.moveTo(start);
  });

  test('sign-ups are limited (SGN-22)', async () => {
    const limited = await limitedTo({ signUpPerClient: { points: 1, seconds: 60 } });
    await limited.client().guestUser.create(newGuest());
    await expect(limited.client().guestUser.create(newGuest())).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      details: { retryAfterSeconds: expect.any(Number) },
    });
  });
});

describe('first e-mails', () => {
  test('welcome and verification go out once, however often they are requested (API-37)', async () => {
    const { guest, client } = await signUp();
    await Promise.all([1, 2, 3].map(() => client.guestUser.publishMessage()));
    await client.guestUser.publishMessage();
    const kinds = (await mailTo(guest.email)).map(email => email.kind);
    expect(kinds.toSorted()).toEqual(['VERIFY_EMAIL', 'WELCOME']);
  });

  test.each([
    ['PORTUGUESE', 'pt', 'Confirme o seu e-mail'],
    ['ENGLISH', 'en', 'Confirm your e-mail'],
  ] as const)(
    'a %s account gets its link in its language, and the link verifies it (APP-15, APP-16, SGN-27)',
    async (preferredLanguage, language, subject) => {
      const { guest, client, token: idToken } = await signUp({ preferredLanguage });
      await client.guestUser.publishMessage();
      const [mail] = await mailTo(guest.email, 'VERIFY_EMAIL');
      expect(mail).toMatchObject({ language, subject });
      const link = linkIn(mail?.text ?? '');
      expect(link.origin + link.pathname).toBe(`${gateway.url}/`);
      expect(link.searchParams.get('mode')).toBe('verifyEmail');
      expect(link.searchParams.get('lang')).toBe(preferredLanguage);
      expect(mail?.html).toContain(link.href.replaceAll('&', '&amp;'));
      const oobCode = link.searchParams.get('oobCode');
      const response = await gateway.raw('POST', `${TOOLKIT}:update`, { body: { oobCode, idToken } });
      expect(response.status).toBe(200);
      await expect(client.guestUser.alreadyValidated()).resolves.toEqual({ validated: true });
    },
  );

  test('the link can be sent again until the e-mail is verified, and every link sent works (API-36, SGN-25)', async () => {
    const { guest, client, token: idToken } = await signUp();
    await client.guestUser.publishMessage();
    await client.guestUser.resendConfirmationEmail();
    const sent = await mailTo(guest.email, 'VERIFY_EMAIL');
    expect(sent).toHaveLength(2);
    const oobCode = linkIn(sent[1]?.text ?? '').searchParams.get('oobCode');
    const used = await gateway.raw('POST', `${TOOLKIT}:update`, { body: { oobCode, idToken } });
    expect(used.status).toBe(200);
    await client.guestUser.resendConfirmationEmail();
    expect(await mailTo(guest.email, 'VERIFY_EMAIL')).toHaveLength(2);
  });

  test('requesting the link again is limited (SGN-29)', async () => {
    const limited = await limitedTo({ emailsPerGuest: { points: 2, seconds: 60 } });
    const { guest, client } = await signUp({}, limited);
    await client.guestUser.publishMessage();
    await client.guestUser.resendConfirmationEmail();
    await expect(client.guestUser.resendConfirmationEmail()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
    });
    expect(await mailTo(guest.email, 'VERIFY_EMAIL', limited)).toHaveLength(2);
  });
});

describe('password reset', () => {
  test('the link of the e-mail leads to a new password (API-42, APP-14)', async () => {
    const { guest } = await signUp({ preferredLanguage: 'ENGLISH' });
    await gateway
      .client({ language: 'pt' })
      .guestUser.sendPasswordResetEmail({ email: guest.email.toUpperCase() });
    const [mail] = await mailTo(guest.email, 'PASSWORD_RESET');
    expect(mail?.subject).toBe('Choose a new password');
    const link = linkIn(mail?.text ?? '');
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    expect(link.searchParams.get('lang')).toBe('ENGLISH');
    const oobCode = link.searchParams.get('oobCode');
    const reset = await gateway.raw('POST', `${TOOLKIT}:resetPassword`, {
      body: { oobCode, newPassword: 'Outra#2027' },
    });
    expect(reset.status).toBe(200);
    await expect(gateway.signedIn(guest.email, 'Outra#2027')).resolves.toHaveProperty('token');
  });

  test('an unknown address gets the same response in the same time, and no e-mail (API-42)', async () => {
    const paced = await startTestGateway({ responseFloorMs: guestsPace.responseFloorMs });
    const ask = async (email: string) => {
      const started = performance.now();
      const { status, text } = await paced.raw('POST', '/api/guestUser/sendPasswordResetEmail', {
        body: { email },
      });
      return { said: { status, text }, ms: performance.now() - started };
    };
    const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 4; round += 1) {
      const known = await ask('ana@pernoite.test');
      const unknown = await ask('nobody@pernoite.test');
      expect(unknown.said).toEqual(known.said);
      quickest.known = Math.min(quickest.known, known.ms);
      quickest.unknown = Math.min(quickest.unknown, unknown.ms);
    }
    expect(Math.abs(quickest.unknown - quickest.known)).toBeLessThan(50);
    expect(await mailTo('nobody@pernoite.test', undefined, paced)).toHaveLength(0);
    await paced.close();
  });

  test('requesting resets is limited, for unknown addresses as for known ones (API-42)', async () => {
    const limited = await limitedTo({ emailsPerRecipient: { points: 1, seconds: 60 } }, true);
    for (const email of ['ana@pernoite.test', 'nobody@pernoite.test']) {
      await limited.client().guestUser.sendPasswordResetEmail({ email });
      await expect(limited.client().guestUser.sendPasswordResetEmail({ email })).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
      });
    }
  });
});

describe('the account’s language', () => {
  test('it is read and changed, for this guest alone (API-39, API-40, APP-05)', async () => {
    const { client } = await signUp({ preferredLanguage: 'PORTUGUESE' });
    const { client: other } = await signUp({ preferredLanguage: 'PORTUGUESE' });
    await expect(client.guestUser.language()).resolves.toEqual({ preferredLanguage: 'PORTUGUESE' });
    await expect(client.guestUser.updateLanguage({ preferredLanguage: 'ENGLISH' })).resolves.toEqual({
      preferredLanguage: 'ENGLISH',
    });
    await expect(client.guestUser.language()).resolves.toEqual({ preferredLanguage: 'ENGLISH' });
    await expect(other.guestUser.language()).resolves.toEqual({ preferredLanguage: 'PORTUGUESE' });
  });

  test('another language is rejected (API-40)', async () => {
    const { token } = await gateway.signedIn('ana@pernoite.test');
    const response = await gateway.raw('PATCH', '/api/guestUser/update-preferred-language', {
      headers: { 'x-guest-access-token': `Bearer ${token}` },
      body: { preferredLanguage: 'SPANISH' },
    });
    expect(response).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});
