import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import { isFromList, type PlaceId, searchWithoutPlace } from '../guide-address.ts';
import { useRecommendation } from '../queries.ts';
import { PlaceDetails } from './place-details.tsx';

const useStyles = makeStyles({ bones: { display: 'grid', gap: '16px' } });

/** By going back to the list that it was opened from, so that "back" leaves the list afterwards. */
function useClosePlace(): () => void {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (isFromList(state)) void navigate(-1);
    else void navigate({ search: searchWithoutPlace(search) }, { replace: true, preventScrollReset: true });
  };
}

export function PlaceDialog({ place }: { place: PlaceId }) {
  const styles = useStyles();
  const t = useText('guide');
  const { data, error } = useRecommendation(place);
  const close = useClosePlace();
  const hasFailed = data === undefined && error !== null;
  useEffect(() => {
    if (!hasFailed) return;
    toast.notify({ intent: 'error', textKey: 'guide:place.failed' });
    close();
    // `close` is another function with each render; the failure closes once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasFailed]);
  return (
    <Modal open={!hasFailed} title={data?.title ?? t('place.loading')} onClose={close} size="large">
      {data ? (
        <PlaceDetails place={data} />
      ) : (
        <div className={styles.bones} role="status" aria-busy="true" aria-label={t('place.loading')}>
          <Skeleton height="240px" />
          <Skeleton height="120px" />
        </div>
      )}
    </Modal>
  );
}
