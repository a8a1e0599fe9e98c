import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { CreditTransaction } from '#shared/contract/guest/personal-info.ts';
import { useStatement } from '../queries.ts';
import { useAmounts } from './amounts-switch.tsx';
import { BalanceCard } from './balance-card.tsx';
import { type Policy, PolicyDialog } from './policy-dialog.tsx';
import { TransactionDialog } from './transaction-dialog.tsx';
import { TransactionList } from './transaction-list.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '28px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});

type OpenDialog =
  | { what: 'policy'; policy: Policy }
  | { what: 'details'; transaction: CreditTransaction }
  | null;

export function Credits({ canBook }: { canBook: boolean }) {
  const t = useText('credits');
  const styles = useStyles();
  const statement = useStatement();
  const amounts = useAmounts();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const { data } = statement;

  if (statement.isError) {
    return <LoadError error={statement.error} title={t('error')} onRetry={() => void statement.refetch()} />;
  }
  if (data === undefined) {
    return (
      <div className={styles.page} role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton height="248px" />
        <Skeleton height="80px" />
        <Skeleton height="80px" />
      </div>
    );
  }
  const isEmpty = data.transactions.length === 0;
  return (
    <div className={styles.page}>
      <BalanceCard statement={data} amounts={amounts} canBook={canBook && !isEmpty} />
      <div className={styles.actions}>
        {(['usage', 'reimbursement'] as const).map(policy => (
          <Button key={policy} size="large" onClick={() => setDialog({ what: 'policy', policy })}>
            {t(`policies.${policy}.open`)}
          </Button>
        ))}
      </div>
      {isEmpty ? (
        <EmptyState stem="detail-breakfast" title={t('empty.title')} text={t('empty.text')}>
          {canBook && (
            <ButtonLink to={paths.booking} appearance="primary">
              {t('empty.book')}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <TransactionList
          transactions={data.transactions}
          isShown={amounts.isShown}
          onOpen={transaction => setDialog({ what: 'details', transaction })}
        />
      )}
      {dialog?.what === 'policy' && <PolicyDialog policy={dialog.policy} onClose={close} />}
      {dialog?.what === 'details' && (
        <TransactionDialog
          transaction={dialog.transaction}
          isShown={amounts.isShown || amounts.isPressToShow}
          onClose={close}
        />
      )}
    </div>
  );
}
