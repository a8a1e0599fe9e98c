import { useState } from 'react';
import { recordEvent } from '#renderer/guest/features/account/analytics/analytics.ts';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { FirstPage } from '#renderer/guest/features/booking/booking-search/first-page/components/first-page.tsx';
import { SignIn } from '#renderer/guest/features/booking/booking-search/first-page/components/sign-in.tsx';
import { seesSignInFirst } from '#renderer/guest/features/shared/session/known-device.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { AuthLayout } from '#renderer/platform/ui/auth-layout.tsx';
import { loginPicture } from '#renderer/platform/ui/auth-picture.ts';

export function Component() {
  const t = useText('session');
  const signUp = useFlag('IS_PRD_FEATURES_ENABLED');
  const booking = useFlag('IS_BOOKING_ENABLED');
  const areKnown = signUp !== 'loading' && booking !== 'loading';
  const onFailed = () => recordEvent({ name: 'failed_login' });
  // Who has just signed out on this page stays with what it shows.
  const [signInFirst] = useState(seesSignInFirst);
  // Without bookings there is nothing to search for.
  if (!signInFirst && booking !== false)
    return (
      <>
        <title>{`${t('first-page:pageTitle')} · Pernoite`}</title>
        <FirstPage
          signIn={
            <SignIn isSecond offers={areKnown ? { signUp, search: false } : null} onFailed={onFailed} />
          }
        />
      </>
    );
  return (
    <AuthLayout
      title={t('login.title')}
      subtitle={t('login.subtitle')}
      stem={loginPicture.stem}
      pictureAlt={t('login.pictureAlt')}
    >
      <title>{`${t('login.modalTitle')} · Pernoite`}</title>
      <SignIn offers={areKnown ? { signUp, search: booking } : null} onFailed={onFailed} />
    </AuthLayout>
  );
}
