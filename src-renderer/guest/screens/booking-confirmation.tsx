import { Button } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { recordEvent } from '#renderer/guest/features/account/analytics/analytics.ts';
import { buildingFacts } from '#renderer/guest/features/booking/booking-confirmation/building-facts.ts';
import { Confirmation } from '#renderer/guest/features/booking/booking-confirmation/components/confirmation.tsx';
import {
  type Booked,
  confirmedEvent,
  isFirstSight,
} from '#renderer/guest/features/booking/booking-confirmation/confirmed-event.ts';
import type { ReceiptFacts } from '#renderer/guest/features/booking/booking-handoff/booking-receipt.ts';
import { HandoffPlaceholder } from '#renderer/guest/features/booking/booking-handoff/components/handoff-placeholder.tsx';
import { useHotels } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { isPayableWithPix } from '#renderer/guest/features/shared/guest-booking/pix-offer.ts';
import { useCanCheckIn } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import { loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { Hotel } from '#shared/contract/hotels.ts';

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

function Actions({ booking }: { booking: Booked['booking'] }) {
  const t = useText('booking-confirmation');
  const { publicScreen, staffBeside } = host().profile.capabilities;
  const { bookingId, status, paymentDeadline: deadline } = booking;
  const payment = { due: 1, deadline };
  const hasPix = isPayableWithPix({ status, payment, isInvitationPending: false }, serverNow());
  const isPayableHere = staffBeside && status === 'PENDING';
  // A guest who books on a device of the hotel is at the hotel.
  const isPaidHere = (publicScreen || staffBeside) && status === 'CONFIRMED';
  const canCheckIn = useCanCheckIn(bookingId, { isPaidHere });
  const isLeading = hasPix || isPayableHere || canCheckIn;
  return (
    <>
      {isPayableHere && (
        <ButtonLink to={paths.deskPayment} state={{ bookingId }} appearance="primary">
          {t('payAtDesk')}
        </ButtonLink>
      )}
      {hasPix && (
        <ButtonLink
          to={bookingPath.payWithPix(bookingId)}
          appearance={isPayableHere ? 'secondary' : 'primary'}
        >
          {t('payWithPix')}
        </ButtonLink>
      )}
      {canCheckIn && (
        <ButtonLink to={bookingPath.checkIn(bookingId)} appearance="primary">
          {t('guest-booking:checkIn')}
        </ButtonLink>
      )}
      {publicScreen ? (
        <Button
          appearance={isLeading ? 'secondary' : 'primary'}
          size="large"
          onClick={() => endGuest('finished')}
        >
          {t('done')}
        </Button>
      ) : (
        <ButtonLink to={paths.home} appearance={isLeading ? 'secondary' : 'primary'}>
          {t('home')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.bookingStep1}>{t('newBooking')}</ButtonLink>
    </>
  );
}

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
          actions={<Actions booking={funnel.booking} />}
        />
      )}
    </PageFrame>
  );
}
