import type { ReservationChallenge } from '#shared/contract/sign-in.ts';

/**
 * Signing in with a reservation (BEY-02): who, then the code of the e-mail. Nothing shows whether there is such a
 * booking.
 */

/** How long to wait before another e-mail may be requested: the first may still be on its way. */
export const RESEND_MS = 30_000;

export type Question = { locator: string; lastName: string };

/** Times are instants in milliseconds, by this device's clock. */
export type CodeStep = {
  step: 'code';
  question: Question;
  challengeId: string;
  endsAt: number;
  resendAt: number;
  triesLeft: number;
  /** 'spent' when no code can be right any more and another has to be requested. */
  problem: 'wrong' | 'spent' | null;
  /** The code was right and only the way in failed: the next press needs no code. */
  guestToken: string | null;
};

export type ReservationFlow = { step: 'identify' } | CodeStep;

export const identify: ReservationFlow = { step: 'identify' };

/** A code is on its way, or it would be if there were such a booking. */
export function sent(question: Question, challenge: ReservationChallenge, now: number): CodeStep {
  return {
    step: 'code',
    question,
    challengeId: challenge.challengeId,
    endsAt: now + challenge.expiresInSeconds * 1_000,
    resendAt: now + RESEND_MS,
    triesLeft: challenge.tries,
    problem: null,
    guestToken: null,
  };
}

/** The code was rejected; the gateway gives one reason for all, the rest is counted here. */
export function wrong(flow: CodeStep, now: number): CodeStep {
  const triesLeft = Math.max(0, flow.triesLeft - 1);
  return { ...flow, triesLeft, problem: triesLeft === 0 || now >= flow.endsAt ? 'spent' : 'wrong' };
}

export function right(flow: CodeStep, guestToken: string): CodeStep {
  return { ...flow, problem: null, guestToken };
}
