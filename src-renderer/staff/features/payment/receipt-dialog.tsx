import { Button } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { deskReceipt } from '#shared/contract/staff/desk-payments.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { PrintedReceipt } from './printed-receipt.tsx';

type ReceiptDialogProps = { hotel: Hotel; bookingId: string; paymentId: string; onClose: () => void };

/** A receipt once more, for a printer that was missing when the payment was taken. Its opening is recorded. */
export function ReceiptDialog({ hotel, bookingId, paymentId, onClose }: ReceiptDialogProps) {
  const t = useText('staff/payment');
  const { hotelId } = hotel;
  const receipt = useQuery({
    queryKey: staffKeys.receipt(hotelId, paymentId),
    queryFn: async ({ signal }) =>
      checked(
        deskReceipt,
        await staffGateway.deskPayments.receipt({ hotelId, bookingId, paymentId }, { signal }),
      ),
  });
  return (
    <Modal
      open
      size="small"
      title={t('receipt.title')}
      onClose={onClose}
      actions={
        receipt.data && (
          <Button appearance="primary" size="large" onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
        )
      }
    >
      {receipt.isPending && <Skeleton height="220px" />}
      {receipt.isError && <LoadError error={receipt.error} onRetry={() => void receipt.refetch()} />}
      {receipt.data && <PrintedReceipt receipt={receipt.data} />}
    </Modal>
  );
}
