import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { forgetOobCode, oobCode } from '#renderer/guest/features/shared/session/link-secrets.ts';
import {
  forgetReturnPath,
  rememberPath,
  returnPath,
} from '#renderer/guest/features/shared/session/return-path.ts';
import { refreshGuest } from '#renderer/guest/features/shared/session/session.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { host } from '#renderer/platform/host/host.ts';
import { errorText, loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { AppError } from '#shared/errors.ts';

export async function isEmailValidated(): Promise<boolean> {
  const [response, { emailValidation }] = await Promise.all([
    gateway.guestUser.alreadyValidated(),
    import('#shared/contract/guest-user.ts'),
  ]);
  return checked(emailValidation, response).validated;
}

/** The e-mail's link often opens in a tab without the state of the sign-up; then the account is queried (BEY-16). */
async function rememberInvitation(): Promise<void> {
  if (returnPath() !== '/' || !host().profile.capabilities.rememberPath) return;
  const bookings = await gateway.bookings.active({ sort: 'asc' }).catch(() => []);
  const invited = bookings.find(booking => booking.isInvitationPending);
  if (invited) rememberPath(bookingPath.details(invited.bookingId));
}

/** Result of the last step; its text is computed at each render, in the page's current language. */
type StepOutcome = { intent: 'info' } | { intent: 'error'; error: unknown };
type Step = 'code' | 'resend' | 'check';

export function useEmailVerification() {
  const t = useText('email-verification');
  const isSignedIn = useSession().status === 'signedIn';
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<StepOutcome | null>(null);
  const [busy, setBusy] = useState<Step | null>(oobCode() === null ? null : 'code');

  function toText(error: unknown): string {
    const code = error instanceof AppError ? error.code : '';
    if (code === 'CODE_INVALID') return t(isSignedIn ? 'invalidVerificationCode' : 'invalidSignedOut');
    return code === 'TOO_MANY_REQUESTS' ? t('tooManyRequests') : errorText(error);
  }

  async function run(step: Step, work: () => Promise<StepOutcome | null>) {
    setBusy(step);
    setOutcome(null);
    const result = await work().catch(async (error: unknown): Promise<StepOutcome> => {
      await loadTexts('errors').catch(() => undefined);
      return { intent: 'error', error };
    });
    setBusy(null);
    setOutcome(result);
  }

  async function welcome() {
    toast.notify({ intent: 'success', textKey: 'email-verification:confirmationSuccess' });
    await goOn();
  }

  // Without a session the guard of home redirects to the sign-in page.
  async function goOn() {
    if (isSignedIn) await rememberInvitation();
    const path = isSignedIn ? returnPath() : paths.home;
    await refreshGuest();
    await navigate(path, { replace: true });
    forgetReturnPath();
  }

  async function confirmCode(code: string): Promise<StepOutcome | null> {
    const { confirmEmail } = await import('#renderer/platform/gateway/auth-client.ts');
    try {
      await confirmEmail(code);
    } catch (error) {
      // Links are opened twice: a guest who is already verified is not shown that the link is used (SGN-24).
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
      if (!(await isEmailValidated())) return { intent: 'info' };
      await welcome();
      return null;
    });

  const message = outcome && {
    intent: outcome.intent,
    text: outcome.intent === 'info' ? t('notYet') : toText(outcome.error),
  };
  return { message, busy, resend, check };
}
