import { useState } from 'react';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { useVerifiedGuest } from './use-verified-guest.ts';
import { verificationErrorText } from './verification-text.ts';

export async function isEmailValidated(): Promise<boolean> {
  const [response, { emailValidation }] = await Promise.all([
    gateway.guestUser.alreadyValidated(),
    import('#shared/contract/guest/guest-user.ts'),
  ]);
  return checked(emailValidation, response).validated;
}

/** Result of the last step; its text is computed at each render, in the page's current language. */
type StepOutcome = { intent: 'info' } | { intent: 'error'; error: unknown };
type Step = 'resend' | 'check';

/** `linkError` is the first outcome: the next step replaces it. */
export function useEmailVerification(linkError: unknown) {
  const t = useText('email-verification');
  const isSignedIn = useSession().status === 'signedIn';
  const { welcome } = useVerifiedGuest();
  const [outcome, setOutcome] = useState<StepOutcome | null>(
    linkError === null ? null : { intent: 'error', error: linkError },
  );
  const [busy, setBusy] = useState<Step | null>(null);

  /** True if the step did not fail. */
  async function run(step: Step, work: () => Promise<StepOutcome | null>): Promise<boolean> {
    setBusy(step);
    setOutcome(null);
    const result = await work().catch(async (error: unknown): Promise<StepOutcome> => {
      await loadTexts('errors').catch(() => undefined);
      return { intent: 'error', error };
    });
    setBusy(null);
    setOutcome(result);
    return result?.intent !== 'error';
  }

  const resend = () =>
    run('resend', async () => {
      await gateway.guestUser.resendConfirmationEmail();
      toast.notify({ intent: 'success', textKey: 'email-verification:retryConfirmation' });
      return null;
    });

  const check = () =>
    run('check', async () => {
      if (!(await isEmailValidated())) return { intent: 'info' };
      await welcome();
      return null;
    });

  const message = outcome && {
    intent: outcome.intent,
    text: outcome.intent === 'info' ? t('notYet') : verificationErrorText(outcome.error, t, isSignedIn),
  };
  return { message, busy, resend, check, welcome };
}
