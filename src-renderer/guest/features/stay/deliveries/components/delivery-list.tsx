import { makeStyles } from '@fluentui/react-components';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { Delivery, DeliveryStatus } from '#shared/contract/guest/deliveries.ts';
import { isGone, useDeliveries } from '../queries.ts';
import { isWaiting, shownDeliveries } from '../shown-deliveries.ts';
import { DeliverTo } from './deliver-to.tsx';
import { ReceiptDialog, WithdrawDialog } from './delivery-dialogs.tsx';
import { DeliverySections } from './delivery-sections.tsx';

function EmptyDeliveries({ status, isStaying }: { status: DeliveryStatus; isStaying: boolean }) {
  const t = useText('deliveries');
  if (status === 'inactive')
    return (
      <EmptyState stem="detail-breakfast" title={t('empty.inactive.title')} text={t('empty.inactive.text')}>
        <ButtonLink to={paths.deliveries}>{t('tabs.active')}</ButtonLink>
      </EmptyState>
    );
  if (!isStaying)
    return (
      <EmptyState stem="lobby" title={t('empty.notStaying.title')} text={t('empty.notStaying.text')}>
        <ButtonLink to={paths.bookings}>{t('empty.notStaying.bookings')}</ButtonLink>
      </EmptyState>
    );
  return <EmptyState stem="lobby" title={t('empty.active.title')} text={t('empty.active.text')} />;
}

const useStyles = makeStyles({
  loading: { display: 'grid', gap: '16px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '32px',
    [from.large]: { gridTemplateColumns: `minmax(0, 1fr) ${brand.asideWidth}`, gap: '40px' },
  },
  main: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
});

function LoadingList() {
  const t = useText('deliveries');
  const styles = useStyles();
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton height="160px" />
      <Skeleton height="160px" />
    </div>
  );
}

type Act = { kind: 'receipt' | 'withdrawal'; delivery: Delivery };

function ActDialog({ act: { kind, delivery }, onClose }: { act: Act; onClose: () => void }) {
  const navigate = useNavigate();
  if (kind === 'withdrawal') return <WithdrawDialog delivery={delivery} onClose={onClose} onDone={onClose} />;
  const onDone = () => {
    onClose();
    void navigate(paths.deliveryHistory);
  };
  return <ReceiptDialog delivery={delivery} onClose={onClose} onDone={onDone} />;
}

export function DeliveryList({ status }: { status: DeliveryStatus }) {
  const t = useText('deliveries');
  const styles = useStyles();
  const list = useDeliveries(status);
  const [act, setAct] = useState<Act | null>(null);
  const onReceived = useCallback((delivery: Delivery) => setAct({ kind: 'receipt', delivery }), []);
  const onWithdraw = useCallback((delivery: Delivery) => setAct({ kind: 'withdrawal', delivery }), []);
  const showMore = async () => {
    const { isFetchNextPageError, error } = await list.fetchNextPage();
    if (isFetchNextPageError && isGone(error)) await list.refetch();
  };
  if (list.data === undefined) {
    if (!list.isError) return <LoadingList />;
    return <LoadError error={list.error} title={t('failed')} onRetry={() => void list.refetch()} />;
  }
  const deliveries = shownDeliveries(list.data.pages);
  const deliverTo = list.data.pages[0]?.deliverTo ?? null;
  const waiting = deliveries.filter(isWaiting).length;
  const isActive = status === 'active';
  const matter = (
    <div className={styles.main}>
      {isActive && (
        <VisuallyHidden role="status">{waiting > 0 && t('waiting.count', { count: waiting })}</VisuallyHidden>
      )}
      {isActive && deliverTo === null && deliveries.length > 0 && (
        <Notice intent="info">{t('notStaying')}</Notice>
      )}
      {deliveries.length === 0 ? (
        <EmptyDeliveries status={status} isStaying={deliverTo !== null} />
      ) : (
        <DeliverySections
          deliveries={deliveries}
          home={deliverTo?.buildingName ?? null}
          onReceived={onReceived}
          onWithdraw={onWithdraw}
          onMore={list.hasNextPage ? () => void showMore() : null}
          isFetchingMore={list.isFetchingNextPage}
          hasMoreFailed={list.isFetchNextPageError && !isGone(list.error)}
        />
      )}
      {act && <ActDialog act={act} onClose={() => setAct(null)} />}
    </div>
  );
  if (!isActive || deliverTo === null) return matter;
  return (
    <div className={styles.columns}>
      {matter}
      <DeliverTo to={deliverTo} />
    </div>
  );
}
