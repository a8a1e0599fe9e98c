import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { recordEvent } from '#renderer/guest/features/account/analytics/analytics.ts';
import { buildingFacts } from '#renderer/guest/features/booking/booking-confirmation/building-facts.ts';
import { CheckInFirst } from '#renderer/guest/features/booking/booking-confirmation/components/check-in-first.tsx';
import { Confirmation } from '#renderer/guest/features/booking/booking-confirmation/components/confirmation.tsx';
import { ConfirmationActions } from '#renderer/guest/features/booking/booking-confirmation/components/confirmation-actions.tsx';
import { ConfirmationTools } from '#renderer/guest/features/booking/booking-confirmation/components/confirmation-tools.tsx';
import { NextActs } from '#renderer/guest/features/booking/booking-confirmation/components/next-acts.tsx';
import {
  type Booked,
  confirmedEvent,
  isFirstSight,
} from '#renderer/guest/features/booking/booking-confirmation/confirmed-event.ts';
import type { ReceiptFacts } from '#renderer/guest/features/booking/booking-handoff/booking-receipt.ts';
import { HandoffPlaceholder } from '#renderer/guest/features/booking/booking-handoff/components/handoff-placeholder.tsx';
import { useHotels } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { host } from '#renderer/platform/host/host.ts';
import { loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { Hotel } from '#shared/contract/guest/hotels.ts';

const BookingHandoff = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/booking/booking-handoff/components/booking-handoff.tsx'),
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

export function Component() {
  const t = useText('booking-confirmation');
  const { publicScreen, staffBeside } = host().profile.capabilities;
  const funnel = useAtomValue(funnelAtom);
  const session = useSession();
  const hotels = useHotels();
  const guest = session.status === 'signedIn' ? session.guest : null;
  const hotelId = funnel.stage === 'booked' ? funnel.search.hotelId : null;
  const hotel = hotels.data?.find(known => known.hotelId === hotelId);

  const queries = useQueryClient();
  useEffect(() => {
    // Home may have cached that there was none.
    if (funnel.stage === 'booked') void queries.invalidateQueries({ queryKey: queryKeys.bookings() });
  }, [funnel.stage, queries]);

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
          bookingHandoff={
            publicScreen && (
              <Suspense fallback={<HandoffPlaceholder />}>
                <BookingHandoff bookingId={funnel.booking.bookingId} facts={receiptFacts(funnel, hotel)} />
              </Suspense>
            )
          }
          actions={<ConfirmationActions booking={funnel.booking} />}
          nextActs={
            publicScreen ? (
              <NextActs funnel={funnel} timeZone={hotel.timezone} />
            ) : (
              <>
                {!staffBeside && <CheckInFirst booking={funnel.booking} />}
                {host().device === null && <ConfirmationTools funnel={funnel} hotel={hotel} />}
              </>
            )
          }
        />
      )}
    </PageFrame>
  );
}
