import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { PrintOutcome } from './print-outcome.tsx';
import { PrintedReceipt } from './printed-receipt.tsx';
import { useReceipt } from './queries.ts';
import { usePrintReceipt } from './use-print-receipt.ts';

type ReceiptDialogProps = { hotel: Hotel; bookingId: string; paymentId: string; onClose: () => void };

/** A receipt once more, for a printer that was missing when the payment was taken. Its opening is recorded. */
export function ReceiptDialog({ hotel, bookingId, paymentId, onClose }: ReceiptDialogProps) {
  const t = useText('staff/payment');
  const receipt = useReceipt(hotel.hotelId, { bookingId, paymentId });
  const printing = usePrintReceipt(receipt.data);
  return (
    <Modal
      open
      size="small"
      title={t('receipt.title')}
      onClose={onClose}
      actions={
        receipt.data && (
          <BusyButton busy={printing.state === 'printing'} onClick={printing.print}>
            {t('receipt.print')}
          </BusyButton>
        )
      }
    >
      {receipt.isPending && <Skeleton height="220px" />}
      {receipt.isError && <LoadError error={receipt.error} onRetry={() => void receipt.refetch()} />}
      {receipt.data && <PrintedReceipt receipt={receipt.data} />}
      <PrintOutcome {...printing} />
    </Modal>
  );
}
