import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { CreditTransaction } from '#shared/contract/guest/personal-info.ts';
import { TransactionRow } from './transaction-row.tsx';

const AT_ONCE = 50;

const useStyles = makeStyles({
  box: { display: 'grid', gap: '12px' },
  list: { margin: 0, padding: 0, listStyleType: 'none', borderTop: `1px solid ${brand.hairline}` },
  more: { display: 'grid', justifyItems: 'center', gap: '8px', paddingBlockStart: '12px' },
  count: { margin: 0, color: brand.inkSoft },
});

type TransactionListProps = {
  transactions: readonly CreditTransaction[];
  isShown: boolean;
  onOpen: (transaction: CreditTransaction) => void;
};

export function TransactionList({ transactions, isShown, onOpen }: TransactionListProps) {
  const t = useText('credits');
  const styles = useStyles();
  const [count, setCount] = useState(AT_ONCE);
  const shown = transactions.slice(0, count);
  return (
    <section className={styles.box} aria-labelledby="transactions">
      <Heading level={2} size="small" id="transactions">
        {t('list')}
      </Heading>
      <ul className={styles.list} aria-labelledby="transactions">
        {shown.map(transaction => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            isShown={isShown}
            onOpen={() => onOpen(transaction)}
          />
        ))}
      </ul>
      {shown.length < transactions.length && (
        <div className={styles.more}>
          <p className={styles.count} role="status">
            {t('shown', { shown: shown.length, all: transactions.length })}
          </p>
          <Button size="large" onClick={() => setCount(count + AT_ONCE)}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  );
}
