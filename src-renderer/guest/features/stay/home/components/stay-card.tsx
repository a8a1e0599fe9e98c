import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, placeAlone } from '#renderer/platform/ui/theme.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import type { FlagState } from '#shared/flags.ts';
import type { Stay } from '../stay.ts';
import { stayActs } from '../stay-acts.ts';
import { StayActLinks } from './stay-act-links.tsx';
import { StayFacts } from './stay-facts.tsx';

const useStyles = makeStyles({
  title: { display: 'grid', gap: '2px' },
  kicker: { margin: 0, color: brand.brassInk, fontWeight: 600 },
  soft: { margin: 0, color: brand.inkSoft },
  note: {
    margin: 0,
    padding: '10px 14px',
    borderRadius: '12px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
    lineHeight: 1.45,
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 12px' },
  unknown: placeAlone,
});

type StayCardProps = {
  booking: Booking;
  stay: Stay;
  takesBookings: FlagState;
  onImport: () => void;
  cardLink: ReactNode;
};

export function StayCard({ booking, stay, takesBookings, onImport, cardLink }: StayCardProps) {
  const styles = useStyles();
  const t = useText('home');
  const { building, payment } = booking;
  const { pix, canCheckIn, canPayWithPix, canCheckOut } = stayActs(booking);
  const unknown = mergeClasses(takesBookings === 'loading' && styles.unknown);
  return (
    <>
      <div className={styles.title}>
        <p className={styles.kicker}>{t(`stay.${stay.phase}.kicker`)}</p>
        <Heading level={2} size="large">
          {building.city}
        </Heading>
        <p className={styles.soft}>
          {building.name} · {t(`stay.${stay.phase}.when`, { count: stay.nights })}
        </p>
      </div>
      {booking.isInvitationPending && <p className={styles.note}>{t('stay.invited')}</p>}
      {booking.status === 'PENDING' && (
        <p className={styles.note}>
          {payment === null || payment.deadline === null
            ? t('stay.pending')
            : t('stay.pendingUntil', { time: formatInstant(new Date(payment.deadline), building.timezone) })}
        </p>
      )}
      {booking.status === 'PROCESSING' && (
        <p className={styles.note}>
          {pix === null
            ? t('stay.processing')
            : t('stay.pixUntil', { time: formatInstant(new Date(pix.expiresAt), building.timezone) })}
        </p>
      )}
      {booking.accommodations.some(room => room.isOverstaying) && (
        <p className={styles.note}>{t('stay.overstaying')}</p>
      )}
      {stay.phase === 'coming' && canCheckIn && <p className={styles.note}>{t('stay.checkinOpen')}</p>}
      <StayFacts booking={booking} isHere={stay.phase === 'here'} />
      <div className={styles.actions}>
        <StayActLinks booking={booking} />
        <ButtonLink
          to={bookingPath.details(booking.bookingId)}
          appearance={canCheckIn || canCheckOut || canPayWithPix || pix !== null ? 'secondary' : 'primary'}
          icon={<ArrowRightIcon />}
          iconPosition="after"
        >
          {t('stay.open')}
        </ButtonLink>
        {cardLink}
        {takesBookings !== false && stay.phase !== 'here' && (
          <>
            <ButtonLink className={unknown} to={paths.booking} appearance="outline">
              {t('book')}
            </ButtonLink>
            <Button className={unknown} appearance="subtle" size="large" onClick={onImport}>
              {t('import')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
