import { Button, makeStyles } from '@fluentui/react-components';
import { signOut } from '#renderer/guest/features/shared/session/session.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Spinner } from '#renderer/platform/ui/spinner.tsx';
import { useEmailVerification } from '../use-email-verification.ts';

const useStyles = makeStyles({
  choices: { display: 'grid', gap: '12px' },
  hint: { margin: 0 },
  checking: { display: 'flex', gap: '12px', alignItems: 'center', margin: 0 },
});

export function VerificationChoices() {
  const styles = useStyles();
  const t = useText('email-verification');
  const isSignedIn = useSession().status === 'signedIn';
  const { message, busy, resend, check } = useEmailVerification();
  const notice = message && <Notice intent={message.intent}>{message.text}</Notice>;
  if (busy === 'code') {
    return (
      <p className={styles.checking} role="status">
        <Spinner /> {t('checking')}
      </p>
    );
  }
  if (!isSignedIn) {
    return (
      <>
        {notice}
        <div className={styles.choices}>
          <ButtonLink to={paths.login} appearance="primary">
            {t('signIn')}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles.hint}>{t('hint')}</p>
      {notice}
      <div className={styles.choices}>
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
  );
}
