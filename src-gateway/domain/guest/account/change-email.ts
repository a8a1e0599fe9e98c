import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { emailTaken } from '#gateway/domain/guest/auth/auth.ts';
import { rememberNetwork } from '#gateway/domain/guest/auth/familiar-networks.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import { randomDigits } from '#gateway/platform/random-digits.ts';
import {
  countEmailChangeTry,
  dropEmailChange,
  findEmailChange,
  noteMailedAddress,
  storeEmailChange,
} from '#gateway/store/email-change-store.ts';
import { findGuestByEmail, type Guest, lockGuest } from '#gateway/store/guest-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import { currentGuest } from './current-guest.ts';
import { provePassword } from './own-password.ts';
import { toRecipient } from './send-account-email.ts';

const CODE_MS = 15 * 60_000;
const TRIES = 5;
const DIGITS = 6;

type Request = { guestId: string; password: string; email: string };

/**
 * Sends six digits to the wanted address; nothing changes until they are typed (SET-27). A taken address is named as at
 * sign-up, and counted as one. Throws PASSWORD_INCORRECT, GUEST_EMAIL_ALREADY_EXISTS, TOO_MANY_REQUESTS.
 */
export async function requestEmailChange(
  app: AppContext,
  { guestId, password, email }: Request,
  clientKey: LimitKey,
): Promise<void> {
  const current = await currentGuest(app, guestId);
  await provePassword(app, { guest: current, password }, clientKey);
  await app.rateLimits.signUpPerClient(clientKey);
  await app.rateLimits.emailsPerGuest(guestId);
  if (await findGuestByEmail(app.store.db, email)) throw emailTaken();
  await app.rateLimits.email(email, clientKey);
  await app.rateLimits.strangerEmailLeft(email);
  const code = randomDigits(DIGITS);
  const createdAt = app.clock.now();
  const expiresAt = new Date(createdAt.getTime() + CODE_MS);
  await app.store.db.transaction(async tx => {
    const guest = await lockGuest(tx, guestId, 'update');
    if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
    await storeEmailChange(tx, {
      guestId,
      email,
      codeHash: hashCode(app, { guestId, email }, code),
      createdAt,
      expiresAt,
    });
    await noteMailedAddress(tx, { guestId, email, since: createdAt, until: expiresAt });
    const { language } = toRecipient(guest);
    await app.mailer.queue(tx, { kind: 'EMAIL_CHANGE_CODE', to: email, language, code });
  });
}

/** With the address: a code proves the one that it was sent to. */
function hashCode(app: AppContext, { guestId, email }: { guestId: string; email: string }, code: string) {
  return createHmac('sha256', app.signingKey)
    .update(`code of a new e-mail\n${guestId}\n${email}\n${code}`)
    .digest('base64url');
}

type Typed = { guestId: string; sessionId: string; code: string };
type Outcome =
  | { result: 'changed'; after: Guest; guestToken: string | null }
  | { result: 'expired' | 'spent' }
  | { result: 'wrong'; triesLeft: number };

/**
 * From now on the new address counts; the old one is notified, and every other session ends. Throws EMAIL_CODE_INVALID with
 * the tries left, EMAIL_CODE_EXPIRED, EMAIL_CODE_SPENT, GUEST_EMAIL_ALREADY_EXISTS, TOO_MANY_REQUESTS.
 */
export async function confirmEmailChange(
  app: AppContext,
  typed: Typed,
  clientKey: LimitKey,
): Promise<{ guestToken: string | null }> {
  const release = await app.rateLimits.emailCode(typed.guestId, clientKey);
  const { db } = app.store;
  const work = (tx: Transaction) => redeem(app, tx, typed);
  // Another identity provider may have made the change already, so that its try is the only one.
  const outcome = await (app.ownAuth ? retryTransaction(db, work) : db.transaction(work));
  switch (outcome.result) {
    case 'expired':
      throw new AppError('EMAIL_CODE_EXPIRED', 'there is no code any more');
    case 'spent':
      throw new AppError('EMAIL_CODE_SPENT', 'too many wrong codes were tried');
    case 'wrong': {
      const { triesLeft } = outcome;
      throw new AppError('EMAIL_CODE_INVALID', 'the code does not fit', { details: { triesLeft } });
    }
    case 'changed': {
      await release();
      // Networks are known by account and address.
      await rememberNetwork(app, outcome.after, clientKey);
      return { guestToken: outcome.guestToken };
    }
  }
}

/** Returns an outcome for a wrong code: a throw would restore the try. */
async function redeem(app: AppContext, tx: Transaction, typed: Typed): Promise<Outcome> {
  const guest = await lockGuest(tx, typed.guestId, 'update');
  if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
  const stored = await findEmailChange(tx, guest.id);
  if (!stored || stored.expiresAt <= app.clock.now()) return { result: 'expired' };
  if (stored.tries >= TRIES) return { result: 'spent' };
  const given = Buffer.from(hashCode(app, stored, typed.code));
  if (!timingSafeEqual(given, Buffer.from(stored.codeHash))) {
    await countEmailChangeTry(tx, guest.id);
    const triesLeft = TRIES - stored.tries - 1;
    return triesLeft > 0 ? { result: 'wrong', triesLeft } : { result: 'spent' };
  }
  const { email } = stored;
  await dropEmailChange(tx, guest.id);
  await app.mailer.queue(tx, { kind: 'EMAIL_CHANGED', ...toRecipient(guest) });
  const { email: before, createdAt: since } = guest;
  const until = app.clock.now();
  await noteMailedAddress(tx, { guestId: guest.id, email: before, since, until });
  const guestToken = await app.auth.changeEmail(tx, guest, { email, sessionId: typed.sessionId });
  return { result: 'changed', after: { ...guest, email, emailVerified: true }, guestToken };
}
