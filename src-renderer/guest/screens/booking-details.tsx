import { Button, makeStyles } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { bookingLinks } from '#renderer/guest/features/booking/booking-details/booking-links.ts';
import { BookingHero } from '#renderer/guest/features/booking/booking-details/components/booking-hero.tsx';
import { BookingMissing } from '#renderer/guest/features/booking/booking-details/components/booking-missing.tsx';
import { Instructions } from '#renderer/guest/features/booking/booking-details/components/instructions.tsx';
import { LoadingBooking } from '#renderer/guest/features/booking/booking-details/components/loading-booking.tsx';
import { Policies } from '#renderer/guest/features/booking/booking-details/components/policies.tsx';
import { Rooms } from '#renderer/guest/features/booking/booking-details/components/rooms.tsx';
import { StayFacts } from '#renderer/guest/features/booking/booking-details/components/stay-facts.tsx';
import { ValuesSummary } from '#renderer/guest/features/booking/booking-details/components/values-summary.tsx';
import { useRefresh } from '#renderer/guest/features/booking/booking-details/use-refresh.ts';
import { receiptFacts } from '#renderer/guest/features/booking/booking-handoff/booking-receipt.ts';
import { InvitationCard } from '#renderer/guest/features/booking/room-invitation/components/invitation-card.tsx';
import type { Answer } from '#renderer/guest/features/booking/room-invitation/queries.ts';
import {
  bookingPath,
  useBookingParams,
} from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { OpenPixLink } from '#renderer/guest/features/shared/guest-booking/components/open-pix-link.tsx';
import { isPayableWithPix, ownPixOf } from '#renderer/guest/features/shared/guest-booking/pix-offer.ts';
import { useBookingDetails } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { hasStayCard } from '#renderer/guest/features/stay/stay-card/has-stay-card.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import { loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import { AppError } from '#shared/errors.ts';

const BookingHandoff = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/booking/booking-handoff/components/booking-handoff.tsx'),
    loadTexts('booking-handoff'),
  ]).then(([module]) => module),
);

const PreparedRoom = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/stay/prepared-room/components/prepared-room.tsx'),
    loadTexts('prepared-room'),
  ]).then(([module]) => module),
);

const useStyles = makeStyles({
  top: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    '@media print': { display: 'none' },
  },
  print: { minWidth: 'auto', marginBottom: '12px' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '24px',
    marginTop: '32px',
    [from.large]: {
      gridTemplateColumns: `minmax(0, 1fr) ${brand.asideWidth}`,
      gridTemplateRows: 'auto 1fr auto',
      columnGap: '32px',
    },
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  aside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [from.large]: { gridArea: '1 / 2 / span 2' },
    '@media print': { gridArea: 'auto' },
  },
  // Below both columns, so that neither leaves a large gap.
  whole: { gridColumn: '1 / -1' },
});

function Actions({ booking }: { booking: BookingDetails }) {
  const t = useText('booking-details');
  const { staffBeside, worksOffline } = host().profile.capabilities;
  const { bookingId, status } = booking;
  const links = bookingLinks(booking);
  const pix = ownPixOf(booking);
  const isPayableHere = staffBeside && status === 'PENDING' && !booking.isInvitationPending;
  const hasPix = isPayableWithPix(booking, serverNow());
  const isPayable = pix !== null || isPayableHere || hasPix;
  return (
    <>
      {links.checkIn && (
        <ButtonLink to={bookingPath.checkIn(bookingId)} appearance="primary">
          {t('guest-booking:checkIn')}
        </ButtonLink>
      )}
      {pix && <OpenPixLink pix={pix} label={time => t(`guest-booking:payPix.${pix.purpose}`, time)} />}
      {isPayableHere && (
        <ButtonLink to={paths.deskPayment} state={{ bookingId }} appearance="primary">
          {t('ways.pay')}
        </ButtonLink>
      )}
      {hasPix && (
        <ButtonLink
          to={bookingPath.payWithPix(bookingId)}
          appearance={isPayableHere ? 'secondary' : 'primary'}
        >
          {t('guest-booking:payWithPix')}
        </ButtonLink>
      )}
      {links.checkOut && (
        <ButtonLink to={bookingPath.leaveAny(bookingId)} appearance="primary">
          {t('ways.checkOut')}
        </ButtonLink>
      )}
      {links.manage && (
        <ButtonLink
          to={bookingPath.management(bookingId)}
          appearance={isPayable || links.checkIn || links.checkOut ? 'secondary' : 'primary'}
        >
          {t('ways.manage')}
        </ButtonLink>
      )}
      {links.guests && <ButtonLink to={bookingPath.guests(bookingId)}>{t('ways.guests')}</ButtonLink>}
      {worksOffline && hasStayCard(booking, serverNow()) && (
        <ButtonLink to={paths.stayCard}>{t('ways.card')}</ButtonLink>
      )}
    </>
  );
}

