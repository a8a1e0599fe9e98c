import { makeStyles } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ShowMore } from '#renderer/platform/ui/show-more.tsx';
import type { Delivery } from '#shared/contract/guest/deliveries.ts';
import { isOver, isWaiting } from '../shown-deliveries.ts';
import { DeliveryCard } from './delivery-card.tsx';

const useStyles = makeStyles({
  box: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px', alignContent: 'start' },
  section: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

type ListProps = {
  title: string;
  deliveries: readonly Delivery[];
  home: string | null;
  nextId: string | undefined;
  onReceived: (delivery: Delivery) => void;
  onWithdraw: (delivery: Delivery) => void;
};

function Section({ title, deliveries, home, nextId, onReceived, onWithdraw }: ListProps) {
  const styles = useStyles();
  const id = useId();
  if (deliveries.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {deliveries.map(delivery => (
          <DeliveryCard
            key={delivery.id}
            delivery={delivery}
            isElsewhere={delivery.buildingName !== home}
            isNext={delivery.id === nextId}
            onReceived={onReceived}
            onWithdraw={onWithdraw}
          />
        ))}
      </ul>
    </section>
  );
}

type DeliverySectionsProps = Pick<ListProps, 'deliveries' | 'home' | 'onReceived' | 'onWithdraw'> & {
  /** Fetches the next page; null on the last one. */
  onMore: (() => void) | null;
  isFetchingMore: boolean;
  hasMoreFailed: boolean;
};

export function DeliverySections(props: DeliverySectionsProps) {
  const { deliveries, onMore, isFetchingMore, hasMoreFailed, ...acts } = props;
  const t = useText('deliveries');
  const styles = useStyles();
  const [before, setBefore] = useState<number | null>(null);
  const showMore = () => {
    setBefore(deliveries.length);
    onMore?.();
  };
  const nextId = before === null ? undefined : deliveries[before]?.id;
  const isExpected = (one: Delivery) => one.arrivalDate === null && !isOver(one);
  const sections = [
    { title: t('waiting.title'), shown: deliveries.filter(isWaiting) },
    { title: t('expected.title'), shown: deliveries.filter(isExpected) },
    { title: t('history.title'), shown: deliveries.filter(isOver) },
  ];
  return (
    <div className={styles.box}>
      {sections.map(({ title, shown }) => (
        <Section key={title} title={title} deliveries={shown} nextId={nextId} {...acts} />
      ))}
      {(onMore !== null || before !== null) && (
        <ShowMore
          count={t('count', { count: deliveries.length })}
          label={t('more')}
          failed={t('moreFailed')}
          hasFailed={hasMoreFailed}
          isFetching={isFetchingMore}
          onMore={onMore && showMore}
        />
      )}
    </div>
  );
}
