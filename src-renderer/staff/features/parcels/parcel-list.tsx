import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { ShowMore } from '#renderer/platform/ui/show-more.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { ParcelState } from '#shared/contract/staff/parcels.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { ParcelTable } from './parcel-table.tsx';
import type { ParcelAct } from './parcels-page.tsx';
import { useClosedParcels, type useOpenParcels } from './queries.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '16px', marginBlockStart: '16px' },
  bones: { display: 'grid', gap: '8px', marginBlockStart: '16px' },
  none: {
    margin: 0,
    padding: '40px 16px',
    textAlign: 'center',
    color: brand.inkSoft,
    border: `1px dashed ${brand.inkSoft}`,
    borderRadius: '16px',
  },
});

type ParcelListProps = {
  hotel: Hotel;
  state: ParcelState;
  open: ReturnType<typeof useOpenParcels>;
  onAct: (act: ParcelAct) => void;
};

export function ParcelList({ hotel, state, open, onAct }: ParcelListProps) {
  const styles = useStyles();
  const t = useText('staff/parcels');
  const isOpen = state === 'ANNOUNCED' || state === 'WAITING';
  const closed = useClosedParcels(hotel.hotelId, state, !isOpen);
  const shown = isOpen ? open : closed;
  const parcels = isOpen ? open.data?.[state] : closed.data?.pages.flatMap(page => page.parcels);
  if (shown.isPending)
    return (
      <div className={styles.bones} aria-busy="true">
        {[1, 2, 3, 4].map(bone => (
          <Skeleton key={bone} height="44px" />
        ))}
      </div>
    );
  if (parcels === undefined) return <LoadError error={shown.error} onRetry={() => void shown.refetch()} />;
  return (
    <div className={styles.box}>
      {parcels.length === 0 ? (
        <p className={styles.none}>{t(`none.${state}`)}</p>
      ) : (
        <ParcelTable parcels={parcels} timeZone={hotel.timeZone} onAct={onAct} />
      )}
      {!isOpen && parcels.length > 0 && (
        <ShowMore
          count={t('shown', { count: parcels.length })}
          label={t('more')}
          failed={t('moreFailed')}
          hasFailed={closed.isFetchNextPageError}
          isFetching={closed.isFetchingNextPage}
          onMore={closed.hasNextPage ? () => void closed.fetchNextPage() : null}
        />
      )}
    </div>
  );
}
