import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import { randomDigits } from '#gateway/platform/random-digits.ts';
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

const CODE_MS = 15 * 60_000;
const TRIES = 5;
const DIGITS = 6;

type Outcome = { result: 'right' | 'expired' | 'spent' } | { result: 'wrong'; triesLeft: number };

/** Six digits for a verification e-mail; those of the e-mail before become invalid. */
export async function issueTypedCode(app: AppContext, tx: Transaction, guest: Guest): Promise<string> {
  const code = randomDigits(DIGITS);
  const createdAt = app.clock.now();
  await storeTypedCode(tx, {
    guestId: guest.id,
    codeHash: hashOfCode(app, guest, code),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + CODE_MS),
  });
  return code;
}

/** With the address: a code proves the one that it was sent to and no later one. */
function hashOfCode(app: AppContext, { id, email }: Guest, code: string): string {
  return createHmac('sha256', app.signingKey)
    .update(`typed e-mail code\n${id}\n${email}\n${code}`)
    .digest('base64url');
}

/** Throws EMAIL_CODE_INVALID with the tries left, EMAIL_CODE_EXPIRED, EMAIL_CODE_SPENT, TOO_MANY_REQUESTS. */
export async function confirmTypedCode(
  app: AppContext,
  typed: { guestId: string; code: string },
  limitKey: LimitKey,
): Promise<void> {
  if (await app.auth.isEmailVerified(await currentGuest(app, typed.guestId))) return;
  const release = await app.rateLimits.emailCode(typed.guestId, limitKey);
  const outcome = await redeem(app, typed);
  switch (outcome.result) {
    case 'right':
      return release();
    case 'expired':
      throw new AppError('EMAIL_CODE_EXPIRED', 'there is no code any more');
    case 'spent':
      throw new AppError('EMAIL_CODE_SPENT', 'too many wrong codes were tried');
    case 'wrong': {
      const { triesLeft } = outcome;
      throw new AppError('EMAIL_CODE_INVALID', 'the code does not fit', { details: { triesLeft } });
    }
  }
}

/** Returns an outcome for a wrong code: a throw would restore the try. */
async function redeem(app: AppContext, typed: { guestId: string; code: string }): Promise<Outcome> {
  const now = app.clock.now();
  return retryTransaction(app.store.db, async (tx): Promise<Outcome> => {
    // The guest before the code, in the order of a new e-mail.
    const guest = await lockGuest(tx, typed.guestId, 'update');
    if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
    const stored = await findTypedCode(tx, guest.id);
    if (!stored || stored.expiresAt <= now) return { result: 'expired' };
    if (stored.tries >= TRIES) return { result: 'spent' };
    const given = Buffer.from(hashOfCode(app, guest, typed.code));
    if (!timingSafeEqual(given, Buffer.from(stored.codeHash))) {
      await countTypedCodeTry(tx, guest.id);
      const triesLeft = TRIES - stored.tries - 1;
      return triesLeft > 0 ? { result: 'wrong', triesLeft } : { result: 'spent' };
    }
    await dropTypedCode(tx, guest.id);
    await app.auth.confirmEmail(tx, guest.id);
    return { result: 'right' };
  });
}
