import { Button, makeStyles } from '@fluentui/react-components';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { DeskReceipt } from '#shared/contract/staff/desk-payments.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { PrintOutcome } from './print-outcome.tsx';
import { PrintedReceipt } from './printed-receipt.tsx';
import { usePrintReceipt } from './use-print-receipt.ts';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '16px' },
  text: { margin: 0 },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

type ReceiptViewProps = { receipt: DeskReceipt; email: string | null; onClose: () => void };

/** After a payment: it is taken, whatever the printer does. */
export function ReceiptView({ receipt, email, onClose }: ReceiptViewProps) {
  const styles = useStyles();
  const t = useText('staff/payment');
  const printing = usePrintReceipt(receipt);
  useHotkey({ keys: 'Ctrl+p', name: t('receipt.print'), isEverywhere: true }, printing.print);
  const { means, amountCents } = receipt;
  return (
    <div className={styles.body}>
      <Notice intent="success">
        {t('receipt.taken', { amount: formatMoney(amountCents) })}
        {means.kind === 'CASH' &&
          means.changeCents > 0 &&
          ` ${t('receipt.giveChange', { amount: formatMoney(means.changeCents) })}`}
      </Notice>
      <p className={styles.text}>{email === null ? t('receipt.noEmail') : t('receipt.toEmail', { email })}</p>
      <PrintedReceipt receipt={receipt} />
      <PrintOutcome {...printing} />
      <div className={styles.acts}>
        <BusyButton
          appearance="secondary"
          size="large"
          busy={printing.state === 'printing'}
          onClick={printing.print}
        >
          {t('receipt.print')} <KeyCap keys="Ctrl+P" />
        </BusyButton>
        <Button appearance="primary" size="large" autoFocus onClick={onClose}>
          {t('receipt.done')}
        </Button>
      </div>
    </div>
  );
}
