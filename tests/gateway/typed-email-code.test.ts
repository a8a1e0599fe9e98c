import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests, typedEmailCodes } from '#gateway/store/schema/guests.ts';
import { hashOfToken } from '#gateway/store/token-store.ts';
import type { PreferredLanguage } from '#shared/contract/schemas.ts';
import { type Client, noLimits, startTestGateway, type TestGateway } from './harness.ts';
import { enrolment } from './hotel-devices.ts';
import { newGuest } from './new-guest.ts';
import { authCall } from './session-client.ts';
import { sharedGateway } from './shared-gateway.ts';
import { untilTestEnds } from './until-test-ends.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await sharedGateway();
});

type WaitingOptions = { language?: PreferredLanguage; headers?: Record<string, string> };
type Waiting = { id: string; email: string; client: Client };

/** A new guest whose first e-mails are sent. */
async function waitingGuest(
  on = gateway,
  { language = 'ENGLISH', headers = {} }: WaitingOptions = {},
): Promise<Waiting> {
  const { email, ...sent } = newGuest({ preferredLanguage: language });
  const { guestToken } = await on.client().guestUser.create({ email, ...sent });
  const { body } = await authCall(on, 'signInWithCustomToken', { token: guestToken });
  const token = String(Object(body).idToken);
  const client = on.client({ token, headers });
  await client.guestUser.publishMessage();
  const [row] = await on.app.store.db.select().from(guests).where(eq(guests.email, email));
  return { id: row?.id ?? '', email, client };
}

async function mailsTo({ email }: Waiting, on = gateway) {
  const isVerification = and(eq(emails.recipient, email), eq(emails.kind, 'VERIFY_EMAIL'));
  return on.app.store.db.select().from(emails).where(isVerification).orderBy(desc(emails.id));
}

