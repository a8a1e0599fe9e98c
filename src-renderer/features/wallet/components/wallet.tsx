import { Button, makeStyles } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { fetchAhead } from '#renderer/host/fetch-ahead.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { EmptyState } from '#renderer/ui/empty-state.tsx';
import { PlusIcon } from '#renderer/ui/icons.tsx';
import { LoadError } from '#renderer/ui/load-error.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { from } from '#renderer/ui/theme.ts';
import { useSetMainCard, useWallet } from '../queries.ts';
import type { CardLook } from '../wallet-parts.ts';
import { WalletCard } from './wallet-card.tsx';
import type { OpenDialog } from './wallet-dialogs.tsx';

const loadDialogs = async () => {
  const { WalletDialogs } = await import('./wallet-dialogs.tsx');
  return { default: WalletDialogs };
};
const WalletDialogs = lazy(loadDialogs);

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

type WalletProps = {
  look: CardLook;
  /** The dialog that adds a card; null where this device adds and changes none (PD-41). */
  addCard: ((props: { isFirst: boolean; onClose: () => void }) => ReactNode) | null;
  /** What replaces it there. */
  elsewhere: ReactNode;
};

/** The guest's cards, and what can be done with them (CRD-01 to CRD-08). */
export function Wallet({ look, addCard, elsewhere }: WalletProps) {
  const t = useText('wallet');
  const styles = useStyles();
  const wallet = useWallet();
  const makeMain = useSetMainCard();
  const [asked, setAsked] = useState<OpenDialog>(null);
  const bar = useRef<HTMLDivElement>(null);
  const close = () => setAsked(null);
  /** A button that is removed with its card cannot get the focus back; one that stays gets it from here. */
  const closeForGood = () => {
    close();
    bar.current?.focus();
  };
  useEffect(() => fetchAhead(loadDialogs), []);
  const cards = wallet.data ?? [];
  const isEmpty = wallet.isSuccess && cards.length === 0;

  return (
    <div className={styles.page}>
      <div className={styles.bar} ref={bar} tabIndex={-1}>
        {addCard && wallet.isSuccess && !isEmpty && (
          <Button
            appearance="primary"
            size="large"
            icon={<PlusIcon />}
            onClick={() => setAsked({ what: 'add' })}
          >
            {t('addCard')}
          </Button>
        )}
        <Button size="large" onClick={() => setAsked({ what: 'usage' })}>
          {t('usage.open')}
        </Button>
      </div>
      {wallet.isPending && (
        <div className={styles.list} role="status" aria-busy="true" aria-label={t('loading')}>
          <Skeleton height="240px" />
          <Skeleton height="240px" />
        </div>
      )}
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
          text={t(addCard ? 'empty.text' : 'empty.elsewhere')}
        >
          {addCard && (
            <Button
              appearance="primary"
              size="large"
              icon={<PlusIcon />}
              onClick={() => setAsked({ what: 'add' })}
            >
              {t('addCard')}
            </Button>
          )}
        </EmptyState>
      )}
      {wallet.isSuccess && !isEmpty && (
        <ul className={styles.list} aria-label={t('list')}>
          {cards.map(card => (
            <WalletCard
              key={card.id}
              card={card}
              look={look}
              {...(addCard && {
                actions: {
                  onRename: () => setAsked({ what: 'rename', card }),
                  onMakeMain: () => makeMain.mutate(card),
                  onDelete: () => setAsked({ what: 'delete', card }),
                  isMakingMain: makeMain.isPending,
                },
              })}
            />
          ))}
        </ul>
      )}
      {!addCard && elsewhere}
      {asked?.what === 'add' && addCard?.({ isFirst: isEmpty, onClose: closeForGood })}
      {asked && asked.what !== 'add' && (
        <Suspense fallback={null}>
          <WalletDialogs
            asked={asked}
            cards={cards}
            brandName={look.brandName}
            onClose={close}
            onDeleted={closeForGood}
          />
        </Suspense>
      )}
    </div>
  );
}
