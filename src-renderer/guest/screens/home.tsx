import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { CleaningToday } from '#renderer/guest/features/stay/cleaning/components/cleaning-today.tsx';
import { HomeGreeting } from '#renderer/guest/features/stay/home/components/home-greeting.tsx';
import { HomeTiles } from '#renderer/guest/features/stay/home/components/home-tiles.tsx';
import { NearestStay } from '#renderer/guest/features/stay/home/components/nearest-stay.tsx';
import { useNearestBooking } from '#renderer/guest/features/stay/home/queries.ts';
import { isLivedIn, toStay } from '#renderer/guest/features/stay/home/stay.ts';
import { useTiles } from '#renderer/guest/features/stay/home/tiles.ts';
import { useTour } from '#renderer/guest/features/stay/home/use-tour.ts';
import { hasStayCard } from '#renderer/guest/features/stay/stay-card/has-stay-card.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import { loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import { useNear } from '#renderer/platform/ui/use-near.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { BRAND_TIME_ZONE } from '#shared/hotel-time.ts';

const loadMore = () =>
  Promise.all([import('./home-more.tsx'), loadTexts('home-more')]).then(([module]) => module);
const HomeMore = lazy(loadMore);
const LivingStay = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/stay/home/components/living-stay.tsx'),
    loadTexts('guest-booking'),
  ]).then(([module]) => ({ default: module.LivingStay })),
);
const Tour = lazy(() =>
  Promise.all([import('#renderer/guest/features/stay/home/components/tour.tsx'), loadTexts('tour')]).then(
    ([module]) => module,
  ),
);
const ImportDialog = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/booking/import-booking/components/import-dialog.tsx'),
    loadTexts('import-booking'),
  ]).then(([module]) => module),
);

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '48px',
    [from.medium]: { gap: '72px' },
  },
  first: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [from.medium]: { gap: '32px' },
  },
  // About as high as the content that follows, so that the footer does not move.
  more: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit', minHeight: '60vh' },
});

type MoreProps = { isSignedIn: boolean; takesBookings: boolean; booking: Booking | null };

function MoreWhenNear({ isSignedIn, takesBookings, booking }: MoreProps) {
  const styles = useStyles();
  const { isNear, ref } = useNear(loadMore);
  return (
    <div className={styles.more} ref={ref}>
      {isNear && isSignedIn && (
        <Suspense fallback={<Skeleton height="40vh" />}>
          <HomeMore
            booking={takesBookings}
            manage={booking && `${paths.bookingDetails}/${booking.bookingId}/management`}
          />
        </Suspense>
      )}
    </div>
  );
}

export function Component() {
  const styles = useStyles();
  const t = useText('home');
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.guest.uid : null;
  const takesBookings = useFlag('IS_BOOKING_ENABLED');
  const credits = useFlag('IS_CREDITS_ENABLED');
  const nearest = useNearestBooking(uid);
  const tiles = useTiles({ uid, nearest, credits });
  const tour = useTour(uid);
  const [importing, setImporting] = useState<'never' | 'open' | 'closed'>('never');
  const booking = nearest.data ?? null;
  const stay = booking && toStay(booking, serverNow());
  // Without a response the content of the card is unknown; the card shows that itself.
  const offersCard =
    host().profile.capabilities.worksOffline &&
    (booking === null ? nearest.isError : hasStayCard(booking, serverNow()));
  const livesHere =
    stay?.phase === 'here' &&
    booking?.accommodations.some(isLivedIn) === true &&
    !host().profile.capabilities.publicScreen;
  const cardLink = offersCard && <ButtonLink to={paths.stayCard}>{t('stay.card')}</ButtonLink>;
  return (
    <PageFrame width="wide" className={styles.page}>
      <title>Pernoite</title>
      <div className={styles.first}>
        <HomeGreeting
          stay={stay}
          timeZone={booking?.building.timezone ?? BRAND_TIME_ZONE}
          onTour={tour.open}
        />
        {livesHere && booking && stay ? (
          <Suspense fallback={<Skeleton height="480px" />}>
            <LivingStay booking={booking} stay={stay} cardLink={cardLink} />
          </Suspense>
        ) : (
          <NearestStay
            nearest={nearest}
            stay={stay}
            takesBookings={takesBookings}
            onImport={() => setImporting('open')}
            cardLink={cardLink}
          />
        )}
        {booking && <CleaningToday booking={booking} />}
        <HomeTiles tiles={tiles} />
      </div>
      <MoreWhenNear isSignedIn={uid !== null} takesBookings={takesBookings === true} booking={booking} />
      {importing !== 'never' && (
        <Suspense fallback={null}>
          <ImportDialog open={importing === 'open'} onClose={() => setImporting('closed')} />
        </Suspense>
      )}
      {tour.state !== 'never' && (
        <Suspense fallback={null}>
          <Tour open={tour.state === 'open'} onClose={tour.close} />
        </Suspense>
      )}
    </PageFrame>
  );
}
