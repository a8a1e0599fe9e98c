import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { isEmailValidated } from '#renderer/features/session/email-validated.ts';
import { forgetOobCode, oobCode } from '#renderer/features/session/link-secrets.ts';
import { refreshGuest, signOut } from '#renderer/features/session/session.ts';
import { useSession } from '#renderer/features/session/use-session.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { errorText, loadTexts, useText } from '#renderer/i18n/i18n.ts';
import { AuthLayout } from '#renderer/ui/auth-layout.tsx';
import { BusyButton } from '#renderer/ui/busy-button.tsx';
import { ButtonLink } from '#renderer/ui/button-link.tsx';
import { Masked } from '#renderer/ui/masked.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Spinner } from '#renderer/ui/spinner.tsx';
import { TextAround } from '#renderer/ui/text-around.tsx';
import { toast } from '#renderer/ui/toast.ts';
import { AppError } from '#shared/errors.ts';

const useStyles = makeStyles({
  ways: { display: 'grid', gap: '12px' },
  hint: { margin: 0 },
  checking: { display: 'flex', gap: '12px', alignItems: 'center', margin: 0 },
});

type Said = { intent: 'error' | 'info'; text: string };

function cameFromSignUp(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromSignUp' in state && state.fromSignUp === true;
}

/** /email-verification (SGN-23 to SGN-29). Leaves for home as soon as the account is verified: the guard sees to it. */
export function Component() {
  const styles = useStyles();
  const t = useText('email-verification');
  const session = useSession();
  const navigate = useNavigate();
  const fromSignUp = cameFromSignUp(useLocation().state);
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState<'code' | 'resend' | 'check' | null>(oobCode() === null ? null : 'code');
  const email = session.status === 'signedIn' ? session.guest.email : '';

  async function explain(error: unknown): Promise<Said> {
    const code = error instanceof AppError ? error.code : '';
    if (code === 'CODE_INVALID') {
      return {
        intent: 'error',
        text: t(session.status === 'signedIn' ? 'invalidVerificationCode' : 'invalidSignedOut'),
      };
    }
    if (code === 'TOO_MANY_REQUESTS') {
      return { intent: 'error', text: t('tooManyRequests') };
    }
    await loadTexts('errors').catch(() => undefined);
    return { intent: 'error', text: errorText(error) };
  }

  async function welcome() {
    toast.notify({ intent: 'success', textKey: 'email-verification:confirmationSuccess' });
    await refreshGuest();
    // A link that is opened on another device leads to the sign-in page of this one.
    await navigate(paths.home, { replace: true });
  }

  async function run(step: 'code' | 'resend' | 'check', work: () => Promise<Said | null>) {
    setBusy(step);
    setSaid(null);
    const result = await work().catch(explain);
    setBusy(null);
    setSaid(result);
  }

  async function takeCode(code: string): Promise<Said | null> {
    const { confirmEmail } = await import('#renderer/gateway/auth-client.ts');
    try {
      await confirmEmail(code);
    } catch (error) {
      // Links are opened twice: a guest who is verified already is not shown that the link is used (SGN-24).
      const guest = session.status === 'signedIn' ? await refreshGuest() : null;
      if (!guest?.emailVerified) throw error;
      await navigate(paths.home, { replace: true });
      return null;
    } finally {
      forgetOobCode();
    }
    await welcome();
    return null;
  }

  useEffect(() => {
    const code = oobCode();
    if (code !== null) void run('code', () => takeCode(code));
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

  return (
    <AuthLayout
      title={t('title')}
      subtitle={
        email === '' ? undefined : (
          <TextAround text={place => t(fromSignUp ? 'fromSignUp' : 'text', { email: place })}>
            <Masked what={t('yourEmail')}>{email}</Masked>
          </TextAround>
        )
      }
      stem="lobby"
      pictureAlt={t('pictureAlt')}
    >
      <title>{`${t('title')} · Pernoite`}</title>
      {busy === 'code' ? (
        <p className={styles.checking} role="status">
          <Spinner /> {t('checking')}
        </p>
      ) : session.status !== 'signedIn' ? (
        <>
          {said && <Notice intent={said.intent}>{said.text}</Notice>}
          <div className={styles.ways}>
            <ButtonLink to={paths.login} appearance="primary">
              {t('signIn')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p className={styles.hint}>{t('hint')}</p>
          {said && <Notice intent={said.intent}>{said.text}</Notice>}
          <div className={styles.ways}>
            <BusyButton busy={busy === 'check'} onClick={() => void check()}>
              {t('checked')}
            </BusyButton>
            <BusyButton busy={busy === 'resend'} appearance="secondary" onClick={() => void resend()}>
              {t('resend')}
            </BusyButton>
            <Button size="large" appearance="transparent" onClick={() => void signOut('signedOut')}>
              {t('signOut')}
            </Button>
          </div>
        </>
      )}
    </AuthLayout>
  );
}
