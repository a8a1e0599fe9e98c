import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { PartnerNotice } from '#renderer/guest/features/shared/guest-booking/components/partner-notice.tsx';
import { StateMessage } from '#renderer/guest/features/shared/guest-booking/components/state-message.tsx';
import { StatusBadge } from '#renderer/guest/features/shared/guest-booking/components/status-badge.tsx';
import { formatStayDates } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { anyHotelStem, buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { BookingCode } from './booking-code.tsx';

/** Printed pages have no picture behind the card. */
const onWideScreens = '@media screen and (min-width: 768px)';

const useStyles = makeStyles({
  hero: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    isolation: 'isolate',
    [onWideScreens]: { gridTemplateColumns: 'minmax(25rem, 5fr) 6fr', alignItems: 'end' },
    '@media print': { display: 'block' },
  },
  picture: {
    gridArea: '1 / 1',
    height: '260px',
    borderRadius: '24px',
    // At least as high as the card that overlaps it.
    '& img': { position: 'absolute', inset: 0 },
    [onWideScreens]: { gridColumn: '1 / -1', alignSelf: 'stretch', height: 'auto', minHeight: '460px' },
    '@media print': { display: 'none' },
  },
  card: {
    ...systemEdge,
    gridArea: '2 / 1',
    position: 'relative',
    display: 'grid',
    gap: '16px',
    margin: '-64px 12px 0',
    padding: '24px',
    borderRadius: '20px',
    backgroundColor: brand.surface,
    boxShadow: brand.shadowLift,
    [onWideScreens]: { gridArea: '1 / 1', margin: '28px', padding: '32px 36px' },
    '@media print': { margin: 0, padding: 0, backgroundColor: 'transparent', boxShadow: 'none' },
  },
  title: { display: 'grid', justifyItems: 'start', gap: '8px' },
  soft: { margin: 0, color: brand.inkSoft },
  dates: { margin: 0, fontSize: '1.25rem', fontWeight: 600 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    '&:empty': { display: 'none' },
    '@media print': { display: 'none' },
  },
});

type BookingHeroProps = {
  booking: BookingDetails;
  invitation: ReactNode;
  actions: ReactNode;
};

export function BookingHero({ booking, invitation, actions }: BookingHeroProps) {
  const t = useText('booking-details');
  const styles = useStyles();
  const { building, nights, guests } = booking;
  const stem = buildingStem(building);
  return (
    <section className={styles.hero}>
      <Picture
        className={styles.picture}
        stem={stem ?? anyHotelStem}
        alt={stem === null ? '' : t('hotelPicture', { name: building.name })}
        sizes="(min-width: 1280px) 1200px, 100vw"
        ratio="auto"
        eager
      />
      <div className={styles.card}>
        <div className={styles.title}>
          <StatusBadge status={booking.status} />
          <Heading level={1}>{t('stayAt', { city: building.city })}</Heading>
          <p className={styles.soft}>{building.name}</p>
        </div>
        <div>
          <p className={styles.dates}>{formatStayDates(booking)}</p>
          <p className={styles.soft}>
            {t('nights', { count: nights })} · {t('guests', { count: guests })}
          </p>
        </div>
        <BookingCode code={booking.locator} />
        {booking.isInvitationPending ? invitation : <StateMessage booking={booking} isOnItsPage />}
        {booking.isOta && <PartnerNotice />}
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
