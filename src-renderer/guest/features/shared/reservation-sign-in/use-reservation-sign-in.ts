import { useState } from 'react';
import { signInWithCustomToken } from '#renderer/guest/features/shared/session/session.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { errorText, loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { minutesToWait } from '#renderer/platform/i18n/retry-after.ts';
import { reservationChallenge, reservationConfirmed } from '#shared/contract/guest/sign-in.ts';
import { AppError } from '#shared/errors.ts';
import { type CodeStep, identify, type Question, type ReservationFlow, right, sent, wrong } from './flow.ts';

type Confirmed = { bookingId: string };

/** `onConfirmed` is called before the sign-in, which moves the page on. */
export function useReservationSignIn(onConfirmed: (confirmed: Confirmed) => void = () => undefined) {
  const t = useText('reservation-sign-in');
  const [flow, setFlow] = useState<ReservationFlow>(identify);
  const [failure, setFailure] = useState<string | null>(null);

  async function toErrorText(error: unknown): Promise<string> {
    const minutes = minutesToWait(error);
    if (minutes !== null) return t('tooMany', { count: minutes });
    await loadTexts('errors').catch(() => undefined);
    return errorText(error);
  }

  async function requestCode(question: Question): Promise<void> {
    setFailure(null);
    try {
      const challenge = checked(reservationChallenge, await gateway.signIn.askReservationCode(question));
      setFlow(sent(question, challenge, Date.now()));
    } catch (error) {
      setFailure(await toErrorText(error));
    }
  }

  async function tokenFor(step: CodeStep, code: string): Promise<string> {
    if (step.guestToken !== null) return step.guestToken;
    const response = await gateway.signIn.confirmReservationCode({ challengeId: step.challengeId, code });
    const { guestToken, bookingId } = checked(reservationConfirmed, response);
    onConfirmed({ bookingId });
    setFlow(right(step, guestToken));
    return guestToken;
  }

  async function confirm(step: CodeStep, code: string): Promise<void> {
    setFailure(null);
    try {
      await signInWithCustomToken(await tokenFor(step, code));
    } catch (error) {
      if (error instanceof AppError && error.code === 'SIGN_IN_CODE_INVALID')
        setFlow(wrong(step, Date.now()));
      else setFailure(await toErrorText(error));
    }
  }

  function startOver(): void {
    setFailure(null);
    setFlow(identify);
  }

  return { flow, failure, requestCode, confirm, startOver };
}
