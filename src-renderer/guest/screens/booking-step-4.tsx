import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { PaymentPage } from '#renderer/guest/features/booking/booking-payment/components/payment-page.tsx';
import { useHotels } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { rememberOwnPath } from '#renderer/guest/features/shared/session/return-path.ts';
import { holdOnSessionLoss } from '#renderer/guest/features/shared/session/session.ts';
import { currentSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';

const isFunnelPath = (path: string) => path === paths.bookingConfirmation || path.startsWith(`${paths.pix}/`);

export function Component() {
  const t = useText('booking-payment');
  const navigate = useNavigate();
  const funnel = useAtomValue(funnelAtom);
  const hotels = useHotels();
  const creditsEnabled = useFlag('IS_CREDITS_ENABLED');
  const hotelId = funnel.stage === 'idle' ? null : funnel.search.hotelId;
  const hotel = hotels.data?.find(known => known.hotelId === hotelId);

  useEffect(holdOnSessionLoss, []);
  const onFix = (where: 'rooms' | 'dates') =>
    where === 'rooms'
      ? navigate(paths.bookingStep2, { state: { news: 'refresh' } })
      : navigate(paths.bookingStep1);
  const onVerify = () => {
    const session = currentSession();
    if (session.status === 'signedIn') rememberOwnPath(session.guest.uid, paths.bookingStep4);
    return navigate(paths.emailVerification);
  };

  const heading = <ScreenTitle title={t('title')} lead={t('lead')} page={t('pageTitle')} />;
  if (!hotel)
    return (
      <PageFrame width="wide">
        {heading}
        {hotels.isError && <LoadError error={hotels.error} onRetry={() => void hotels.refetch()} />}
        {hotels.isPending && (
          <div aria-busy="true" role="status" aria-label={t('loading')}>
            <Skeleton height="420px" />
          </div>
        )}
      </PageFrame>
    );
  return (
    <PaymentPage
      heading={heading}
      timeZone={hotel.timezone}
      creditsEnabled={creditsEnabled}
      mayLeaveTo={isFunnelPath}
      onBooked={() => void navigate(paths.bookingConfirmation, { replace: true })}
      onFix={where => void onFix(where)}
      onBookings={() => void navigate(paths.home)}
      onVerify={() => void onVerify()}
      onBack={() => void navigate(paths.bookingStep3)}
    />
  );
}
