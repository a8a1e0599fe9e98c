import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { isEmailValidated } from '#renderer/features/session/email-validated.ts';
import { forgetOobCode, oobCode } from '#renderer/features/session/link-secrets.ts';
import { forgetReturnPath, returnPath } from '#renderer/features/session/return-path.ts';
import { refreshGuest } from '#renderer/features/session/session.ts';
import { useSession } from '#renderer/features/session/use-session.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { errorText, loadTexts, useText } from '#renderer/i18n/i18n.ts';
import { toast } from '#renderer/ui/toast.ts';
import { AppError } from '#shared/errors.ts';
import { rememberInvitation } from './remember-invitation.ts';

/** What came of the last step. */
export type StepMessage = { intent: 'error' | 'info'; text: string };
type Step = 'code' | 'resend' | 'check';

/** The steps to a verified e-mail: the code of a link, a new e-mail, and a look whether it is done (SGN-24 to SGN-28). */
export function useEmailVerification() {
  const t = useText('email-verification');
  const isSignedIn = useSession().status === 'signedIn';
  const navigate = useNavigate();
  const [message, setMessage] = useState<StepMessage | null>(null);
  const [busy, setBusy] = useState<Step | null>(oobCode() === null ? null : 'code');

  async function messageOf(error: unknown): Promise<StepMessage> {
    const code = error instanceof AppError ? error.code : '';
    if (code === 'CODE_INVALID') {
      return { intent: 'error', text: t(isSignedIn ? 'invalidVerificationCode' : 'invalidSignedOut') };
    }
    if (code === 'TOO_MANY_REQUESTS') return { intent: 'error', text: t('tooManyRequests') };
    await loadTexts('errors').catch(() => undefined);
    return { intent: 'error', text: errorText(error) };
  }

  async function run(step: Step, work: () => Promise<StepMessage | null>) {
    setBusy(step);
    setMessage(null);
    const result = await work().catch(messageOf);
    setBusy(null);
    setMessage(result);
  }

  async function welcome() {
    toast.notify({ intent: 'success', textKey: 'email-verification:confirmationSuccess' });
    await goOn();
  }

  // Where nobody is signed in, the guard of home leads to the sign-in page.
  async function goOn() {
    if (isSignedIn) await rememberInvitation();
    const path = isSignedIn ? returnPath() : paths.home;
    await refreshGuest();
    await navigate(path, { replace: true });
    forgetReturnPath();
  }

  async function confirmCode(code: string): Promise<StepMessage | null> {
    const { confirmEmail } = await import('#renderer/gateway/auth-client.ts');
    try {
      await confirmEmail(code);
    } catch (error) {
      // Links are opened twice: a guest who is verified already is not shown that the link is used (SGN-24).
      const guest = isSignedIn ? await refreshGuest() : null;
      if (!guest?.emailVerified) throw error;
      await goOn();
      return null;
    } finally {
      forgetOobCode();
    }
    await welcome();
    return null;
  }

  useEffect(() => {
    const code = oobCode();
    if (code !== null) void run('code', () => confirmCode(code));
    // Once, with the code that the page was opened with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const resend = () =>
    run('resend', async () => {
      await gateway.guestUser.resendConfirmationEmail();
      toast.notify({ intent: 'success', textKey: 'email-verification:retryConfirmation' });
      return null;
    });

  const check = () =>
    run('check', async () => {
      if (!(await isEmailValidated())) return { intent: 'info', text: t('notYet') };
      await welcome();
      return null;
    });

  return { message, busy, resend, check };
}
