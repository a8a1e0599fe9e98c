import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkPassword } from '#renderer/guest/features/account/email-verification/components/link-password.tsx';
import { VerificationChoices } from '#renderer/guest/features/account/email-verification/components/verification-choices.tsx';
import { WaitingBookings } from '#renderer/guest/features/account/email-verification/components/waiting-bookings.tsx';
import { useVerificationLink } from '#renderer/guest/features/account/email-verification/use-verification-link.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { AuthLayout } from '#renderer/platform/ui/auth-layout.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Spinner } from '#renderer/platform/ui/spinner.tsx';
import { TextAround } from '#renderer/platform/ui/text-around.tsx';

const useStyles = makeStyles({
  checking: { display: 'flex', gap: '12px', alignItems: 'center', margin: 0 },
});

function cameFromSignUp(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromSignUp' in state && state.fromSignUp === true;
}

export function Component() {
  const styles = useStyles();
  const t = useText('email-verification');
  const session = useSession();
  const fromSignUp = cameFromSignUp(useLocation().state);
  const { link, retry } = useVerificationLink();
  if (link.step === 'password') {
    return (
      <Layout title={t('link.title')} email={link.email} text={email => t('link.text', { email })}>
        <LinkPassword email={link.email} onSignedIn={retry} />
      </Layout>
    );
  }
  return (
    <Layout
      title={t('title')}
      email={session.status === 'signedIn' ? session.guest.email : ''}
      text={email => t(fromSignUp ? 'fromSignUp' : 'text', { email })}
    >
      {link.step === 'checking' ? (
        <p className={styles.checking} role="status">
          <Spinner /> {t('checking')}
        </p>
      ) : (
        <>
          <WaitingBookings />
          <VerificationChoices linkError={link.step === 'failed' ? link.error : null} />
        </>
      )}
    </Layout>
  );
}

type LayoutProps = {
  title: string;
  /** Shown in the text; empty for a page without one. */
  email: string;
  text: (email: string) => string;
  children: ReactNode;
};

function Layout({ title, email, text, children }: LayoutProps) {
  const t = useText('email-verification');
  return (
    <AuthLayout
      title={title}
      subtitle={
        email === '' ? undefined : (
          <TextAround text={text}>
            <Masked what={t('yourEmail')}>{email}</Masked>
          </TextAround>
        )
      }
      stem="lobby"
      pictureAlt={t('pictureAlt')}
    >
      <title>{`${title} · Pernoite`}</title>
      {children}
    </AuthLayout>
  );
}
