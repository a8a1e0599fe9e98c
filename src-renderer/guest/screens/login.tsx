import { useState } from 'react';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { FirstPage } from '#renderer/guest/features/booking/first-page/components/first-page.tsx';
import { SignIn } from '#renderer/guest/features/booking/first-page/components/sign-in.tsx';
import { seesSignInFirst } from '#renderer/guest/features/shared/session/known-device.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { AuthLayout } from '#renderer/platform/ui/auth-layout.tsx';
import { loginPicture } from '#renderer/platform/ui/auth-picture.ts';

export function Component() {
  const t = useText('session');
  const booking = useFlag('IS_BOOKING_ENABLED');
  // Who has just signed out on this page stays with what it shows.
  const [signInFirst] = useState(seesSignInFirst);
  // Without bookings there is nothing to search for.
  if (!signInFirst && booking !== false)
    return (
      <>
        <title>{`${t('first-page:pageTitle')} · Pernoite`}</title>
        <FirstPage signIn={<SignIn isSecond />} />
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
      <SignIn />
    </AuthLayout>
  );
}
