import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { AppError } from '#shared/errors.ts';
import { useBookingDetails } from '../queries.ts';

const useStyles = makeStyles({ bones: { display: 'grid', gap: '20px' } });

type LoadedBookingProps = {
  bookingId: string;
  missing?: ReactNode;
  level?: 1 | 2;
  children: (booking: BookingDetails) => ReactNode;
};

export function LoadedBooking({ bookingId, missing, level = 1, children }: LoadedBookingProps) {
  const t = useText('guest-booking');
  const styles = useStyles();
  const details = useBookingDetails(bookingId);
  const isMissing = details.error instanceof AppError && details.error.code === 'BOOKING_NOT_FOUND';
  if (isMissing) return missing ?? <MissingBooking level={level} />;
  if (details.data !== undefined) return children(details.data);
  if (details.isError)
    return (
      <LoadError
        error={details.error}
        level={level}
        title={t('failed')}
        onRetry={() => void details.refetch()}
      />
    );
  return (
    <div className={styles.bones} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton height="220px" />
      <Skeleton height="180px" />
    </div>
  );
}

function MissingBooking({ level }: { level: 1 | 2 }) {
  const t = useText('guest-booking');
  return (
    <EmptyState level={level} stem="lobby" title={t('missing.title')} text={t('missing.text')}>
      <ButtonLink to={paths.activeBookings} appearance="primary">
        {t('backToList')}
      </ButtonLink>
    </EmptyState>
  );
}
