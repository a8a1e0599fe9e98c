import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '#gateway/config/limits-config.ts';
import { markEmailVerified } from '#gateway/store/guest-store.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { sessionResponse } from '#shared/auth/auth-protocol.ts';
import { type Client, noLimits, startTestGateway, type TestGateway } from './harness.ts';
import { newGuest } from './new-guest.ts';
import { authCall, refresh } from './session-client.ts';
import { sharedGateway } from './shared-gateway.ts';
import { codeOf } from './small-hotel.ts';
import { untilTestEnds } from './until-test-ends.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'Outra#Senha2027';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await sharedGateway();
});

type Person = {
  id: string;
  email: string;
  password: string;
  here: Client;
  there: Client;
  refreshToken: string;
};

async function signIn(on: TestGateway, email: string, password: string) {
  const { body } = await authCall(on, 'signInWithPassword', { email, password });
  const session = sessionResponse.safeParse(body);
  return session.success ? session.data : null;
}

/** A guest with a verified e-mail, who is signed in here and on another device. */
async function person(on = gateway): Promise<Person> {
  const { email, password, ...rest } = newGuest();
  await on.client().guestUser.create({ email, password, ...rest });
  const [row] = await on.app.store.db.select().from(guests).where(eq(guests.email, email));
  const id = row?.id ?? '';
  await markEmailVerified(on.app.store.db, id);
  const [one, other] = [await signIn(on, email, password), await signIn(on, email, password)];
  if (!one || !other) throw new Error('the guest cannot sign in');
  const [here, there] = [on.client({ token: one.idToken }), on.client({ token: other.idToken })];
  return { id, email, password, here, there, refreshToken: other.refreshToken };
}

const mailsTo = (
  email: string,
  kind: 'EMAIL_CHANGE_CODE' | 'EMAIL_CHANGED' | 'PASSWORD_CHANGED',
  on = gateway,
) =>
  on.app.store.db
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, email), eq(emails.kind, kind)))
    .orderBy(desc(emails.id));

