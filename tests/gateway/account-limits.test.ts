import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gatewayConfig } from '#gateway/config/config.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { familiarNetworks } from '#gateway/store/schema/familiar-networks.ts';
import type { NewGuest } from '#shared/contract/guest/guest-user.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { enrolment } from './hotel-devices.ts';
import { newGuest } from './new-guest.ts';
import { authCall } from './session-client.ts';

const seconds = 600;
const lobby = [enrolment('lobby-1'), enrolment('lobby-2')] as const;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    seed: false,
    trustProxy: true,
    devices: lobby.map(({ device }) => device),
    // Few tries, so that each one is counted by hand.
    limits: {
      ...gatewayConfig().limits,
      signInPerAccount: { points: 2, seconds },
      signInPerAccountOverall: { points: 3, seconds },
      signInPerClient: { points: 4, seconds },
      emailsPerRecipient: { points: 2, seconds },
      emailsPerGuest: { points: 2, seconds },
    },
  });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.app.store.db.execute(sql`delete from rate_limits`));

const from = (address: string) => ({ 'x-forwarded-for': address });

const auth = (verb: string, body: object, headers: Record<string, string>) =>
  authCall(gateway, verb, body, headers);

/** The provider's reason for a rejected sign-in; `in` for a successful one. */
async function signIn(email: string, password: string, headers: Record<string, string>): Promise<string> {
  const { status, body } = await auth('signInWithPassword', { email, password }, headers);
  if (status === 200) return 'in';
  return String(Object(body).error.message).split(' ', 1)[0] ?? '';
}

const WRONG = 'INVALID_LOGIN_CREDENTIALS';
const LATER = 'TOO_MANY_ATTEMPTS_TRY_LATER';

async function guestAt(address: string): Promise<NewGuest & { token: string }> {
  const guest = newGuest();
  const { guestToken } = await gateway.client({ headers: from(address) }).guestUser.create(guest);
  const { body } = await auth('signInWithCustomToken', { token: guestToken }, from(address));
  return { ...guest, token: String(Object(body).idToken) };
}

async function guessFromManyAddresses(email: string): Promise<number> {
  const outcomes: string[] = [];
  for (let address = 1; address <= 3; address += 1) {
    for (let attempt = 0; attempt < 2; attempt += 1)
      outcomes.push(await signIn(email, `Guess#${attempt}`, from(`203.0.113.${address}`)));
  }
  return outcomes.filter(outcome => outcome === WRONG).length;
}

describe('wrong passwords for one account', () => {
  test('from many addresses are stopped together, not by address alone (SEC-10)', async () => {
    const { email, password } = await guestAt('198.51.100.1');
    expect(await guessFromManyAddresses(email)).toBe(3);
    expect(await signIn(email, password, from('203.0.113.99'))).toBe(LATER);
  });

  test('are counted alike where there is no such account (SEC-10)', async () => {
    expect(await guessFromManyAddresses('nobody@example.com')).toBe(3);
    expect(await signIn('nobody@example.com', 'any', from('203.0.113.99'))).toBe(LATER);
  });

  test('typed by strangers keep nobody out who signed in from that network before (SEC-10)', async () => {
    const { email, password } = await guestAt('2001:db8:7:7::1');
    await guessFromManyAddresses(email);
    expect(await signIn(email, password, from('2001:db8:7:7::2'))).toBe('in');
    expect(await signIn(email, 'Wrong#1', from('2001:db8:7:7::2'))).toBe(WRONG);
    expect(await signIn(email, password, from('2001:db8:7:8::2'))).toBe(LATER);
  });

  test('on a familiar network are still limited by account and network (SEC-10)', async () => {
    const { email, password } = await guestAt('198.51.100.2');
    for (let attempt = 0; attempt < 2; attempt += 1) await signIn(email, 'Wrong#1', from('198.51.100.2'));
    expect(await signIn(email, password, from('198.51.100.2'))).toBe(LATER);
  });

  test('are counted again after the window (SEC-10)', async () => {
    const { email, password } = await guestAt('198.51.100.3');
    await guessFromManyAddresses(email);
    await gateway.app.store.db.execute(sql`update rate_limits set expire = expire - ${seconds * 1_000}`);
    expect(await signIn(email, password, from('203.0.113.99'))).toBe('in');
  });

  test('do not stop an owner on a new network who chooses a new password by e-mail (SEC-10)', async () => {
    const { email, password } = await guestAt('198.51.100.4');
    await guessFromManyAddresses(email);
    const owner = from('192.0.2.44');
    expect(await signIn(email, password, owner)).toBe(LATER);
    await gateway.client({ headers: owner }).guestUser.sendPasswordResetEmail({ email });
    const sent = await gateway.app.store.db.select().from(emails).where(eq(emails.recipient, email));
    const [, oobCode = ''] = /oobCode=([\w-]+)/.exec(sent.at(-1)?.text ?? '') ?? [];
    expect((await auth('resetPassword', { oobCode, newPassword: 'Outra#2027' }, owner)).status).toBe(200);
    expect(await signIn(email, 'Outra#2027', owner)).toBe('in');
  });

  test('a right one elsewhere gives back its own try only (SEC-10)', async () => {
    const { email, password } = await guestAt('198.51.100.5');
    await signIn(email, 'Wrong#1', from('203.0.113.58'));
    await signIn(email, 'Wrong#1', from('203.0.113.59'));
    expect(await signIn(email, password, from('192.0.2.50'))).toBe('in');
    expect(await signIn(email, 'Wrong#1', from('203.0.113.60'))).toBe(WRONG);
    expect(await signIn(email, 'Wrong#1', from('203.0.113.61'))).toBe(LATER);
  });
});