type PreparedProps = { booking: BookingDetails; room: DetailedAccommodation };

function Prepared({ booking: { bookingId, building, isActiveBooking }, room }: PreparedProps) {
  if (!isActiveBooking || !isPrepared(room.status)) return null;
  return (
    <Suspense fallback={<Skeleton height="180px" />}>
      <PreparedRoom
        bookingId={bookingId}
        accommodationId={room.accommodationId}
        timeZone={building.timezone}
        isLivedIn={room.status === 'IN_PROGRESS'}
      />
    </Suspense>
  );
}

const isPrepared = (status: DetailedAccommodation['status']) =>
  status === 'CONFIRMED' || status === 'PENDING' || status === 'IN_PROGRESS';

function Details({ booking }: { booking: BookingDetails }) {
  const styles = useStyles();
  const hasCredits = useFlag('IS_CREDITS_ENABLED') === true;
  const { publicScreen } = host().profile.capabilities;
  const navigate = useNavigate();
  const onAnswered = (answer: Answer) => {
    if (answer === 'decline') void navigate(paths.activeBookings, { replace: true });
  };
  return (
    <article>
      <BookingHero
        booking={booking}
        invitation={<InvitationCard booking={booking} onAnswered={onAnswered} />}
        actions={<Actions booking={booking} />}
      />
      <div className={styles.grid}>
        <Rooms booking={booking} moreOf={room => <Prepared booking={booking} room={room} />} />
        <div className={styles.aside}>
          <StayFacts booking={booking} />
          <ValuesSummary booking={booking} hasCredits={hasCredits} />
        </div>
        <Instructions isOta={booking.isOta} />
        <div className={styles.whole}>
          <Policies isOta={booking.isOta} />
        </div>
      </div>
      {publicScreen && booking.isActiveBooking && (
        <Suspense fallback={null}>
          <BookingHandoff bookingId={booking.bookingId} facts={receiptFacts(booking)} />
        </Suspense>
      )}
    </article>
  );
}

function Top({ canPrint }: { canPrint: boolean }) {
  const t = useText('booking-details');
  const styles = useStyles();
  return (
    <div className={styles.top}>
      <BackLink to={paths.activeBookings}>{t('guest-booking:backToList')}</BackLink>
      {canPrint && !host().profile.capabilities.publicScreen && (
        <Button size="large" appearance="subtle" className={styles.print} onClick={() => window.print()}>
          {t('ways.print')}
        </Button>
      )}
    </div>
  );
}

function BookingOfAddress({ bookingId }: { bookingId: string }) {
  const t = useText('booking-details');
  const { data, error, refetch } = useBookingDetails(bookingId);
  useRefresh(bookingId);
  // A booking removed by another device is not shown from the cache either.
  const isGone = error instanceof AppError && error.code === 'BOOKING_NOT_FOUND';
  return (
    <>
      <Top canPrint={data !== undefined && !isGone} />
      {isGone ? (
        <BookingMissing />
      ) : data !== undefined ? (
        <Details booking={data} />
      ) : error === null ? (
        <LoadingBooking />
      ) : (
        <LoadError error={error} level={1} title={t('failed')} onRetry={() => void refetch()} />
      )}
    </>
  );
}

export function Component() {
  const t = useText('booking-details');
  const params = useBookingParams();
  return (
    <PageFrame width="wide">
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      {params === null ? (
        <>
          <Top canPrint={false} />
          <BookingMissing />
        </>
      ) : (
        <BookingOfAddress key={params.bookingId} bookingId={params.bookingId} />
      )}
    </PageFrame>
  );
}
