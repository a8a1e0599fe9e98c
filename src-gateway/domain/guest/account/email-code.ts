import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { randomDigits } from '#gateway/platform/random-digits.ts';
import { AppError } from '#shared/errors.ts';

const CODE_MS = 15 * 60_000;
const TRIES = 5;
const DIGITS = 6;

/** What a code proves, for whom, and the address that it is sent to: it is worth nothing for another one. */
export type CodeOf = {
  purpose: 'typed e-mail code' | 'code of a new e-mail';
  guestId: string;
  email: string;
};

type StoredCode = { codeHash: string; expiresAt: Date; tries: number };

export type NewCode = { code: string; row: { codeHash: string; createdAt: Date; expiresAt: Date } };

/** Six digits for 15 minutes, and what of them is stored. */
export function newEmailCode(app: AppContext, of: CodeOf): NewCode {
  const code = randomDigits(DIGITS);
  const createdAt = app.clock.now();
  const expiresAt = new Date(createdAt.getTime() + CODE_MS);
  return { code, row: { codeHash: hashCode(app, of, code), createdAt, expiresAt } };
}

function hashCode(app: AppContext, { purpose, guestId, email }: CodeOf, code: string): string {
  return createHmac('sha256', app.signingKey)
    .update(`${purpose}\n${guestId}\n${email}\n${code}`)
    .digest('base64url');
}

export type WrongCode = { result: 'expired' | 'spent' } | { result: 'wrong'; triesLeft: number };

/**
 * Null for the right code. `countTry` stores a wrong one: the caller returns what is wrong from its transaction, as a
 * throw would restore the try, and throws it by rejectCode after.
 */
export async function checkEmailCode(
  app: AppContext,
  { of, stored, code }: { of: CodeOf; stored: StoredCode | null; code: string },
  countTry: () => Promise<void>,
): Promise<WrongCode | null> {
  if (!stored || stored.expiresAt <= app.clock.now()) return { result: 'expired' };
  if (stored.tries >= TRIES) return { result: 'spent' };
  const given = Buffer.from(hashCode(app, of, code));
  if (timingSafeEqual(given, Buffer.from(stored.codeHash))) return null;
  await countTry();
  const triesLeft = TRIES - stored.tries - 1;
  return triesLeft > 0 ? { result: 'wrong', triesLeft } : { result: 'spent' };
}

/** Throws EMAIL_CODE_INVALID with the tries left, EMAIL_CODE_EXPIRED or EMAIL_CODE_SPENT. */
export function rejectCode(wrong: WrongCode): never {
  switch (wrong.result) {
    case 'expired':
      throw new AppError('EMAIL_CODE_EXPIRED', 'there is no code any more');
    case 'spent':
      throw new AppError('EMAIL_CODE_SPENT', 'too many wrong codes were tried');
    case 'wrong': {
      const { triesLeft } = wrong;
      throw new AppError('EMAIL_CODE_INVALID', 'the code does not fit', { details: { triesLeft } });
    }
  }
}
