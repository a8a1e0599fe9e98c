import { makeStyles } from '@fluentui/react-components';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import type { FlagState } from '#shared/flags.ts';
import type { Stay } from '../stay.ts';
import { NoStayCard } from './no-stay-card.tsx';
import { StayCard } from './stay-card.tsx';
import { StayHero } from './stay-hero.tsx';

const useStyles = makeStyles({ bones: { display: 'grid', gap: '14px' } });

type NearestStayProps = {
  nearest: UseQueryResult<Booking | null>;
  stay: Stay | null;
  takesBookings: FlagState;
  onImport: () => void;
  cardLink: ReactNode;
};

export function NearestStay({ nearest, stay, takesBookings, onImport, cardLink }: NearestStayProps) {
  const styles = useStyles();
  const t = useText('home');
  const booking = nearest.data ?? null;
  const building = booking ? buildingStem(booking.building) : null;
  return (
    <StayHero
      stem={nearest.isPending ? null : (building ?? 'room-garden-queen')}
      alt={booking && building !== null ? t('houseAlt', { name: booking.building.name }) : t('heroAlt')}
      stay={stay}
    >
      {nearest.isError ? (
        <>
          <LoadError error={nearest.error} title={t('stay.failed')} onRetry={() => void nearest.refetch()} />
          {cardLink}
        </>
      ) : booking && stay ? (
        <StayCard
          booking={booking}
          stay={stay}
          takesBookings={takesBookings}
          onImport={onImport}
          cardLink={cardLink}
        />
      ) : nearest.isPending || takesBookings === 'loading' ? (
        <div className={styles.bones} aria-busy="true">
          <VisuallyHidden role="status">{t('stay.loading')}</VisuallyHidden>
          <Skeleton width="70%" height="2.5rem" />
          <Skeleton height="5rem" />
          <Skeleton width="50%" height="2.75rem" />
        </div>
      ) : (
        <NoStayCard takesBookings={takesBookings} onImport={onImport} />
      )}
    </StayHero>
  );
}
