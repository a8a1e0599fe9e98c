import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { paths } from '#renderer/app/paths.ts';
import { recordEvent } from '#renderer/features/analytics/analytics.ts';
import { Confirmation } from '#renderer/features/booking-confirmation/components/confirmation.tsx';
import { confirmedEvent, isFirstSight } from '#renderer/features/booking-confirmation/confirmed-event.ts';
import { useSession } from '#renderer/features/session/use-session.ts';
import { host } from '#renderer/host/host.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { funnelAtom } from '#renderer/state/booking-funnel/funnel-state.ts';
import { useHotels } from '#renderer/state/booking-funnel/hotels.ts';
import { ButtonLink } from '#renderer/ui/button-link.tsx';
import { LoadError } from '#renderer/ui/load-error.tsx';
import { PageFrame } from '#renderer/ui/page-frame.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';

export function Component() {
  const t = useText('booking-confirmation');
  const funnel = useAtomValue(funnelAtom);
  const session = useSession();
  const hotels = useHotels();
  const guest = session.status === 'signedIn' ? session.guest : null;
  const hotelId = funnel.stage === 'booked' ? funnel.search.hotelId : null;
  const hotel = hotels.data?.find(known => known.hotelId === hotelId);

  useEffect(() => {
    if (funnel.stage !== 'booked' || !hotel) return;
    const storage = host().profile.capabilities.persistFunnel ? window.sessionStorage : null;
    if (isFirstSight(funnel.booking.locator, storage)) recordEvent(confirmedEvent(funnel, hotel));
  }, [funnel, hotel]);

  if (funnel.stage !== 'booked') return null;
  return (
    <PageFrame width="wide">
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      {hotels.isError && <LoadError error={hotels.error} onRetry={() => void hotels.refetch()} />}
      {hotels.isPending && (
        <div aria-busy="true">
          <Skeleton height="360px" />
        </div>
      )}
      {hotel && (
        <Confirmation
          funnel={funnel}
          hotel={hotel}
          email={guest?.email ?? null}
          emailVerified={guest?.emailVerified ?? true}
          actions={
            <>
              <ButtonLink to={paths.home} appearance="primary">
                {t('home')}
              </ButtonLink>
              <ButtonLink to={paths.bookingStep1}>{t('newBooking')}</ButtonLink>
            </>
          }
        />
      )}
    </PageFrame>
  );
}
