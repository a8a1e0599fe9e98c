import { Button, makeStyles } from '@fluentui/react-components';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { Delivery } from '#shared/contract/guest/deliveries.ts';
import { useConfirmDelivery, useWithdrawDelivery } from '../queries.ts';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '14px' },
  text: { margin: 0, overflowWrap: 'anywhere' },
});

type DialogProps = { delivery: Delivery; onClose: () => void; onDone: () => void };

function About({ delivery, error, texts }: { delivery: Delivery; error: unknown; texts: readonly string[] }) {
  const t = useText('deliveries');
  const styles = useStyles();
  const errorText = useErrorText();
  return (
    <div className={styles.body}>
      {error !== null && <Notice intent="error">{errorText(error)}</Notice>}
      <p className={styles.text}>
        <strong>
          <Masked what={t('card.what')}>
            <bdi>{delivery.description}</bdi>
          </Masked>
        </strong>
      </p>
      {texts.map(text => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
    </div>
  );
}

export function ReceiptDialog({ delivery, onClose, onDone }: DialogProps) {
  const t = useText('deliveries');
  const confirm = useConfirmDelivery();
  const onSuccess = () => {
    toast.notify({ intent: 'success', textKey: 'deliveries:deliveryConfirm.success' });
    onDone();
  };
  return (
    <Modal
      open
      kind="alert"
      title={t('deliveryConfirm.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" disabled={confirm.isPending} onClick={onClose}>
            {t('general:cancel')}
          </Button>
          <BusyButton busy={confirm.isPending} onClick={() => confirm.mutate(delivery, { onSuccess })}>
            {t('deliveryConfirm.confirm')}
          </BusyButton>
        </>
      }
    >
      <About
        delivery={delivery}
        error={confirm.error}
        texts={[t(delivery.arrivalDate === null ? 'deliveryConfirm.early' : 'deliveryConfirm.text')]}
      />
    </Modal>
  );
}

export function WithdrawDialog({ delivery, onClose, onDone }: DialogProps) {
  const t = useText('deliveries');
  const withdraw = useWithdrawDelivery();
  const onSuccess = () => {
    toast.notify({ intent: 'success', textKey: 'deliveries:withdraw.success' });
    onDone();
  };
  return (
    <Modal
      open
      kind="alert"
      title={t('withdraw.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" disabled={withdraw.isPending} onClick={onClose}>
            {t('withdraw.keep')}
          </Button>
          <BusyButton busy={withdraw.isPending} onClick={() => withdraw.mutate(delivery, { onSuccess })}>
            {t('withdraw.confirm')}
          </BusyButton>
        </>
      }
    >
      <About delivery={delivery} error={withdraw.error} texts={[t('withdraw.text')]} />
    </Modal>
  );
}
