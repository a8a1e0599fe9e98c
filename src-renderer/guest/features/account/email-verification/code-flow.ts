import type { AppError } from '#shared/errors.ts';

/** The six digits of the verification e-mail, as the gateway judges them (SGN-40, KSK-23). */
export type CodeFlow =
  /** `triesLeft` is null before the first wrong code. */
  | { step: 'typing'; triesLeft: number | null }
  /** No code can be right any more: another e-mail has to be requested. */
  | { step: 'over'; reason: 'expired' | 'spent' };

export const typing: CodeFlow = { step: 'typing', triesLeft: null };

/** Null for any other failure, such as a lost connection: its own text says what to do. */
export function rejected({ code }: Pick<AppError, 'code'>, triesLeft: number | null): CodeFlow | null {
  switch (code) {
    case 'EMAIL_CODE_INVALID':
      return triesLeft === null ? null : { step: 'typing', triesLeft };
    case 'EMAIL_CODE_EXPIRED':
      return { step: 'over', reason: 'expired' };
    case 'EMAIL_CODE_SPENT':
      return { step: 'over', reason: 'spent' };
    default:
      return null;
  }
}
