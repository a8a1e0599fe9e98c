import { Button, makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { LoginForm } from '#renderer/guest/features/shared/session/components/login-form.tsx';
import { host } from '#renderer/platform/host/host.ts';
import { loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { usePaymentActions } from '../payment-actions.ts';
import { rejectionAtom } from '../payment-flow.ts';
import { recoveryFor } from '../recovery.ts';
import type { Booker } from '../use-booker.ts';

const SignInMethods = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/shared/sign-in-methods/components/sign-in-methods.tsx'),
    loadTexts('device-login', 'phone-sign-in', 'reservation-sign-in'),
  ]).then(([module]) => module),
);

const useStyles = makeStyles({
  prompt: {
    display: 'grid',
    gap: '12px',
    padding: '20px 16px',
    borderRadius: '20px',
    backgroundColor: brand.sageWash,
    color: brand.ink,
    [from.small]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: '24px',
      padding: '20px 28px',
    },
  },
  title: { margin: 0, fontWeight: 600 },
  text: { margin: '4px 0 0', lineHeight: 1.45 },
  modal: { display: 'grid', gap: '20px' },
  button: { minHeight: '44px' },
});

function useLoginReason({ signUp, isSessionLost }: Booker): string | null {
  const t = useText('booking-payment');
  const rejection = useAtomValue(rejectionAtom);
  const isRejected = rejection !== null && recoveryFor(rejection) === 'login';
  if (isRejected && rejection.at === 'signUp')
    return t('loginPrompt.known', { email: signUp.getValues('email').trim() });
  return isSessionLost || isRejected ? t('loginPrompt.again') : null;
}

export function LoginPrompt({ booker }: { booker: Booker }) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const reason = useLoginReason(booker);
  return (
    <div className={styles.prompt}>
      <div>
        <p className={styles.title}>{t('loginPrompt.title')}</p>
        <p className={styles.text}>{reason ?? t('loginPrompt.text')}</p>
      </div>
      <Button className={styles.button} size="large" onClick={() => booker.setLoginOpen(true)}>
        {t('loginPrompt.action')}
      </Button>
    </div>
  );
}

/** Over the page, which preserves typed input below it (PAY-02). Stays mounted when the offer disappears. */
export function LoginDialog({ booker }: { booker: Booker }) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const reason = useLoginReason(booker);
  const { dismiss } = usePaymentActions();
  const { deviceSignIn } = host().profile.capabilities;
  const { uid, signUp, isLoginOpen, setLoginOpen } = booker;
  const signedIn = () => {
    setLoginOpen(false);
    dismiss();
  };
  // A sign-in by phone or reservation code ends without a form of this dialog.
  const noticed = useEffectEvent(() => isLoginOpen && deviceSignIn && signedIn());
  useEffect(() => {
    if (uid !== null) noticed();
  }, [uid]);
  const password = <LoginForm email={signUp.getValues('email').trim()} onSignedIn={signedIn} />;
  return (
    <Modal
      open={isLoginOpen}
      title={t('loginPrompt.modalTitle')}
      size={deviceSignIn ? 'large' : 'small'}
      onClose={() => setLoginOpen(false)}
    >
      <div className={styles.modal}>
        {reason !== null && <Notice intent="info">{reason}</Notice>}
        {deviceSignIn ? (
          <Suspense fallback={<Skeleton height="320px" />}>
            <SignInMethods first={reason === null ? 'phone' : 'password'} password={password} />
          </Suspense>
        ) : (
          password
        )}
      </div>
    </Modal>
  );
}
