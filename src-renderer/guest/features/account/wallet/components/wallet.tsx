import { Button, makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { canTypeCards } from '#renderer/guest/features/shared/card-form/can-type-cards.ts';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';
import { host } from '#renderer/platform/host/host.ts';
import { loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { useSetMainCard, useWallet } from '../queries.ts';
import { OnMyPhone } from './on-my-phone.tsx';
import { WalletCard } from './wallet-card.tsx';
import type { OpenDialog } from './wallet-dialogs.tsx';

const loadDialogs = async () => {
  const { WalletDialogs } = await import('./wallet-dialogs.tsx');
  return { default: WalletDialogs };
};
const WalletDialogs = lazy(loadDialogs);

/** The form, its rules and the tokenizer are loaded with the first card that is added. */
const AddCardDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./add-card-dialog.tsx'), loadTexts('card-form')]);
  return { default: dialog.AddCardDialog };
});

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px' },
  bar: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  list: {
    display: 'grid',
    gap: '20px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '24px' },
  },
});

type OpenDialogHandler = (dialog: OpenDialog) => void;

function AddButton({ onOpen }: { onOpen: OpenDialogHandler }) {
  const t = useText('wallet');
  return (
    <Button appearance="primary" size="large" icon={<PlusIcon />} onClick={() => onOpen({ what: 'add' })}>
      {t('addCard')}
    </Button>
  );
}

type CardListProps = { cards: readonly SavedCard[]; canChange: boolean; onOpen: OpenDialogHandler };

function CardList({ cards, canChange, onOpen }: CardListProps) {
  const t = useText('wallet');
  const styles = useStyles();
  const makeMain = useSetMainCard();
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {cards.map(card => (
        <WalletCard
          key={card.id}
          card={card}
          {...(canChange && {
            actions: {
              onRename: () => onOpen({ what: 'rename', card }),
              onMakeMain: () => makeMain.mutate(card),
              onDelete: () => onOpen({ what: 'delete', card }),
              isMakingMain: makeMain.isPending,
            },
          })}
        />
      ))}
    </ul>
  );
}

function LoadingCards() {
  const t = useText('wallet');
  const styles = useStyles();
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton height="240px" />
      <Skeleton height="240px" />
    </div>
  );
}

/** The guest's cards and their actions (CRD-01 to CRD-08). A device that saves no cards changes none either (PD-41). */
export function Wallet() {
  const t = useText('wallet');
  const styles = useStyles();
  const wallet = useWallet();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => fetchAhead(loadDialogs), []);
  const canChange = host().profile.capabilities.saveCard;
  const canAdd = canChange && canTypeCards();
  const cards = wallet.data ?? [];
  const isEmpty = wallet.isSuccess && cards.length === 0;
  const close = () => setDialog(null);
  /** A deleted card's button cannot receive the focus again, so a button that remains gets it. */
  const closeForGood = () => {
    close();
    bar.current?.focus();
  };

  return (
    <div className={styles.page}>
      <div className={styles.bar} ref={bar} tabIndex={-1}>
        {canAdd && wallet.isSuccess && !isEmpty && <AddButton onOpen={setDialog} />}
        <Button size="large" onClick={() => setDialog({ what: 'usage' })}>
          {t('usage.open')}
        </Button>
      </div>
      {canChange && !canAdd && <Notice intent="info">{t('notOffered')}</Notice>}
      {wallet.isPending && <LoadingCards />}
      {wallet.isError && (
        <LoadError
          error={wallet.error}
          title={t('creditCard.get.error')}
          onRetry={() => void wallet.refetch()}
        />
      )}
      {isEmpty && (
        <EmptyState
          stem="detail-minibar"
          title={t('empty.title')}
          text={t(canChange ? 'empty.text' : 'empty.elsewhere')}
        >
          {canAdd && <AddButton onOpen={setDialog} />}
        </EmptyState>
      )}
      {wallet.isSuccess && !isEmpty && <CardList cards={cards} canChange={canChange} onOpen={setDialog} />}
      {!canChange && <OnMyPhone />}
      <Suspense fallback={null}>
        {dialog?.what === 'add' && <AddCardDialog isFirst={isEmpty} onClose={closeForGood} />}
        {dialog && dialog.what !== 'add' && (
          <WalletDialogs dialog={dialog} cards={cards} onClose={close} onDeleted={closeForGood} />
        )}
      </Suspense>
    </div>
  );
}
