import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { PaymentPage } from '#renderer/features/booking-payment/components/payment-page.tsx';
import type { SignUpPart } from '#renderer/features/booking-payment/payment-parts.ts';
import { useFlag } from '#renderer/features/feature-flags/flags.ts';
import { LoginForm } from '#renderer/features/session/components/login-form.tsx';
import { holdOnSessionLoss, signIn } from '#renderer/features/session/session.ts';
import { SignUpForm } from '#renderer/features/sign-up/components/sign-up-form.tsx';
import { createAccount, publishSignUp } from '#renderer/features/sign-up/create-account.ts';
import { useSignUpForm } from '#renderer/features/sign-up/use-sign-up-form.ts';
import { webConfig } from '#renderer/gateway/config.ts';
import { host } from '#renderer/host/host.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { funnelAtom } from '#renderer/state/booking-funnel/funnel-state.ts';
import { useHotels } from '#renderer/state/booking-funnel/hotels.ts';
import { LoadError } from '#renderer/ui/load-error.tsx';
import { PageFrame } from '#renderer/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/ui/screen-title.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { useCardPart } from './use-card-part.tsx';

/** The sign-up form, as the payment page uses it. */
function useSignUpPart(): SignUpPart {
  const form = useSignUpForm();
  const { terms, privacy } = webConfig().links;
  return {
    isValid: form.formState.isValid,
    email: () => form.getValues('email').trim(),
    create: () => createAccount(form.getValues()),
    publish: publishSignUp,
    signInTyped: async () => {
      const { email, password } = form.getValues();
      await signIn(email.trim().toLowerCase(), password);
    },
    showMissing: () => void form.trigger(undefined, { shouldFocus: true }),
    form: look => <SignUpForm form={form} links={{ terms, privacy }} {...look} />,
  };
}

const isFunnelPath = (path: string) => path === paths.bookingConfirmation;

/** /booking/step-4: who books, and what with (PAY-01, PAY-03). */
export function Component() {
  const t = useText('booking-payment');
  const navigate = useNavigate();
  const funnel = useAtomValue(funnelAtom);
  const hotels = useHotels();
  const creditsEnabled = useFlag('IS_CREDITS_ENABLED') === true;
  const signUp = useSignUpPart();
  const card = useCardPart();
  const hotelId = funnel.stage === 'idle' ? null : funnel.search.hotelId;
  const hotel = hotels.data?.find(known => known.hotelId === hotelId);

  useEffect(holdOnSessionLoss, []);
  const onBooked = useCallback(() => void navigate(paths.bookingConfirmation, { replace: true }), [navigate]);
  const fixes = useMemo(
    () => ({
      rooms: () => void navigate(paths.bookingStep2, { state: { news: 'refresh' } }),
      dates: () => void navigate(paths.bookingStep1),
    }),
    [navigate],
  );
  const onFix = useCallback((where: 'rooms' | 'dates') => fixes[where](), [fixes]);

  return (
    <PageFrame width="wide">
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('pageTitle')} />
      {hotels.isError && <LoadError error={hotels.error} onRetry={() => void hotels.refetch()} />}
      {hotels.isPending && (
        <div aria-busy="true" role="status" aria-label={t('loading')}>
          <Skeleton height="420px" />
        </div>
      )}
      {hotel && (
        <PaymentPage
          timeZone={hotel.timezone}
          forceWalkIn={host().profile.forceWalkIn}
          creditsEnabled={creditsEnabled}
          walkInLimits={webConfig().walkIn}
          contact={webConfig().links.contact}
          signUp={signUp}
          card={card}
          login={({ email, onSignedIn }) => <LoginForm email={email} onSignedIn={onSignedIn} />}
          mayLeaveTo={isFunnelPath}
          onBooked={onBooked}
          onFix={onFix}
          onBookings={() => void navigate(paths.home)}
          onBack={() => void navigate(paths.bookingStep3)}
        />
      )}
    </PageFrame>
  );
}
