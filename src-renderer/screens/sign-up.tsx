import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { houseLinks } from '#renderer/features/help-links/house-links.ts';
import { signInWithCustomToken } from '#renderer/features/session/session.ts';
import { SignUpForm } from '#renderer/features/sign-up/components/sign-up-form.tsx';
import { createAccount, publishSignUp } from '#renderer/features/sign-up/create-account.ts';
import { useSignUpForm } from '#renderer/features/sign-up/use-sign-up-form.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { BusyButton } from '#renderer/ui/busy-button.tsx';
import { Heading } from '#renderer/ui/heading.tsx';
import { PageFrame } from '#renderer/ui/page-frame.tsx';
import { TextLink } from '#renderer/ui/text-link.tsx';
import { house } from '#renderer/ui/theme.ts';
import { toast } from '#renderer/ui/toast.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '28px' },
  words: { display: 'grid', gap: '12px' },
  subtitle: { margin: 0, color: house.inkSoft, fontSize: '1.0625rem' },
  foot: { display: 'grid', gap: '8px' },
  way: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', margin: 0 },
});

/** /sign-up on one page (SGN-01, SGN-02, SGN-10, SGN-20, SGN-22). */
export function Component() {
  const styles = useStyles();
  const t = useText('session');
  const navigate = useNavigate();
  const form = useSignUpForm();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { terms, privacy } = houseLinks();

  const submit = async () => {
    setFailed(false);
    setBusy(true);
    try {
      await signInWithCustomToken(await createAccount(form.getValues()));
      // The next page can send the e-mail again, so a failure here is no reason to stay.
      await publishSignUp().catch(() => undefined);
      await navigate(paths.emailVerification, { state: { fromSignUp: true }, replace: true });
    } catch (error) {
      setFailed(true);
      toast.notify({ intent: 'error', error });
    } finally {
      setBusy(false);
    }
  };

  return (
    <PageFrame width="narrow" className={styles.page}>
      <title>{`${t('signUp.title')} · Pernoite`}</title>
      <div className={styles.words}>
        <Heading level={1}>{t('signUp.title')}</Heading>
        <p className={styles.subtitle}>{t('signUp.subtitle')}</p>
      </div>
      <SignUpForm form={form} links={{ terms, privacy }} failed={failed} onSubmit={() => void submit()} />
      <div className={styles.foot}>
        <BusyButton busy={busy} onClick={() => void form.handleSubmit(submit)()}>
          {t('signUp.submit')}
        </BusyButton>
        <p className={styles.way}>
          {t('signUp.haveAccount')} <TextLink to={paths.login}>{t('signUp.login')}</TextLink>
        </p>
      </div>
    </PageFrame>
  );
}
