import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { HotelSpaces, Space } from '#shared/contract/guest/spaces.ts';
import { isNotStaying, useSpaces } from '../queries.ts';

const useStyles = makeStyles({
  bones: { display: 'grid', gap: '20px' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
});

type LoadedSpacesProps = { level?: 1 | 2; children: (hotel: HotelSpaces) => ReactNode };

export function LoadedSpaces({ level = 2, children }: LoadedSpacesProps) {
  const t = useText('space-reservation');
  const styles = useStyles();
  const spaces = useSpaces();
  if (isNotStaying(spaces.error)) return <NotStaying level={level} />;
  if (spaces.data !== undefined) return children(spaces.data);
  if (spaces.isError)
    return (
      <LoadError
        error={spaces.error}
        level={level}
        title={t('failed.spaces')}
        onRetry={() => void spaces.refetch()}
      />
    );
  return (
    <div className={styles.bones} role="status" aria-busy="true" aria-label={t('loading.spaces')}>
      <Skeleton height="200px" />
      <Skeleton height="200px" />
    </div>
  );
}

export function NotStaying({ level = 2 }: { level?: 1 | 2 }) {
  const t = useText('space-reservation');
  const styles = useStyles();
  return (
    <EmptyState level={level} stem="space-rooftop" title={t('notStaying.title')} text={t('notStaying.text')}>
      <div className={styles.actions}>
        <ButtonLink to={paths.activeBookings} appearance="primary">
          {t('notStaying.bookings')}
        </ButtonLink>
        <ButtonLink to={paths.home}>{t('notStaying.home')}</ButtonLink>
      </div>
    </EmptyState>
  );
}

type LoadedSpaceProps = { spaceId: string; children: (space: Space, hotel: HotelSpaces) => ReactNode };

export function LoadedSpace({ spaceId, children }: LoadedSpaceProps) {
  const t = useText('space-reservation');
  return (
    <LoadedSpaces level={1}>
      {hotel => {
        const space = hotel.spaces.find(({ id }) => id === spaceId);
        if (space) return children(space, hotel);
        return (
          <EmptyState level={1} stem="lobby" title={t('missing.title')} text={t('missing.text')}>
            <ButtonLink to={paths.startSpace} appearance="primary">
              {t('missing.start')}
            </ButtonLink>
          </EmptyState>
        );
      }}
    </LoadedSpaces>
  );
}
