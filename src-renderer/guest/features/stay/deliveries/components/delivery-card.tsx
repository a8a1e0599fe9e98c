import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { memo, useEffect, useRef } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { Delivery, DeliveryTypeId } from '#shared/contract/guest/deliveries.ts';
import { isOver, isWaiting, isWithdrawable } from '../shown-deliveries.ts';

const BagIcon = () => (
  <LineIcon>
    <path d="M4.5 7h11l.9 9.5H3.6ZM7 9.5V6a3 3 0 0 1 6 0v3.5" />
  </LineIcon>
);
const ParcelIcon = () => (
  <LineIcon>
    <path d="M3 6.3 10 3l7 3.3v7.4L10 17l-7-3.3Z" />
    <path d="m3 6.3 7 3.2 7-3.2M10 9.5V17M6.5 4.7l7 3.2" />
  </LineIcon>
);
const HangerIcon = () => (
  <LineIcon>
    <path d="M10 8V6.6A1.7 1.7 0 1 0 8.3 5M10 8l7.2 5.3c.9.7.4 2.2-.8 2.2H3.6c-1.2 0-1.7-1.5-.8-2.2Z" />
  </LineIcon>
);

const deliveryIcons: Record<DeliveryTypeId, () => React.JSX.Element> = {
  DELIVERY: BagIcon,
  POST_OFFICE: ParcelIcon,
  OTHER: HangerIcon,
};

const useStyles = makeStyles({
  card: {
    ...systemEdge,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '16px',
    padding: '20px 16px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { gap: '24px', padding: '24px 28px' },
  },
  waiting: { border: `1px solid ${brand.sage}`, boxShadow: brand.shadowSoft },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '52px',
    paddingTop: '6px',
    borderRadius: brand.arch,
    backgroundColor: brand.terracottaWash,
    color: brand.ink,
  },
  iconWaiting: { backgroundColor: brand.sageWash, color: brand.sageInk },
  body: { display: 'grid', justifyItems: 'start', gap: '8px', minWidth: 0 },
  what: { overflowWrap: 'anywhere', ':focus-visible': { outlineOffset: '4px' } },
  soft: { margin: 0, color: brand.inkSoft, overflowWrap: 'anywhere' },
  state: {
    ...systemEdge,
    margin: 0,
    padding: '3px 12px',
    borderRadius: '999px',
    backgroundColor: brand.groundDeep,
    color: brand.inkSoft,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  here: { backgroundColor: brand.sageWash, color: brand.sageInk },
  facts: {
    display: 'grid',
    gap: '6px',
    margin: 0,
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' },
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', marginTop: '6px' },
  quiet: { color: brand.inkSoft, fontWeight: 400 },
});

function State({ delivery }: { delivery: Delivery }) {
  const t = useText('deliveries');
  const styles = useStyles();
  const { arrivalDate, receivedDate, sentBackDate = null, buildingTimezone } = delivery;
  const timeOf = (instant: string) => ({ time: formatInstant(new Date(instant), buildingTimezone) });
  if (receivedDate !== null)
    return <p className={styles.state}>{t('card.received', timeOf(receivedDate))}</p>;
  if (sentBackDate !== null)
    return <p className={styles.state}>{t('card.sentBack', timeOf(sentBackDate))}</p>;
  if (arrivalDate === null) return <p className={styles.state}>{t('card.expected')}</p>;
  return <p className={mergeClasses(styles.state, styles.here)}>{t('card.here', timeOf(arrivalDate))}</p>;
}

function Facts({ delivery }: { delivery: Delivery }) {
  const t = useText('deliveries');
  const styles = useStyles();
  const { deliveryCode, receivedDate } = delivery;
  // The place where it waited no longer matters.
  const comments = receivedDate === null ? delivery.comments : null;
  if (deliveryCode === null && comments === null) return null;
  return (
    <dl className={styles.facts}>
      {comments !== null && (
        <div>
          <dt>{t('card.where')}</dt>
          <dd>
            <bdi>{comments}</bdi>
          </dd>
        </div>
      )}
      {deliveryCode !== null && (
        <div>
          <dt>{t('card.code')}</dt>
          <dd>
            <Masked what={t('card.codeMasked')}>
              <bdi>{deliveryCode}</bdi>
            </Masked>
          </dd>
        </div>
      )}
    </dl>
  );
}

type DeliveryCardProps = {
  delivery: Delivery;
  isElsewhere: boolean;
  isNext: boolean;
  onReceived: (delivery: Delivery) => void;
  onWithdraw: (delivery: Delivery) => void;
};

/** Memoized, so that a long list does not render all cards again when it grows. */
export const DeliveryCard = memo(function DeliveryCard(props: DeliveryCardProps) {
  const { delivery, isElsewhere, isNext, onReceived, onWithdraw } = props;
  const t = useText('deliveries');
  const styles = useStyles();
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isNext) title.current?.focus();
  }, [isNext]);
  const { type, description, buildingName, registrationDate, registrationBy, buildingTimezone } = delivery;
  const Icon = deliveryIcons[type.id];
  const isHere = isWaiting(delivery);
  // A label is read aloud and cannot be masked.
  const what = host().profile.capabilities.masks ? type.type : description;
  const registered =
    registrationBy === 'RECEPTION'
      ? t('card.byReception')
      : t('card.announced', { time: formatInstant(new Date(registrationDate), buildingTimezone) });
  return (
    <li className={mergeClasses(styles.card, isHere && styles.waiting)}>
      <span className={mergeClasses(styles.icon, isHere && styles.iconWaiting)}>
        <Icon />
      </span>
      <div className={styles.body}>
        <State delivery={delivery} />
        <Heading level={3} size="small">
          <span ref={title} className={styles.what} tabIndex={-1}>
            <Masked what={t('card.what')}>
              <bdi>{description}</bdi>
            </Masked>
          </span>
        </Heading>
        <p className={styles.soft}>
          {[type.type, ...(isElsewhere ? [buildingName] : []), registered].join(' · ')}
        </p>
        <Facts delivery={delivery} />
        {!isOver(delivery) && (
          <div className={styles.actions}>
            <Button
              appearance={isHere ? 'primary' : 'secondary'}
              size="large"
              aria-label={t('card.haveLabel', { what })}
              onClick={() => onReceived(delivery)}
            >
              {t('card.have')}
            </Button>
            {isWithdrawable(delivery) && (
              <Button
                appearance="subtle"
                size="large"
                className={styles.quiet}
                aria-label={t('card.withdrawLabel', { what })}
                onClick={() => onWithdraw(delivery)}
              >
                {t('card.withdraw')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
});
