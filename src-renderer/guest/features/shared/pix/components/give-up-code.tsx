import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { PixPayment } from '#shared/contract/guest/pix.ts';
import { useGiveUp } from '../queries.ts';

const useStyles = makeStyles({
  row: { display: 'flex', justifyContent: 'center', marginTop: '20px' },
  text: { margin: 0, lineHeight: 1.5 },
});

type GiveUpCodeProps = {
  payment: PixPayment;
  /** Opens another payment method; null if this page itself shows that the code was given up. */
  onGivenUp: ((payment: PixPayment) => void) | null;
};

export function GiveUpCode({ payment, onGivenUp }: GiveUpCodeProps) {
  const t = useText('pix');
  const styles = useStyles();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const giveUp = useGiveUp();
  const confirm = () =>
    giveUp.mutate(payment.paymentId, {
      onSuccess: now => {
        setOpen(false);
        // A code that was paid meanwhile is handled as any paid code.
        if (now.state !== 'PAID') onGivenUp?.(now);
      },
    });
  const open = () => {
    giveUp.reset();
    setOpen(true);
  };
  // A confirmed request continues: staying must not be offered then.
  const stay = () => {
    if (!giveUp.isPending) setOpen(false);
  };
  return (
    <div className={styles.row}>
      <Button appearance="subtle" size="large" onClick={open}>
        {t(onGivenUp === null ? 'giveUp.action' : 'giveUp.otherwise')}
      </Button>
      <Modal
        open={isOpen}
        kind="alert"
        size="small"
        title={t('giveUp.title')}
        onClose={stay}
        actions={
          <>
            <BusyButton appearance="secondary" busy={giveUp.isPending} onClick={confirm}>
              {t('giveUp.confirm')}
            </BusyButton>
            <Button size="large" appearance="primary" disabledFocusable={giveUp.isPending} onClick={stay}>
              {t('giveUp.stay')}
            </Button>
          </>
        }
      >
        <p className={styles.text}>{t(`giveUp.text.${payment.isReserved ? 'RESERVED' : payment.purpose}`)}</p>
        {giveUp.error !== null && <Notice intent="error">{errorText(giveUp.error)}</Notice>}
      </Modal>
    </div>
  );
}
