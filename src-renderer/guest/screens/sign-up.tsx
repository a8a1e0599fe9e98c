import { makeStyles } from '@fluentui/react-components';
import { useNavigate } from 'react-router';
import { invitedEmail } from '#renderer/guest/features/shared/session/link-secrets.ts';
import { signInWithCustomToken } from '#renderer/guest/features/shared/session/session.ts';
import { SignUpWizard } from '#renderer/guest/features/shared/sign-up/components/sign-up-wizard.tsx';
import { createAccount, publishSignUp } from '#renderer/guest/features/shared/sign-up/create-account.ts';
import type { SignUpValues } from '#renderer/guest/features/shared/sign-up/sign-up-schema.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { AuthLayout } from '#renderer/platform/ui/auth-layout.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';

const useStyles = makeStyles({
  action: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', margin: 0 },
});

export function Component() {
  const styles = useStyles();
  const t = useText('sign-up');
  const navigate = useNavigate();

  const create = async (values: SignUpValues) => {
    await signInWithCustomToken(await createAccount(values));
    // The next page can send the e-mail again, so a failure must not stop the guest here.
    void publishSignUp().catch(() => undefined);
    await navigate(paths.emailVerification, { state: { fromSignUp: true }, replace: true });
  };

  return (
    <AuthLayout
      title={t('pageTitle')}
      subtitle={t('pageLead')}
      stem="portrait-suite-king"
      pictureAlt={t('pictureAlt')}
    >
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <SignUpWizard
        links={webConfig().links}
        email={invitedEmail()}
        onCreate={create}
        onCancel={() => void navigate(paths.home)}
      />
      <p className={styles.action}>
        {t('session:signUp.haveAccount')} <TextLink to={paths.login}>{t('session:signUp.login')}</TextLink>
      </p>
    </AuthLayout>
  );
}
