import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import {
  BreakfastRow,
  WifiRow,
} from '#renderer/guest/features/shared/guest-booking/components/hotel-facts.tsx';
import { useBookingDetails } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { expectedHour, roomAccess } from '#renderer/guest/features/shared/guest-booking/room-access.ts';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import type { BookedAccommodation, Booking } from '#shared/contract/guest/booking-view.ts';
import { isLivedIn, type Stay } from '../stay.ts';
import { HomeDoor } from './home-door.tsx';
import { StayActLinks } from './stay-act-links.tsx';

/** A row of HotelFacts with one line of text. */
const FACT_HEIGHT = '73px';

const useStyles = makeStyles({
  stay: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  hotel: {
    ...systemEdge,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: '24px',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
    '& :focus-visible': { outlineColor: brand.onJatoba },
    [from.medium]: { gridTemplateColumns: '8fr 7fr', borderRadius: '28px' },
  },
  picture: {
    height: '104px',
    [from.medium]: { height: '100%', minHeight: '360px' },
    '& img': { position: 'absolute', inset: 0 },
  },
  panel: {
    display: 'grid',
    alignContent: 'start',
    gap: '16px',
    padding: '14px 16px 16px',
    [from.medium]: { padding: '28px' },
  },
  title: { display: 'grid', gap: '2px' },
  city: { color: brand.onJatoba },
  soft: { margin: 0, color: brand.onJatobaSoft, lineHeight: 1.4 },
  room: { display: 'grid', gap: '10px' },
  line: { display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: '16px' },
  number: {
    display: 'block',
    fontFamily: brand.fontDisplay,
    fontSize: '3.25rem',
    lineHeight: 1,
    fontWeight: 600,
    [from.medium]: { fontSize: '4.5rem' },
  },
  until: { margin: 0, color: brand.onJatobaSoft, fontSize: '0.9375rem', textAlign: 'end' },
  note: {
    margin: 0,
    padding: '10px 14px',
    borderRadius: '12px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
    lineHeight: 1.45,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    '&:empty': { display: 'none' },
    [from.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 12px', marginTop: '4px' },
});

type RoomProps = {
  room: BookedAccommodation;
  /** Null while the details are loading, and where they could not be had. */
  detailed: DetailedAccommodation | null;
  isPending: boolean;
  timeZone: string;
};

function Room({ room, detailed, isPending, timeZone }: RoomProps) {
  const styles = useStyles();
  const t = useText('home');
  const access = detailed && roomAccess(detailed, serverNow());
  const expected = detailed && access?.is === 'notReady' ? expectedHour(detailed, serverNow()) : null;
  return (
    <div className={styles.room}>
      <div className={styles.line}>
        <span>
          <span className={styles.soft}>{t('stay.room', { count: 1 })}</span>
          {room.room !== null && <span className={styles.number}>{room.room.suiteNumber}</span>}
        </span>
        <p className={styles.until}>
          {room.type}
          <br />
          {t('stay.until', { time: formatStayDayAndTime(room.checkoutDate, timeZone) })}
        </p>
      </div>
      {access?.is === 'open' ? (
        <HomeDoor code={access.code} />
      ) : (
        access && (
          <p className={styles.soft}>
            {expected === null
              ? t(`stay.door.${access.is}`)
              : t('stay.door.expected', { time: formatStayDayAndTime(expected, timeZone) })}
          </p>
        )
      )}
      {detailed === null &&
        (isPending ? <Skeleton height="68px" /> : <p className={styles.soft}>{t('stay.door.unknown')}</p>)}
    </div>
  );
}

function Notes({ booking }: { booking: Booking }) {
  const styles = useStyles();
  const t = useText('home');
  return (
    <>
      {booking.isInvitationPending && <p className={styles.note}>{t('stay.invited')}</p>}
      {booking.accommodations.some(room => room.isOverstaying) && (
        <p className={styles.note}>{t('stay.overstaying')}</p>
      )}
    </>
  );
}

type LivingStayProps = { booking: Booking; stay: Stay; cardLink: ReactNode };

/** Room, door, Wi-Fi and breakfast of somebody who lives in the hotel; no search for a booking (HOM-19). */
export function LivingStay({ booking, stay, cardLink }: LivingStayProps) {
  const styles = useStyles();
  const t = useText('home');
  const { data, isPending } = useBookingDetails(booking.bookingId);
  const { building, accommodations } = booking;
  const own = accommodations.filter(isLivedIn);
  const stem = buildingStem(building);
  const detailOf = (id: number) => data?.accommodations.find(room => room.accommodationId === id) ?? null;
  return (
    <section className={styles.stay} aria-label={t('stay.region')}>
      <div className={styles.hotel}>
        <Picture
          className={styles.picture}
          stem={stem ?? 'room-garden-queen'}
          alt={stem === null ? t('heroAlt') : t('houseAlt', { name: building.name })}
          sizes="(min-width: 768px) 660px, 100vw"
          ratio="auto"
          eager
        />
        <div className={styles.panel}>
          <div className={styles.title}>
            <p className={styles.soft}>{t('stay.here.kicker')}</p>
            <Heading level={2} className={styles.city}>
              {building.city}
            </Heading>
            <p className={styles.soft}>
              {building.name} · {t('stay.here.when', { count: stay.nights })}
            </p>
          </div>
          {own.map(room => (
            <Room
              key={room.accommodationId}
              room={room}
              detailed={detailOf(room.accommodationId)}
              isPending={isPending}
              timeZone={building.timezone}
            />
          ))}
        </div>
      </div>
      <Notes booking={booking} />
      <div className={styles.facts}>
        {isPending && (
          <>
            <Skeleton height={FACT_HEIGHT} />
            <Skeleton height={FACT_HEIGHT} />
          </>
        )}
        {data?.hotelFacts?.wifi && <WifiRow wifi={data.hotelFacts.wifi} />}
        {data?.hotelFacts?.breakfast && <BreakfastRow breakfast={data.hotelFacts.breakfast} />}
      </div>
      <div className={styles.actions}>
        <StayActLinks booking={booking} />
        <ButtonLink to={bookingPath.details(booking.bookingId)}>{t('stay.open')}</ButtonLink>
        {cardLink}
      </div>
    </section>
  );
}
