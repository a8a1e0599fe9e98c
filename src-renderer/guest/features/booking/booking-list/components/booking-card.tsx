import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { OpenPixLink } from '#renderer/guest/features/shared/guest-booking/components/open-pix-link.tsx';
import { PartnerNotice } from '#renderer/guest/features/shared/guest-booking/components/partner-notice.tsx';
import { StateMessage } from '#renderer/guest/features/shared/guest-booking/components/state-message.tsx';
import { StatusBadge } from '#renderer/guest/features/shared/guest-booking/components/status-badge.tsx';
import { ownPixOf } from '#renderer/guest/features/shared/guest-booking/pix-offer.ts';
import { formatStayDates } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { anyHotelStem, buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand, from, risingCard, systemEdge, tokens } from '#renderer/platform/ui/theme.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { isHideable } from '../booking-pages.ts';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    borderRadius: '24px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    ...risingCard,
    [from.medium]: {
      gridTemplateColumns: 'minmax(220px, 3fr) minmax(0, 7fr)',
    },
  },
  picture: {
    height: '180px',
    [from.medium]: { height: 'auto', '& img': { position: 'absolute', inset: 0 } },
  },
  body: {
    display: 'grid',
    alignContent: 'start',
    gap: '14px',
    padding: '20px',
    [from.medium]: { padding: '28px 32px' },
  },
  head: { display: 'grid', justifyItems: 'start', gap: '8px' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    color: 'inherit',
    textDecorationLine: 'none',
    // The whole card is the area of its one link.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '24px' },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `3px solid ${brand.ink}`, outlineOffset: '-5px' },
  },
  soft: { margin: 0, color: brand.inkSoft },
  dates: { margin: 0, fontSize: '1.125rem', fontWeight: 600 },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    margin: 0,
    '& > div': { display: 'inline-flex', alignItems: 'center', gap: '8px' },
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0, fontWeight: 600 },
  },
  code: { letterSpacing: '0.08em' },
  above: { position: 'relative', zIndex: 1 },
  invited: {
    ...systemEdge,
    display: 'grid',
    gap: '6px',
    padding: '14px 16px',
    borderRadius: '12px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    minHeight: brand.target,
  },
  open: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: 600,
  },
  hide: { marginInlineEnd: '-12px', color: brand.inkSoft, fontWeight: 400 },
});

function Facts({ booking }: { booking: Booking }) {
  const t = useText('booking-list');
  const styles = useStyles();
  const { accommodations, locator, status } = booking;
  const suites = accommodations.flatMap(({ room }) => (room === null ? [] : [room.suiteNumber]));
  return (
    <dl className={styles.facts}>
      {status === 'IN_PROGRESS' && suites.length > 0 && (
        <div>
          <dt>{t('card.room', { count: suites.length })}</dt>
          <dd className={styles.above}>
            <Masked what={t('guest-booking:roomMasked')}>{formatList(suites)}</Masked>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('card.code')}</dt>
        <dd className={mergeClasses(styles.code, styles.above)}>
          <Masked what={t('card.codeMasked')}>{locator}</Masked>
        </dd>
      </div>
    </dl>
  );
}

type BookingCardProps = {
  booking: Booking;
  /** The first card of the page that was just loaded: it receives the focus. */
  isNext: boolean;
  invitation: ReactNode;
  onHide: (booking: Booking) => void;
};

/** Memoized, so that a long list does not render all cards again when it grows. */
export const BookingCard = memo(function BookingCard(props: BookingCardProps) {
  const { booking, isNext, invitation, onHide } = props;
  const t = useText('booking-list');
  const styles = useStyles();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isNext) link.current?.focus();
  }, [isNext]);
  const { building, nights, rooms, guests, isInvitationPending } = booking;
  const dates = formatStayDates(booking);
  const pix = ownPixOf(booking);
  const party = [
    t('card.nights', { count: nights }),
    t('card.rooms', { count: rooms }),
    t('card.guests', { count: guests }),
  ];
  return (
    <li className={styles.card}>
      <Picture
        className={styles.picture}
        stem={buildingStem(building) ?? anyHotelStem}
        alt=""
        sizes="(min-width: 768px) 380px, 100vw"
        ratio="auto"
      />
      <div className={styles.body}>
        <div className={styles.head}>
          <StatusBadge status={booking.status} />
          <Heading level={2}>
            <Link ref={link} className={styles.link} to={bookingPath.details(booking.bookingId)}>
              {building.city}
            </Link>
          </Heading>
          <p className={styles.soft}>{building.name}</p>
        </div>
        <div>
          <p className={styles.dates}>{dates}</p>
          <p className={styles.soft}>{party.join(' · ')}</p>
        </div>
        {isInvitationPending ? (
          <div className={mergeClasses(styles.invited, invitation !== null && styles.above)}>
            <strong>{t('invited.title')}</strong>
            <span>{t('invited.text')}</span>
            {invitation}
          </div>
        ) : (
          <>
            <Facts booking={booking} />
            <StateMessage booking={booking} />
            {pix && (
              <div className={styles.above}>
                <OpenPixLink pix={pix} label={time => t(`guest-booking:payPix.${pix.purpose}`, time)} />
              </div>
            )}
            {booking.isBookingCheckinAvailable && (
              <div className={styles.above}>
                <ButtonLink to={bookingPath.checkIn(booking.bookingId)} appearance="primary">
                  {t('guest-booking:checkIn')}
                </ButtonLink>
              </div>
            )}
          </>
        )}
        {booking.isOta && <PartnerNotice />}
        <div className={styles.foot}>
          <span className={styles.open} aria-hidden="true">
            {t(isInvitationPending ? 'invited.open' : 'card.open')}
            <ArrowRightIcon />
          </span>
          {booking.accommodations.some(room => room.isCheckoutAvailable) && (
            <ButtonLink
              className={styles.above}
              to={bookingPath.leaveAny(booking.bookingId)}
              appearance="primary"
            >
              {t('card.checkOut')}
            </ButtonLink>
          )}
          {isHideable(booking) && (
            <Button
              className={mergeClasses(styles.hide, styles.above)}
              appearance="subtle"
              size="large"
              aria-label={t('card.hideLabel', { city: building.city, dates })}
              onClick={() => onHide(booking)}
            >
              {t('card.hide')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
});
