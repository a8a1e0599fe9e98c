import type { ReservationChallenge } from '#shared/contract/guest/sign-in.ts';

/** No response reveals that such a booking exists (BEY-02). */

/** Delay before another e-mail may be requested (milliseconds): the first may still be in transit. */
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
  /** 'spent' when the code is void and another has to be requested. */
  problem: 'wrong' | 'spent' | null;
  /** The code was right and only the sign-in failed: the next press needs no code. */
  guestToken: string | null;
};

export type ReservationFlow = { step: 'identify' } | CodeStep;

export const identify: ReservationFlow = { step: 'identify' };

/** A code was sent, or would have been if there were such a booking. */
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

/** The code was rejected; the gateway sends one reason for all failures, so the tries are counted here. */
export function wrong(flow: CodeStep, now: number): CodeStep {
  const triesLeft = Math.max(0, flow.triesLeft - 1);
  return { ...flow, triesLeft, problem: triesLeft === 0 || now >= flow.endsAt ? 'spent' : 'wrong' };
}

export function right(flow: CodeStep, guestToken: string): CodeStep {
  return { ...flow, problem: null, guestToken };
}
