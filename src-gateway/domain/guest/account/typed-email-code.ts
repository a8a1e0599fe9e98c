import type { AppContext } from '#gateway/context.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import { type Guest, lockGuest } from '#gateway/store/guest-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Transaction } from '#gateway/store/store.ts';
import {
  countTypedCodeTry,
  dropTypedCode,
  findTypedCode,
  storeTypedCode,
} from '#gateway/store/typed-email-code-store.ts';
import { AppError } from '#shared/errors.ts';
import { currentGuest } from './current-guest.ts';
import { type CodeOf, checkEmailCode, newEmailCode, rejectCode, type WrongCode } from './email-code.ts';

const codeOf = ({ id, email }: Guest): CodeOf => ({ purpose: 'typed e-mail code', guestId: id, email });

/** Six digits for a verification e-mail; those of the e-mail before become invalid. */
export async function issueTypedCode(app: AppContext, tx: Transaction, guest: Guest): Promise<string> {
  const { code, row } = newEmailCode(app, codeOf(guest));
  await storeTypedCode(tx, { guestId: guest.id, ...row });
  return code;
}

/** Throws EMAIL_CODE_INVALID with the tries left, EMAIL_CODE_EXPIRED, EMAIL_CODE_SPENT, TOO_MANY_REQUESTS. */
export async function confirmTypedCode(
  app: AppContext,
  typed: { guestId: string; code: string },
  limitKey: LimitKey,
): Promise<void> {
  if (await app.auth.isEmailVerified(await currentGuest(app, typed.guestId))) return;
  const release = await app.rateLimits.emailCode(typed.guestId, limitKey);
  const wrong = await redeem(app, typed);
  if (wrong) rejectCode(wrong);
  await release();
}

async function redeem(app: AppContext, typed: { guestId: string; code: string }): Promise<WrongCode | null> {
  return retryTransaction(app.store.db, async tx => {
    // The guest before the code, in the order of a new e-mail.
    const guest = await lockGuest(tx, typed.guestId, 'update');
    if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
    const stored = await findTypedCode(tx, guest.id);
    const tried = { of: codeOf(guest), stored, code: typed.code };
    const wrong = await checkEmailCode(app, tried, () => countTypedCodeTry(tx, guest.id));
    if (wrong) return wrong;
    await dropTypedCode(tx, guest.id);
    await app.auth.confirmEmail(tx, guest.id);
    return null;
  });
}
