import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { host } from '#renderer/host/host.ts';
import { formatDate } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Heading } from '#renderer/ui/heading.tsx';
import { Picture } from '#renderer/ui/picture.tsx';
import { anyHotelStem } from '#renderer/ui/picture-stem.ts';
import { brand, from } from '#renderer/ui/theme.ts';
import type { Hotel } from '#shared/contract/hotels.ts';
import { daysBetween } from '#shared/hotel-time.ts';
import { buildingFacts } from '../building-facts.ts';
import type { Booked } from '../confirmed-event.ts';
import { BookedRooms } from './booked-rooms.tsx';
import { CopyCode } from './copy-code.tsx';
import { PaymentSummary } from './payment-summary.tsx';

const useStyles = makeStyles({
  hero: {
    display: 'grid',
    gap: '24px',
    alignItems: 'center',
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 340px)', gap: '48px' },
  },
  words: { display: 'grid', gap: '16px', order: 2, [from.medium]: { order: 1 } },
  picture: {
    order: 1,
    borderRadius: brand.arch,
    width: '100%',
    maxWidth: '300px',
    justifySelf: 'center',
    [from.medium]: { order: 2, maxWidth: 'none' },
    '@media print': { display: 'none' },
  },
  lead: { margin: 0, color: brand.inkSoft, fontSize: '1.0625rem', lineHeight: 1.5, overflowWrap: 'anywhere' },
  grid: { display: 'grid', gap: '20px', marginTop: '32px', [from.large]: { gridTemplateColumns: '1fr 1fr' } },
  card: {
    display: 'grid',
    alignContent: 'start',
    gap: '16px',
    padding: '20px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    breakInside: 'avoid',
    [from.medium]: { padding: '28px' },
  },
  dates: {
    display: 'grid',
    gap: '14px',
    margin: 0,
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0, fontWeight: 600 },
  },
  address: { margin: 0, fontStyle: 'normal', lineHeight: 1.5 },
  steps: { display: 'grid', gap: '10px', margin: 0, paddingLeft: '20px', lineHeight: 1.5 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    marginTop: '28px',
    '@media print': { display: 'none' },
  },
});

type ConfirmationProps = {
  funnel: Booked;
  hotel: Hotel;
  email: string | null;
  emailVerified: boolean;
  /** Ways on: a new booking, home. */
  actions: ReactNode;
  /** What the guest takes along from a public screen (BEY-12). */
  bookingHandoff?: ReactNode;
};

/** The booking's current state: code, stay, rooms, money, and what happens now (PAY-30, PAY-31). */
export function Confirmation({
  funnel,
  hotel,
  email,
  emailVerified,
  actions,
  bookingHandoff,
}: ConfirmationProps) {
  const t = useText('booking-confirmation');
  const styles = useStyles();
  const { publicScreen } = host().profile.capabilities;
  const { search, rooms, booking } = funnel;
  const isPending = booking.status === 'PENDING';
  const { picture, address } = buildingFacts(hotel);
  const nights = daysBetween(search.checkinDate, search.checkoutDate);
  const lead = () => {
    if (email === null) return isPending ? t('leadPendingNoEmail') : t('leadConfirmedNoEmail');
    return t(isPending ? 'leadPending' : 'leadConfirmed', { email });
  };
  return (
    <article>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Heading level={1}>{t(isPending ? 'titlePending' : 'titleConfirmed')}</Heading>
          <p className={styles.lead}>{lead()}</p>
          <CopyCode code={booking.locator} canCopy={!publicScreen} />
        </div>
        <Picture
          className={styles.picture}
          stem={picture ?? anyHotelStem}
          alt={picture === null ? '' : t('hotelPicture', { hotel: hotel.name })}
          ratio="4 / 5"
          sizes="(min-width: 768px) 340px, 300px"
          eager
        />
      </div>
      {bookingHandoff}
      <div className={styles.grid}>
        <section className={styles.card}>
          <Heading level={2} size="small">
            {t('stay')}
          </Heading>
          <dl className={styles.dates}>
            <div>
              <dt>{t('checkin')}</dt>
              <dd>{formatDate(search.checkinDate, 'full')}</dd>
            </div>
            <div>
              <dt>{t('checkout')}</dt>
              <dd>
                {formatDate(search.checkoutDate, 'full')} ·{' '}
                {t('booking-funnel:party.nights', { count: nights })}
              </dd>
            </div>
            <div>
              <dt>{t('address')}</dt>
              <dd>
                <address className={styles.address}>
                  {hotel.name}
                  {address.map(part => (
                    <span key={part}>
                      <br />
                      {part}
                    </span>
                  ))}
                </address>
              </dd>
            </div>
          </dl>
        </section>
        <section className={styles.card}>
          <Heading level={2} size="small">
            {t('rooms')}
          </Heading>
          <BookedRooms rooms={rooms} />
        </section>
        <section className={styles.card}>
          <Heading level={2} size="small">
            {t('payment')}
          </Heading>
          <PaymentSummary funnel={funnel} timeZone={hotel.timezone} />
        </section>
        <section className={styles.card}>
          <Heading level={2} size="small">
            {t('next')}
          </Heading>
          <ul className={styles.steps}>
            <li>{t('nextEmail')}</li>
            {!emailVerified && <li>{t('nextVerify')}</li>}
            {isPending && <li>{t('nextPay')}</li>}
            <li>{t('nextCheckin')}</li>
          </ul>
        </section>
      </div>
      <div className={styles.actions}>
        {actions}
        {!publicScreen && (
          <Button size="large" appearance="subtle" onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
      </div>
    </article>
  );
}
