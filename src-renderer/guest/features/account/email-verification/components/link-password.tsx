import { makeStyles } from '@fluentui/react-components';
import { LoginForm } from '#renderer/guest/features/shared/session/components/login-form.tsx';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';

const useStyles = makeStyles({ hint: { margin: 0 } });

/** For a link that is opened where nobody is signed in to its account: a stranger's click confirms nothing (SEC-21). */
export function LinkPassword({ email, onSignedIn }: { email: string; onSignedIn: () => void }) {
  const styles = useStyles();
  const t = useText('email-verification');
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <>
      {isSignedIn && <Notice intent="info">{t('link.other')}</Notice>}
      <LoginForm
        email={email}
        onSignedIn={onSignedIn}
        forgotLink={
          isSignedIn ? null : <TextLink to={paths.forgotPassword}>{t('session:login.forgot')}</TextLink>
        }
      />
      <p className={styles.hint}>{t('link.notMine')}</p>
    </>
  );
}
