import { useLocation } from 'react-router';
import { VerificationChoices } from '#renderer/guest/features/account/email-verification/components/verification-choices.tsx';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { AuthLayout } from '#renderer/platform/ui/auth-layout.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { TextAround } from '#renderer/platform/ui/text-around.tsx';

function cameFromSignUp(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromSignUp' in state && state.fromSignUp === true;
}

export function Component() {
  const t = useText('email-verification');
  const session = useSession();
  const fromSignUp = cameFromSignUp(useLocation().state);
  const email = session.status === 'signedIn' ? session.guest.email : '';
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
      <VerificationChoices />
    </AuthLayout>
  );
}