async function codeTo(guest: Waiting, on = gateway): Promise<string> {
  const [mail] = await mailsTo(guest, on);
  return /: (\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = ({ client }: Waiting, code: string) => client.guestUser.confirmEmail({ code });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const rejection = (code: string) => expect.objectContaining({ code });
const rejectionOf = (confirming: Promise<unknown>) =>
  confirming.then(
    () => null,
    (error: unknown) => error,
  );
const isVerified = async ({ client }: Waiting) => (await client.guestUser.alreadyValidated()).validated;

describe('the verification e-mail', () => {
  test.each([
    ['ENGLISH', 'The code is good for 15 minutes', 'Our team never asks for the code'],
    ['PORTUGUESE', 'O código vale por 15 minutos', 'Nossa equipe nunca pede este código'],
  ] as const)(
    'in %s has six digits beside its link, says how long they are good, and shows none in the subject (SGN-40)',
    async (language, validity, warning) => {
      const guest = await waitingGuest(gateway, { language });
      const [mail] = await mailsTo(guest);
      const code = await codeTo(guest);
      expect(code).toMatch(/^\d{6}$/);
      expect(mail?.html).toContain(`>${code}<`);
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain('oobCode=');
        expect(body).toContain(validity);
        expect(body).toContain(warning);
      }
      expect(mail?.subject).not.toMatch(/\d/);
    },
  );

  test('has a code that verifies its guest, typed once or twice (SGN-40, KSK-23)', async () => {
    const guest = await waitingGuest();
    const code = await codeTo(guest);
    expect(await isVerified(guest)).toBe(false);
    await confirm(guest, code);
    expect(await isVerified(guest)).toBe(true);
    // The first response was lost.
    await confirm(guest, code);
  });

  test('sent again has another code, and the one before is worthless (SGN-40)', async () => {
    const guest = await waitingGuest();
    const first = await codeTo(guest);
    for (let attempt = 0; attempt < 5; attempt += 1) await rejectionOf(confirm(guest, wrong(first)));
    await guest.client.guestUser.resendConfirmationEmail();
    const second = await codeTo(guest);
    if (first !== second)
      expect(await rejectionOf(confirm(guest, first))).toEqual(rejection('EMAIL_CODE_INVALID'));
    await confirm(guest, second);
  });
});

describe('a code', () => {
  test('of another guest, or a wrong one, verifies nobody and says how many tries are left (SGN-40)', async () => {
    const [one, other] = [await waitingGuest(), await waitingGuest()];
    const [own, foreign] = [await codeTo(one), await codeTo(other)];
    const tried = foreign === own ? wrong(own) : foreign;
    for (const triesLeft of [4, 3]) {
      const details = { code: 'EMAIL_CODE_INVALID', status: 400, details: { triesLeft } };
      expect(await rejectionOf(confirm(one, tried))).toEqual(expect.objectContaining(details));
    }
    expect([await isVerified(one), await isVerified(other)]).toEqual([false, false]);
    await confirm(one, own);
    expect(await isVerified(other)).toBe(false);
  });

  test('is worthless after five wrong tries, made at once included (SGN-40)', async () => {
    const guest = await waitingGuest();
    const code = await codeTo(guest);
    const tries = Array.from({ length: 7 }, () => rejectionOf(confirm(guest, wrong(code))));
    const codes = (await Promise.all(tries)).map(error => Object(error).code);
    expect(codes.filter(found => found === 'EMAIL_CODE_INVALID')).toHaveLength(4);
    expect(codes.filter(found => found === 'EMAIL_CODE_SPENT')).toHaveLength(3);
    expect(await rejectionOf(confirm(guest, code))).toEqual(rejection('EMAIL_CODE_SPENT'));
    expect(await isVerified(guest)).toBe(false);
  });

  test('still works as the fifth try, and runs out after 15 minutes on the gateway’s clock (SGN-40)', async () => {
    const [early, late] = [await waitingGuest(), await waitingGuest()];
    const [first, second] = [await codeTo(early), await codeTo(late)];
    for (let attempt = 0; attempt < 4; attempt += 1) await rejectionOf(confirm(early, wrong(first)));
    gateway.clock.moveBy(15 * MINUTE - 10_000);
    await confirm(early, first);
    gateway.clock.moveBy(10_000);
    expect(await rejectionOf(confirm(late, second))).toEqual(rejection('EMAIL_CODE_EXPIRED'));
    expect(await isVerified(late)).toBe(false);
  });

  test('is for a signed-in guest, and for the address that it was sent to (SGN-40)', async () => {
    const guest = await waitingGuest();
    const code = await codeTo(guest);
    expect(await rejectionOf(gateway.client().guestUser.confirmEmail({ code }))).toEqual(
      rejection('UNAUTHORIZED'),
    );
    const moved = { email: `moved.${guest.email}` };
    await gateway.app.store.db.update(guests).set(moved).where(eq(guests.id, guest.id));
    expect(await rejectionOf(confirm(guest, code))).toEqual(rejection('EMAIL_CODE_INVALID'));
  });

  test('is stored as a keyed hash alone (SGN-40)', async () => {
    const guest = await waitingGuest();
    const code = await codeTo(guest);
    const isOwn = eq(typedEmailCodes.guestId, guest.id);
    const [row] = await gateway.app.store.db.select().from(typedEmailCodes).where(isOwn);
    expect(row?.codeHash).toMatch(/^[\w-]{43}$/);
    // A plain hash of a million codes is found by trying them all.
    expect(row?.codeHash).not.toBe(hashOfToken(code));
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
  });
});

test('no log line has the code, sent, typed wrong or typed right (SGN-40)', async () => {
  const lines: string[] = [];
  const { stdout } = process;
  const { write } = stdout;
  // pino goes by process.stdout.write where somebody has replaced it.
  Object.assign(stdout, { write: (text: string | Uint8Array) => lines.push(String(text)) > 0 });
  try {
    const logged = await untilTestEnds(startTestGateway({ seed: false, logLevel: 'trace' }));
    const guest = await waitingGuest(logged);
    const code = await codeTo(guest, logged);
    await rejectionOf(confirm(guest, wrong(code)));
    await confirm(guest, code);
    expect(lines.join('')).toContain('"route":"confirmEmail"');
    // Request ids may contain the same digits.
    for (const typed of [code, wrong(code)]) expect(lines.join('')).not.toMatch(new RegExp(`\\b${typed}\\b`));
  } finally {
    Object.assign(stdout, { write });
  }
});

describe('limits', () => {
  const wrongTries = async (guest: Waiting, times: number, on: TestGateway) => {
    const code = wrong(await codeTo(guest, on));
    const errors: unknown[] = [];
    for (let attempt = 0; attempt < times; attempt += 1) errors.push(await rejectionOf(confirm(guest, code)));
    return errors.map(error => Object(error).code);
  };

  test('wrong codes of one guest are counted over all e-mails, and the guest reads when to come back (SGN-40)', async () => {
    const limits = { ...noLimits, emailCodesPerGuest: { points: 3, seconds: 600 } };
    const limited = await untilTestEnds(startTestGateway({ seed: false, limits }));
    const guest = await waitingGuest(limited);
    expect(await wrongTries(guest, 2, limited)).toEqual(Array(2).fill('EMAIL_CODE_INVALID'));
    await guest.client.guestUser.resendConfirmationEmail();
    expect(await wrongTries(guest, 2, limited)).toEqual(['EMAIL_CODE_INVALID', 'TOO_MANY_REQUESTS']);
    expect(await rejectionOf(confirm(guest, await codeTo(guest, limited)))).toMatchObject({
      status: 429,
      details: { retryAfterSeconds: expect.any(Number) },
    });
  });

  test('a network or a device has so many wrong codes, of whichever guests; right ones do not count (SGN-40)', async () => {
    const lobby = [enrolment('lobby-1'), enrolment('lobby-2')] as const;
    const limits = { ...noLimits, emailCodesPerClient: { points: 3, seconds: 600 } };
    const devices = lobby.map(({ device }) => device);
    const limited = await untilTestEnds(startTestGateway({ seed: false, limits, devices }));
    const at = (index: 0 | 1) => ({
      headers: {
        'x-device-profile': 'kiosk',
        'x-device-hotel': String(lobby[index].device.hotelId),
        'x-device-id': lobby[index].device.id,
        'x-device-token': lobby[index].token,
      },
    });
    for (let count = 0; count < 4; count += 1) {
      const guest = await waitingGuest(limited, at(0));
      await confirm(guest, await codeTo(guest, limited));
    }
    const guessing = await waitingGuest(limited, at(0));
    expect(await wrongTries(guessing, 3, limited)).toEqual(Array(3).fill('EMAIL_CODE_INVALID'));
    const next = await waitingGuest(limited, at(0));
    expect(await wrongTries(next, 1, limited)).toEqual(['TOO_MANY_REQUESTS']);
    const beside = await waitingGuest(limited, at(1));
    await confirm(beside, await codeTo(beside, limited));
  });
});
