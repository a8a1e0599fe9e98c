import { Button } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { paths } from '#renderer/app/paths.ts';
import { recordEvent } from '#renderer/features/analytics/analytics.ts';
import { buildingFacts } from '#renderer/features/booking-confirmation/building-facts.ts';
import { Confirmation } from '#renderer/features/booking-confirmation/components/confirmation.tsx';
import {
  type Booked,
  confirmedEvent,
  isFirstSight,
} from '#renderer/features/booking-confirmation/confirmed-event.ts';
import { useHotels } from '#renderer/features/booking-funnel/queries.ts';
import { funnelAtom } from '#renderer/features/booking-funnel/state/funnel-state.ts';
import type { ReceiptFacts } from '#renderer/features/booking-handoff/booking-receipt.ts';
import { endGuest } from '#renderer/features/session/end-guest.ts';
import { useSession } from '#renderer/features/session/use-session.ts';
import { queryKeys } from '#renderer/gateway/query-keys.ts';
import { host } from '#renderer/host/host.ts';
import { loadTexts, useText } from '#renderer/i18n/i18n.ts';
import { ButtonLink } from '#renderer/ui/button-link.tsx';
import { LoadError } from '#renderer/ui/load-error.tsx';
import { PageFrame } from '#renderer/ui/page-frame.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import type { Hotel } from '#shared/contract/hotels.ts';

const BookingHandoff = lazy(() =>
  Promise.all([
    import('#renderer/features/booking-handoff/components/booking-handoff.tsx'),
    loadTexts('booking-handoff'),
  ]).then(([module]) => module),
);

function receiptFacts({ search, rooms, booking }: Booked, hotel: Hotel): ReceiptFacts {
  return {
    locator: booking.locator,
    hotelName: hotel.name,
    hotelAddress: buildingFacts(hotel).address,
    timeZone: hotel.timezone,
    checkinDate: search.checkinDate,
    checkoutDate: search.checkoutDate,
    rooms,
    payBy: booking.status === 'PENDING' ? booking.paymentDeadline : null,
  };
}

/** /booking/confirmation: what was booked, and what is still to pay (PAY-30, PAY-31, BKG-15). */
export function Component() {
  const t = useText('booking-confirmation');
  const { publicScreen } = host().profile.capabilities;
  const funnel = useAtomValue(funnelAtom);
  const session = useSession();
  const hotels = useHotels();
  const guest = session.status === 'signedIn' ? session.guest : null;
  const hotelId = funnel.stage === 'booked' ? funnel.search.hotelId : null;
  const hotel = hotels.data?.find(known => known.hotelId === hotelId);

  const queries = useQueryClient();
  useEffect(() => {
    // Home may remember that there was none.
    if (funnel.stage === 'booked') void queries.invalidateQueries({ queryKey: queryKeys.bookings() });
  }, [funnel.stage, queries]);

  useEffect(() => {
    if (funnel.stage !== 'booked' || !hotel) return;
    const storage = host().profile.capabilities.persistFunnel ? window.sessionStorage : null;
    if (isFirstSight(funnel.booking.locator, storage)) recordEvent(confirmedEvent(funnel, hotel));
  }, [funnel, hotel]);

  if (funnel.stage !== 'booked') return null;
  const isPayableHere = host().profile.capabilities.staffBeside && funnel.booking.status === 'PENDING';
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
          bookingHandoff={
            publicScreen && (
              <Suspense fallback={null}>
                <BookingHandoff bookingId={funnel.booking.bookingId} facts={receiptFacts(funnel, hotel)} />
              </Suspense>
            )
          }
          actions={
            <>
              {isPayableHere && (
                <ButtonLink
                  to={paths.deskPayment}
                  state={{ bookingId: funnel.booking.bookingId }}
                  appearance="primary"
                >
                  {t('payAtDesk')}
                </ButtonLink>
              )}
              {publicScreen ? (
                <Button appearance="primary" size="large" onClick={() => endGuest('finished')}>
                  {t('done')}
                </Button>
              ) : (
                <ButtonLink to={paths.home} appearance={isPayableHere ? 'secondary' : 'primary'}>
                  {t('home')}
                </ButtonLink>
              )}
              <ButtonLink to={paths.bookingStep1}>{t('newBooking')}</ButtonLink>
            </>
          }
        />
      )}
    </PageFrame>
  );
}
