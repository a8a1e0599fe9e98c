import { makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import type { SignedInGuest } from '#renderer/guest/features/shared/session/session-state.ts';
import { SignUpForm } from '#renderer/guest/features/shared/sign-up/components/sign-up-form.tsx';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { rejectionAtom } from '../payment-flow.ts';
import { isShownBySignUp } from '../shown-once.ts';
import type { Booker } from '../use-booker.ts';
import { LoginPrompt } from './login-prompt.tsx';

const useStyles = makeStyles({
  guest: { margin: 0, color: brand.inkSoft, lineHeight: 1.5, overflowWrap: 'anywhere' },
  name: { color: brand.ink, fontWeight: 600 },
  // On a line of its own: after a long address it would wrap within its first line.
  notVerified: { display: 'block' },
});

function SignedInBooker({ guest }: { guest: SignedInGuest }) {
  const t = useText('booking-payment');
  const styles = useStyles();
  return (
    <p className={styles.guest}>
      {t('guest.as')} <span className={styles.name}>{guest.displayName || guest.email}</span>
      {guest.displayName && <> · {guest.email}</>}
      {!guest.emailVerified && <span className={styles.notVerified}>{t('guest.notVerified')}</span>}
    </p>
  );
}

type BookerSectionProps = { booker: Booker; onSubmit: () => void };

export function BookerSection({ booker, onSubmit }: BookerSectionProps) {
  const t = useText('booking-payment');
  const rejection = useAtomValue(rejectionAtom);
  const { session, guest, signUp } = booker;
  if (session.status === 'loading') return <Skeleton height="84px" />;
  if (guest !== null) return <SignedInBooker guest={guest} />;
  return (
    <>
      <LoginPrompt booker={booker} />
      <Sheet title={t('signUp.title')} lead={t('signUp.lead')}>
        <SignUpForm
          form={signUp}
          links={webConfig().links}
          failed={isShownBySignUp(rejection)}
          onSubmit={onSubmit}
        />
      </Sheet>
    </>
  );
}
