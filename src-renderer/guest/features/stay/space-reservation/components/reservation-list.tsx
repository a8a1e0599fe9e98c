import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { SpaceReservation } from '#shared/contract/guest/spaces.ts';
import { SPACE_RESERVATIONS_LISTED } from '#shared/policies.ts';
import { isNotStaying, type ListStatus, useReservations, useSpaces } from '../queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { NotStaying } from './loaded-spaces.tsx';
import { ReservationCard } from './reservation-card.tsx';

const useStyles = makeStyles({
  bones: { display: 'grid', gap: '16px' },
  list: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  all: { color: brand.inkSoft },
});

export function ReservationList({ status }: { status: ListStatus }) {
  const t = useText('space-reservation');
  const styles = useStyles();
  const reservations = useReservations(status);
  const spaces = useSpaces();
  const [canceling, setCanceling] = useState<SpaceReservation | null>(null);
  if (reservations.data === undefined)
    return reservations.isError ? (
      <LoadError
        error={reservations.error}
        title={t('failed.list')}
        onRetry={() => void reservations.refetch()}
      />
    ) : (
      <div className={styles.bones} role="status" aria-busy="true" aria-label={t('loading.list')}>
        <Skeleton height="132px" />
        <Skeleton height="132px" />
      </div>
    );
  if (reservations.data.length === 0)
    return status === 'active' && isNotStaying(spaces.error) ? <NotStaying /> : <EmptyList status={status} />;
  const pictures = new Map(spaces.data?.spaces.map(space => [space.id, space.pictureUrl]));
  return (
    <>
      <ul className={styles.list} aria-label={t(`list.${status}`)}>
        {reservations.data.map(reservation => (
          <ReservationCard
            key={reservation.reserveId}
            reservation={reservation}
            pictureUrl={pictures.get(reservation.spaceId) ?? null}
            place={spaces.data?.buildingName ?? 'Pernoite'}
            onCancel={setCanceling}
          />
        ))}
      </ul>
      {reservations.data.length === SPACE_RESERVATIONS_LISTED && (
        <p className={styles.all}>{t(`list.most.${status}`, { count: SPACE_RESERVATIONS_LISTED })}</p>
      )}
      {canceling && <CancelDialog reservation={canceling} onClose={() => setCanceling(null)} />}
    </>
  );
}

function EmptyList({ status }: { status: ListStatus }) {
  const t = useText('space-reservation');
  if (status === 'inactive')
    return (
      <EmptyState stem="space-gym" title={t('empty.inactive.title')} text={t('empty.inactive.text')}>
        <ButtonLink to={paths.spaceReservations}>{t('tabs.active')}</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState stem="space-rooftop" title={t('empty.active.title')} text={t('empty.active.text')}>
      <ButtonLink to={paths.startSpace} appearance="primary">
        {t('reserveNew')}
      </ButtonLink>
    </EmptyState>
  );
}