test('a network is familiar for 30 days after the last sign-in, then no longer (SEC-10)', async () => {
  const { email, password } = await guestAt('198.51.100.6');
  const start = gateway.clock.now();
  gateway.clock.moveBy(29 * 86_400_000);
  await guessFromManyAddresses(email);
  expect(await signIn(email, password, from('198.51.100.6'))).toBe('in');
  gateway.clock.moveBy(31 * 86_400_000);
  expect(await signIn(email, password, from('198.51.100.6'))).toBe(LATER);
  gateway.clock.moveTo(start);
});

test('no address is stored with the networks that a guest signed in from (SEC-10)', async () => {
  await guestAt('198.51.100.77');
  const stored = JSON.stringify(await gateway.app.store.db.select().from(familiarNetworks));
  expect(stored).toContain('networkHash');
  expect(stored).not.toContain('198.51.100');
});

describe('at the identity provider', () => {
  const deviceHeaders = (index: 0 | 1, address: string) => ({
    ...from(address),
    'x-device-id': lobby[index].device.id,
    'x-device-token': lobby[index].token,
  });

  test('enrolled devices behind one address are counted by themselves (SEC-10)', async () => {
    const { email, password } = await guestAt('198.51.100.8');
    for (let attempt = 0; attempt < 4; attempt += 1)
      await signIn(`guess${attempt}@example.com`, 'Wrong#1', deviceHeaders(0, '192.0.2.80'));
    expect(await signIn(email, password, deviceHeaders(0, '192.0.2.81'))).toBe(LATER);
    expect(await signIn(email, password, deviceHeaders(1, '192.0.2.80'))).toBe('in');
    expect(await signIn(email, password, from('192.0.2.80'))).toBe('in');
  });

  test('a device that cannot prove itself is counted by its address (SEC-10)', async () => {
    const { email, password } = await guestAt('198.51.100.9');
    const made = (attempt: number) => ({ ...from('192.0.2.90'), 'x-device-id': `lobby-${attempt}` });
    for (let attempt = 0; attempt < 4; attempt += 1)
      await signIn(`guess${attempt}@example.com`, 'Wrong#1', made(attempt));
    expect(await signIn(email, password, made(7))).toBe(LATER);
  });
});

describe('e-mails', () => {
  test('that strangers request do not use up a signed-in guest’s own (SEC-10)', async () => {
    const guest = await guestAt('198.51.100.10');
    const stranger = gateway.client({ headers: from('203.0.113.5') });
    const reset = () => stranger.guestUser.sendPasswordResetEmail({ email: guest.email });
    await reset();
    await reset();
    await expect(reset()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const { guestUser } = gateway.client({ token: guest.token, headers: from('203.0.113.5') });
    await guestUser.resendConfirmationEmail();
    await guestUser.resendConfirmationEmail();
    await expect(guestUser.resendConfirmationEmail()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('that a guest requests leave the account its password resets (SEC-10)', async () => {
    const guest = await guestAt('198.51.100.11');
    const { guestUser } = gateway.client({ token: guest.token });
    await guestUser.resendConfirmationEmail();
    await guestUser.resendConfirmationEmail();
    await expect(gateway.client().guestUser.sendPasswordResetEmail(guest)).resolves.toEqual({});
  });
});
