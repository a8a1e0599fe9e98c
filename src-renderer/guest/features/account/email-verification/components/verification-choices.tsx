import { Button, makeStyles } from '@fluentui/react-components';
import { signOut } from '#renderer/guest/features/shared/session/session.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { useEmailCode } from '../use-email-code.ts';
import { useEmailVerification } from '../use-email-verification.ts';
import { CodeForm } from './code-form.tsx';

const useStyles = makeStyles({
  choices: { display: 'grid', gap: '12px' },
  hint: { margin: 0 },
});

/** `linkError` is why the link that the page was opened with did not work; null if there was none. */
export function VerificationChoices({ linkError }: { linkError: unknown }) {
  const styles = useStyles();
  const t = useText('email-verification');
  const isSignedIn = useSession().status === 'signedIn';
  const { message, busy, resend, check, welcome } = useEmailVerification(linkError);
  const code = useEmailCode(welcome);
  const notice = message && <Notice intent={message.intent}>{message.text}</Notice>;
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
  const sendAgain = async () => {
    if (await resend()) code.renew();
  };
  return (
    <>
      <CodeForm flow={code.flow} failure={code.failure} confirm={code.confirm} />
      <p className={styles.hint}>{t('hint')}</p>
      {notice}
      <div className={styles.choices}>
        <BusyButton
          busy={busy === 'resend'}
          appearance={code.flow.step === 'over' ? 'primary' : 'secondary'}
          onClick={() => void sendAgain()}
        >
          {t('resend')}
        </BusyButton>
        <BusyButton busy={busy === 'check'} appearance="secondary" onClick={() => void check()}>
          {t('checked')}
        </BusyButton>
        <Button size="large" appearance="transparent" onClick={() => void signOut('signedOut')}>
          {t('signOut')}
        </Button>
      </div>
    </>
  );
}
