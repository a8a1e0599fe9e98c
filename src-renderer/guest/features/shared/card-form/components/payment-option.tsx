import { Badge, makeStyles, mergeClasses, Radio } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, reducedMotion } from '#renderer/platform/ui/theme.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import type { Cents } from '#shared/money.ts';
import { expiryOf, lastFour } from '../saved-card.ts';
import { CardNetworkMark } from './card-network-mark.tsx';
import { InstallmentsSelect } from './installments-select.tsx';

const useStyles = makeStyles({
  option: {
    borderRadius: '16px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    transitionProperty: 'border-color',
    transitionDuration: '160ms',
    [reducedMotion]: { transitionDuration: '0ms' },
  },
  chosen: { border: '1px solid var(--colorBrandStroke1)' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    minHeight: '60px',
    alignItems: 'center',
    gap: '4px 10px',
    padding: '4px 14px 4px 6px',
    '& > *:first-child': { flexGrow: 1 },
  },
  label: { display: 'block', fontWeight: 600, lineHeight: 1.35 },
  small: { display: 'block', color: brand.inkSoft, fontSize: '0.875rem', lineHeight: 1.4 },
  body: { padding: '6px 16px 18px' },
});

type PaymentOptionProps = {
  value: string;
  label: ReactElement;
  isChosen: boolean;
  marks?: ReactNode;
  children?: ReactNode;
};

export function PaymentOption({ value, label, isChosen, marks, children }: PaymentOptionProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.option, isChosen && styles.chosen)}>
      <div className={styles.head}>
        <Radio value={value} label={label} />
        {marks}
      </div>
      {isChosen && children !== undefined && <div className={styles.body}>{children}</div>}
    </div>
  );
}

type SavedCardOptionProps = {
  card: SavedCard;
  installments: number | null;
  amount: Cents;
  onInstallments: (installments: number) => void;
};

export function SavedCardOption({ card, installments, amount, onInstallments }: SavedCardOptionProps) {
  const t = useText('card-form');
  const styles = useStyles();
  const networkName = cardNetworkNames[card.data.brand].name;
  const name = t('saved.name', { brand: networkName, digits: lastFour(card) });
  // Strangers may see the screen, and the card's nickname is enough to choose it by (BEY-09).
  const facts = host().profile.capabilities.masks
    ? networkName
    : `${name}, ${t('saved.expires', { date: expiryOf(card) })}`;
  return (
    <PaymentOption
      value={card.id}
      isChosen={installments !== null}
      label={
        <>
          <span className={styles.label}>{card.description || name}</span>
          <span className={styles.small}>{facts}</span>
        </>
      }
      marks={
        <>
          {card.default_payment && (
            <Badge appearance="tint" color="subtle">
              {t('saved.main')}
            </Badge>
          )}
          <CardNetworkMark cardNetwork={card.data.brand} />
        </>
      }
    >
      {installments !== null && (
        <InstallmentsSelect amount={amount} value={installments} onChange={onInstallments} />
      )}
    </PaymentOption>
  );
}
