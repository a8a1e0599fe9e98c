import { Button } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { PrintReceipt } from './use-print-receipt.ts';

/** The payment is taken, whatever the printer does: without one the system's dialog is the way on. */
export function PrintOutcome({ state, printByDialog }: PrintReceipt) {
  const t = useText('staff/payment');
  if (state === 'printed')
    return (
      <Notice intent="success" isOutcome>
        {t('receipt.printed')}
      </Notice>
    );
  if (state !== 'failed') return null;
  return (
    <Notice intent="error" isOutcome>
      {t('receipt.notPrinted')} <Button onClick={printByDialog}>{t('receipt.dialog')}</Button>
    </Notice>
  );
}
