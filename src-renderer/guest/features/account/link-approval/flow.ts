import type { LinkToApprove } from '#shared/contract/guest/sign-in.ts';
import { AppError } from '#shared/errors.ts';

export type Approval =
  | { step: 'checking' }
  | OpenQuestion
  | { step: 'approved'; device: LinkToApprove['device'] }
  | { step: 'refused' }
  | { step: 'wrongNumber' }
  /** Used, expired or never issued: the gateway makes no difference. */
  | { step: 'gone' }
  | { step: 'unverified' }
  | { step: 'failed'; error: unknown };

export type OpenQuestion = {
  step: 'asking';
  question: LinkToApprove;
  /** The number that was pressed and is being sent, or 'deny'. */
  sending: string | null;
  error: unknown;
};

export const checking: Approval = { step: 'checking' };

export function opened(code: string | null, emailVerified: boolean): Approval {
  if (code === null) return { step: 'gone' };
  return emailVerified ? checking : { step: 'unverified' };
}

export function found(question: LinkToApprove): OpenQuestion {
  return { step: 'asking', question, sending: null, error: null };
}

/** A failure before or after the question: a rejection ends it, other failures can be retried. */
export function failed(flow: Approval, error: unknown): Approval {
  const code = error instanceof AppError ? error.code : '';
  if (code === 'LINK_NOT_FOUND' || code === 'BAD_REQUEST') return { step: 'gone' };
  if (code === 'LINK_CHECK_FAILED') return { step: 'wrongNumber' };
  if (code === 'EMAIL_NOT_VERIFIED') return { step: 'unverified' };
  return flow.step === 'asking' ? { ...flow, sending: null, error } : { step: 'failed', error };
}

export function isOver(flow: Approval): boolean {
  return ['approved', 'refused', 'wrongNumber', 'gone'].includes(flow.step);
}
