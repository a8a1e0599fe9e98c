import { Button, makeStyles } from '@fluentui/react-components';
import { lastFour } from '#renderer/guest/features/shared/card-form/saved-card.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { useDeleteCard } from '../queries.ts';
import { findNextMainCard } from '../wallet-parts.ts';

const useStyles = makeStyles({ body: { display: 'grid', gap: '12px' }, text: { margin: 0 } });

type DeleteDialogProps = {
  card: SavedCard;
  cards: readonly SavedCard[];
  onClose: () => void;
  onDeleted: () => void;
};

export function DeleteDialog({ card, cards, onClose, onDeleted }: DeleteDialogProps) {
  const t = useText('wallet');
  const styles = useStyles();
  const errorText = useErrorText();
  const remove = useDeleteCard();
  const heir = findNextMainCard(cards, card);
  return (
    <Modal
      open
      kind="alert"
      size="small"
      title={t('delete.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" disabled={remove.isPending} onClick={onClose}>
            {t('delete.keep')}
          </Button>
          <BusyButton busy={remove.isPending} onClick={() => remove.mutate(card, { onSuccess: onDeleted })}>
            {t('delete.confirm')}
          </BusyButton>
        </>
      }
    >
      <div className={styles.body}>
        {remove.isError && <Notice intent="error">{errorText(remove.error)}</Notice>}
        <p className={styles.text}>
          {t('delete.text', {
            name: card.description,
            brand: cardNetworkNames[card.data.brand].name || t('unknownBrand'),
            digits: lastFour(card),
          })}
        </p>
        {heir && <p className={styles.text}>{t('delete.heir', { name: heir.description })}</p>}
        {cards.length === 1 && <p className={styles.text}>{t('delete.last')}</p>}
      </div>
    </Modal>
  );
}
