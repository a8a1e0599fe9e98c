import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { useFreshOutcome } from '#renderer/platform/state/outcome-shown.ts';
import { from } from '#renderer/platform/ui/theme.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import type { Booked } from '../confirmed-event.ts';
import { BookedRooms } from './booked-rooms.tsx';
import { ConfirmationCard } from './confirmation-card.tsx';
import { ConfirmationHero } from './confirmation-hero.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { StayFacts } from './stay-facts.tsx';

const useStepStyles = makeStyles({
  steps: { display: 'grid', gap: '10px', margin: 0, paddingLeft: '20px', lineHeight: 1.5 },
});

type NextStepsProps = { emailVerified: boolean; isPending: boolean };

function NextSteps({ emailVerified, isPending }: NextStepsProps) {
  const t = useText('booking-confirmation');
  const styles = useStepStyles();
  return (
    <ul className={styles.steps}>
      <li>{t('nextEmail')}</li>
      {!emailVerified && <li>{t('nextVerify')}</li>}
      {isPending && <li>{t('nextPay')}</li>}
      <li>{t('nextCheckin')}</li>
    </ul>
  );
}

const useStyles = makeStyles({
  grid: { display: 'grid', gap: '20px', marginTop: '32px', [from.large]: { gridTemplateColumns: '1fr 1fr' } },
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
  actions: ReactNode;
  /** What is left to do, above the cards. */
  nextActs?: ReactNode;
  bookingHandoff?: ReactNode;
};

export function Confirmation({
  funnel,
  hotel,
  email,
  emailVerified,
  actions,
  nextActs,
  bookingHandoff,
}: ConfirmationProps) {
  const t = useText('booking-confirmation');
  const styles = useStyles();
  const { publicScreen } = host().profile.capabilities;
  const { search, rooms, booking } = funnel;
  useFreshOutcome(booking.locator);
  return (
    <article>
      <ConfirmationHero booking={booking} hotel={hotel} email={email} canCopy={!publicScreen} />
      {nextActs}
      {bookingHandoff}
      <div className={styles.grid}>
        <ConfirmationCard title={t('stay')}>
          <StayFacts search={search} hotel={hotel} />
        </ConfirmationCard>
        <ConfirmationCard title={t('rooms')}>
          <BookedRooms rooms={rooms} />
        </ConfirmationCard>
        <ConfirmationCard title={t('payment')}>
          <PaymentSummary funnel={funnel} timeZone={hotel.timezone} />
        </ConfirmationCard>
        <ConfirmationCard title={t('next')}>
          <NextSteps emailVerified={emailVerified} isPending={booking.status === 'PENDING'} />
        </ConfirmationCard>
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
