import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { ShowMore } from '#renderer/platform/ui/show-more.tsx';
import type { ParcelState } from '#shared/contract/staff/parcels.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { ParcelTable } from './parcel-table.tsx';
import type { ParcelAct } from './parcels-page.tsx';
import { useClosedParcels, type useOpenParcels } from './queries.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '16px', marginBlockStart: '16px' },
  bones: { marginBlockStart: '16px' },
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
  if (shown.isPending) return <ListBones rows={4} className={styles.bones} />;
  if (parcels === undefined) return <LoadError error={shown.error} onRetry={() => void shown.refetch()} />;
  return (
    <div className={styles.box}>
      {parcels.length === 0 ? (
        <EmptyNote>{t(`none.${state}`)}</EmptyNote>
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
