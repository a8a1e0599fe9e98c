import type { AppContext } from '#gateway/context.ts';
import { emailTaken } from '#gateway/domain/guest/auth/auth.ts';
import { rememberNetwork } from '#gateway/domain/guest/auth/familiar-networks.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
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
import { type CodeOf, checkEmailCode, newEmailCode, rejectCode, type WrongCode } from './email-code.ts';
import { provePassword } from './own-password.ts';
import { toRecipient } from './send-account-email.ts';

const codeOf = ({ guestId, email }: Pick<CodeOf, 'guestId' | 'email'>): CodeOf => ({
  purpose: 'code of a new e-mail',
  guestId,
  email,
});

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
  const { code, row } = newEmailCode(app, codeOf({ guestId, email }));
  await app.store.db.transaction(async tx => {
    const guest = await lockGuest(tx, guestId, 'update');
    if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
    await storeEmailChange(tx, { guestId, email, ...row });
    await noteMailedAddress(tx, { guestId, email, since: row.createdAt, until: row.expiresAt });
    const { language } = toRecipient(guest);
    await app.mailer.queue(tx, { kind: 'EMAIL_CHANGE_CODE', to: email, language, code });
  });
}

type Typed = { guestId: string; sessionId: string; code: string };
type Outcome = { result: 'changed'; after: Guest; guestToken: string | null } | WrongCode;

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
  if (outcome.result !== 'changed') return rejectCode(outcome);
  await release();
  // Networks are known by account and address.
  await rememberNetwork(app, outcome.after, clientKey);
  return { guestToken: outcome.guestToken };
}

async function redeem(app: AppContext, tx: Transaction, typed: Typed): Promise<Outcome> {
  const guest = await lockGuest(tx, typed.guestId, 'update');
  if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
  const stored = await findEmailChange(tx, guest.id);
  if (!stored) return { result: 'expired' };
  const tried = { of: codeOf(stored), stored, code: typed.code };
  const wrong = await checkEmailCode(app, tried, () => countEmailChangeTry(tx, guest.id));
  if (wrong) return wrong;
  const { email } = stored;
  await dropEmailChange(tx, guest.id);
  await app.mailer.queue(tx, { kind: 'EMAIL_CHANGED', ...toRecipient(guest) });
  const { email: before, createdAt: since } = guest;
  const until = app.clock.now();
  await noteMailedAddress(tx, { guestId: guest.id, email: before, since, until });
  const guestToken = await app.auth.changeEmail(tx, guest, { email, sessionId: typed.sessionId });
  return { result: 'changed', after: { ...guest, email, emailVerified: true }, guestToken };
}