async function codeTo(email: string, on = gateway): Promise<string> {
  const [mail] = await mailsTo(email, 'EMAIL_CHANGE_CODE', on);
  return /: (\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const emailNow = async ({ id }: Person) => {
  const [row] = await gateway.app.store.db.select().from(guests).where(eq(guests.id, id));
  return row && [row.email, row.emailVerified];
};
let count = 0;
const freeAddress = () => `changed-${Date.now()}-${(count += 1)}@pernoite.test`;

describe('a new e-mail address', () => {
  test('counts once its code is typed: the guest signs in with it, and the old one is notified (SET-27)', async () => {
    const guest = await person();
    const email = freeAddress();
    await guest.here.guestUser.requestEmailChange({ email: email.toUpperCase(), password: guest.password });
    expect(await emailNow(guest)).toEqual([guest.email, true]);
    expect(await signIn(gateway, email, guest.password)).toBeNull();
    const code = await codeTo(email);
    expect(await guest.here.guestUser.confirmEmailChange({ code })).toEqual({ guestToken: null });
    expect(await emailNow(guest)).toEqual([email, true]);
    expect(await signIn(gateway, email, guest.password)).not.toBeNull();
    expect(await signIn(gateway, guest.email, guest.password)).toBeNull();
    const [notice] = await mailsTo(guest.email, 'EMAIL_CHANGED');
    expect(notice?.text).toContain('e-mail');
    // Whoever took over the account would hide the new address.
    expect(notice?.text).not.toContain(email);
  });

  test('ends every other session, and this one goes on (SET-27)', async () => {
    const guest = await person();
    const email = freeAddress();
    await guest.here.guestUser.requestEmailChange({ email, password: guest.password });
    await guest.here.guestUser.confirmEmailChange({ code: await codeTo(email) });
    expect(await codeOf(guest.there.guestUser.language())).toBe('UNAUTHORIZED');
    expect((await refresh(gateway, guest.refreshToken)).status).toBe(400);
    expect((await guest.here.sessions.list()).sessions).toMatchObject([{ isCurrent: true }]);
  });

  test('of another account is named as at sign-up, before and after the code went out (SET-27, ERR-09)', async () => {
    const [guest, other] = [await person(), await person()];
    const { password } = guest;
    const taken = guest.here.guestUser.requestEmailChange({ email: other.email, password });
    expect(await codeOf(taken)).toBe('GUEST_EMAIL_ALREADY_EXISTS');
    expect(await mailsTo(other.email, 'EMAIL_CHANGE_CODE')).toEqual([]);
    const email = freeAddress();
    await guest.here.guestUser.requestEmailChange({ email, password });
    const code = await codeTo(email);
    await gateway.client().guestUser.create(newGuest({ email }));
    expect(await codeOf(guest.here.guestUser.confirmEmailChange({ code }))).toBe(
      'GUEST_EMAIL_ALREADY_EXISTS',
    );
    expect(await emailNow(guest)).toEqual([guest.email, true]);
  });

  test('needs the current password (SET-27)', async () => {
    const guest = await person();
    const email = freeAddress();
    const asked = guest.here.guestUser.requestEmailChange({ email, password: 'Errada#2026' });
    expect(await codeOf(asked)).toBe('PASSWORD_INCORRECT');
    expect(await mailsTo(email, 'EMAIL_CHANGE_CODE')).toEqual([]);
  });

  test('has a code that is good five tries and 15 minutes, and for the latest address alone (SET-27)', async () => {
    const guest = await person();
    const { password } = guest;
    const [first, second] = [freeAddress(), freeAddress()];
    await guest.here.guestUser.requestEmailChange({ email: first, password });
    const before = await codeTo(first);
    await guest.here.guestUser.requestEmailChange({ email: second, password });
    const code = await codeTo(second);
    const confirm = (typed: string) => codeOf(guest.here.guestUser.confirmEmailChange({ code: typed }));
    if (before !== code) expect(await confirm(before)).toBe('EMAIL_CODE_INVALID');
    for (let tries = before === code ? 0 : 1; tries < 4; tries += 1)
      expect(await confirm(wrong(code))).toBe('EMAIL_CODE_INVALID');
    expect([await confirm(wrong(code)), await confirm(code)]).toEqual([
      'EMAIL_CODE_SPENT',
      'EMAIL_CODE_SPENT',
    ]);

    const own = await untilTestEnds(startTestGateway({ seed: false }));
    const late = await person(own);
    await late.here.guestUser.requestEmailChange({ email: first, password: late.password });
    own.clock.moveTo(new Date(own.clock.now().getTime() + 15 * MINUTE));
    const typed = await codeTo(first, own);
    expect(await codeOf(late.here.guestUser.confirmEmailChange({ code: typed }))).toBe('EMAIL_CODE_EXPIRED');
  });

  test('takes what was mailed to an address along with the account, however often the guest had it (SET-27, SET-06)', async () => {
    const own = await untilTestEnds(startTestGateway({ seed: false }));
    const guest = await person(own);
    const { password } = guest;
    for (const email of [freeAddress(), guest.email, freeAddress()]) {
      own.clock.moveTo(new Date(own.clock.now().getTime() + MINUTE));
      await guest.here.guestUser.requestEmailChange({ email, password });
      await guest.here.guestUser.confirmEmailChange({ code: await codeTo(email, own) });
    }
    expect(await mailsTo(guest.email, 'EMAIL_CHANGED', own)).toHaveLength(2);
    await guest.here.guestUser.deleteAccount({ reason: 1 });
    expect(await mailsTo(guest.email, 'EMAIL_CHANGED', own)).toEqual([]);
  });

  test('is no way to guess passwords, to list accounts or to flood an address (SET-27)', async () => {
    const limits = {
      ...noLimits,
      signInPerAccount: { points: 3, seconds: 300 },
      signUpPerClient: { points: 3, seconds: 300 },
      emailsPerRecipient: { points: 1, seconds: 300 },
    };
    const own = await untilTestEnds(startTestGateway({ seed: false, limits }));
    const guest = await person(own);
    const ask = (email: string, password = guest.password) =>
      codeOf(guest.here.guestUser.requestEmailChange({ email, password }));
    const email = freeAddress();
    expect([await ask(email), await ask(email)]).toEqual([{}, 'TOO_MANY_REQUESTS']);
    expect(await ask(freeAddress())).toBe('TOO_MANY_REQUESTS');
    const guesses = ['Errada#1', 'Errada#2', 'Errada#3', guest.password];
    const answers: unknown[] = [];
    for (const guess of guesses) answers.push(await ask(freeAddress(), guess));
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a new password', () => {
  test('needs the current one, and is the only one from then on (SET-28)', async () => {
    const guest = await person();
    const { email, password } = guest;
    const change = (current: string, newPassword = NEW_PASSWORD) =>
      guest.here.guestUser.changePassword({ password: current, newPassword });
    expect(await codeOf(change('Errada#2026'))).toBe('PASSWORD_INCORRECT');
    expect(await codeOf(change(password, 'semmaiuscula#1'))).toBe('BAD_REQUEST');
    expect(await signIn(gateway, email, password)).not.toBeNull();
    expect(await change(password)).toEqual({ guestToken: null });
    expect([await signIn(gateway, email, password), await signIn(gateway, email, NEW_PASSWORD)]).toEqual([
      null,
      expect.anything(),
    ]);
  });

  test('ends the other sessions and what could open one, and its guest is notified (SET-28)', async () => {
    const guest = await person();
    const { auth, store } = gateway.app;
    const token = await auth.issueCustomToken(store.db, guest.id);
    const reset = await auth.issueEmailCode(guest.id, 'PASSWORD_RESET');
    const wanted = freeAddress();
    await guest.here.guestUser.requestEmailChange({ email: wanted, password: guest.password });
    await guest.here.guestUser.changePassword({ password: guest.password, newPassword: NEW_PASSWORD });
    const begun = guest.here.guestUser.confirmEmailChange({ code: await codeTo(wanted) });
    expect(await codeOf(begun)).toBe('EMAIL_CODE_EXPIRED');
    expect(await codeOf(guest.there.guestUser.language())).toBe('UNAUTHORIZED');
    expect((await refresh(gateway, guest.refreshToken)).status).toBe(400);
    expect((await authCall(gateway, 'signInWithCustomToken', { token })).status).toBe(400);
    expect((await authCall(gateway, 'resetPassword', { oobCode: reset })).status).toBe(400);
    await guest.here.guestUser.language();
    const [notice] = await mailsTo(guest.email, 'PASSWORD_CHANGED');
    expect(notice?.text).not.toContain(NEW_PASSWORD);
  });

  test('of two at once one wins, and the other is rejected (SET-28)', async () => {
    const guest = await person();
    const { password } = guest;
    const changes = ['Primeira#2027', 'Segunda#2027'].map(newPassword =>
      codeOf(guest.here.guestUser.changePassword({ password, newPassword })),
    );
    const outcomes = await Promise.all(changes);
    expect(outcomes.filter(outcome => outcome === 'PASSWORD_INCORRECT')).toHaveLength(1);
    expect(outcomes).toContainEqual({ guestToken: null });
  });

  test('is tried as often as a sign-in may be (SET-28)', async () => {
    const limits = { ...defaultLimits, signInPerAccount: { points: 3, seconds: 300 } };
    const own = await untilTestEnds(startTestGateway({ seed: false, limits }));
    const guest = await person(own);
    const codes: unknown[] = [];
    for (const password of ['Errada#1', 'Errada#2', 'Errada#3', guest.password])
      codes.push(await codeOf(guest.here.guestUser.changePassword({ password, newPassword: NEW_PASSWORD })));
    expect(codes.slice(-1)).toEqual(['TOO_MANY_REQUESTS']);
  });
});
