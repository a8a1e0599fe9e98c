import { Button, makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useState } from 'react';
import { paths } from '#renderer/app/paths.ts';
import { useFlag } from '#renderer/features/feature-flags/flags.ts';
import { HomeTiles } from '#renderer/features/home/components/home-tiles.tsx';
import { NoStayCard, StayCard } from '#renderer/features/home/components/stay-card.tsx';
import { StayHero } from '#renderer/features/home/components/stay-hero.tsx';
import { timeOfDay } from '#renderer/features/home/greeting.ts';
import { useIsStaying, useNearestBooking } from '#renderer/features/home/queries.ts';
import { stayOf } from '#renderer/features/home/stay.ts';
import { tilesFor } from '#renderer/features/home/tiles.ts';
import { markTourSeen, wantsTour } from '#renderer/features/home/tour-memory.ts';
import { useSession } from '#renderer/features/session/use-session.ts';
import { serverNow } from '#renderer/gateway/server-clock.ts';
import { host } from '#renderer/host/host.ts';
import { loadTexts, useText } from '#renderer/i18n/i18n.ts';
import { Heading } from '#renderer/ui/heading.tsx';
import { LoadError } from '#renderer/ui/load-error.tsx';
import { PageFrame } from '#renderer/ui/page-frame.tsx';
import { buildingStem } from '#renderer/ui/picture-stem.ts';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { brand, from } from '#renderer/ui/theme.ts';
import { useNear } from '#renderer/ui/use-near.ts';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import { BRAND_TIME_ZONE, hourAt } from '#shared/hotel-time.ts';

const loadMore = () =>
  Promise.all([import('./home-more.tsx'), loadTexts('home-more')]).then(([module]) => module);
const HomeMore = lazy(loadMore);
const Tour = lazy(() =>
  Promise.all([import('#renderer/features/home/components/tour.tsx'), loadTexts('tour')]).then(
    ([module]) => module,
  ),
);
const ImportDialog = lazy(() =>
  Promise.all([
    import('#renderer/features/import-booking/components/import-dialog.tsx'),
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
  greeting: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '12px 24px',
  },
  words: { display: 'grid', gap: '6px' },
  lead: { margin: 0, color: brand.inkSoft, fontSize: '1.125rem' },
  // In line with the texts above it, where it is below them.
  tour: { marginInlineStart: '-16px', [from.small]: { marginInlineStart: 0 } },
  // About as high as the content that follows, so that the footer does not move.
  more: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit', minHeight: '60vh' },
  bones: { display: 'grid', gap: '14px' },
});

/** The signed-in guest's home (HOM-01 to HOM-17). Every part fails by itself, with a retry. */
export function Component() {
  const styles = useStyles();
  const t = useText('home');
  const session = useSession();
  const guest = session.status === 'signedIn' ? session.guest : null;
  const uid = guest?.uid ?? null;
  const takesBookings = useFlag('IS_BOOKING_ENABLED') === true;
  const credits = useFlag('IS_CREDITS_ENABLED') === true;
  const nearest = useNearestBooking(uid);
  const isStaying = useIsStaying(uid);
  const [importing, setImporting] = useState<'never' | 'open' | 'closed'>('never');
  const [tour, setTour] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => {
    if (uid !== null && wantsTour(uid)) setTour('open');
  }, [uid]);
  const more = useNear(loadMore);

  const booking = nearest.data ?? null;
  const building = booking ? buildingStem(booking.building) : null;
  const stay = booking && stayOf(booking, serverNow());
  const time = timeOfDay(hourAt(serverNow(), booking?.building.timezone ?? BRAND_TIME_ZONE));
  // A name called out in a lobby is for everyone to read.
  const name = host().profile.capabilities.publicScreen ? '' : (guest?.displayName.split(' ')[0] ?? '');
  const onImport = takesBookings ? () => setImporting('open') : null;
  const areWaysKnown = isStaying !== undefined && !nearest.isPending;

  return (
    <PageFrame width="wide" className={styles.page}>
      <title>Pernoite</title>
      <div className={styles.first}>
        <header className={styles.greeting}>
          <div className={styles.words}>
            <Heading level={1} size="display">
              {name === '' ? t(`greetingPlain.${time}`) : t(`greeting.${time}`, { name })}
            </Heading>
            <p className={styles.lead}>{t(stay ? `lead.${stay.phase}` : 'lead.none')}</p>
          </div>
          <Button className={styles.tour} appearance="subtle" size="large" onClick={() => setTour('open')}>
            {t('tour')}
          </Button>
        </header>
        <StayHero
          stem={nearest.isPending ? null : (building ?? 'room-garden-queen')}
          alt={booking && building !== null ? t('houseAlt', { name: booking.building.name }) : t('heroAlt')}
          stay={stay}
        >
          {nearest.isError ? (
            <LoadError
              error={nearest.error}
              title={t('stay.failed')}
              onRetry={() => void nearest.refetch()}
            />
          ) : booking && stay ? (
            <StayCard booking={booking} stay={stay} onImport={onImport} />
          ) : nearest.isPending ? (
            <div className={styles.bones} aria-busy="true">
              <VisuallyHidden role="status">{t('stay.loading')}</VisuallyHidden>
              <Skeleton width="70%" height="2.5rem" />
              <Skeleton height="5rem" />
              <Skeleton width="50%" height="2.75rem" />
            </div>
          ) : (
            <NoStayCard onImport={onImport} />
          )}
        </StayHero>
        <HomeTiles tiles={areWaysKnown ? tilesFor({ isStaying, booking, credits }) : null} />
      </div>
      <div className={styles.more} ref={more.ref}>
        {more.isNear && uid !== null && (
          <Suspense fallback={<Skeleton height="40vh" />}>
            <HomeMore
              booking={takesBookings}
              manage={booking && `${paths.bookingDetails}/${booking.bookingId}/management`}
            />
          </Suspense>
        )}
      </div>
      {importing !== 'never' && (
        <Suspense fallback={null}>
          <ImportDialog open={importing === 'open'} onClose={() => setImporting('closed')} />
        </Suspense>
      )}
      {tour !== 'never' && (
        <Suspense fallback={null}>
          <Tour
            open={tour === 'open'}
            onClose={() => {
              setTour('closed');
              if (uid !== null) markTourSeen(uid);
            }}
          />
        </Suspense>
      )}
    </PageFrame>
  );
}
