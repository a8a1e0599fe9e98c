import { useState } from 'react';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { saveFile } from '#renderer/platform/ui/save-file.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { type BillFile, billFile } from '#shared/contract/guest/bill.ts';
import type { MadePayment } from '#shared/contract/guest/payments.ts';

export type PaymentFile = 'receipt' | 'bill';

const make: Record<PaymentFile, (payment: MadePayment) => Promise<BillFile>> = {
  receipt: ({ paymentId }) => gateway.payments.makeReceipt({ paymentId }),
  bill: ({ booking: { bookingId } }) => gateway.bill.makePdf({ bookingId }),
};

export function usePaymentFiles(payment: MadePayment) {
  const [busy, setBusy] = useState<PaymentFile | null>(null);
  async function save(kind: PaymentFile) {
    if (busy !== null) return;
    setBusy(kind);
    try {
      const file = checked(billFile, await make[kind](payment));
      const bytes = Uint8Array.from(atob(file.content), letter => letter.charCodeAt(0));
      saveFile(file.fileName, new Blob([bytes], { type: file.mediaType }));
    } catch (error) {
      toast.notify({ intent: 'error', error });
    } finally {
      setBusy(null);
    }
  }
  return { busy, save: (kind: PaymentFile) => void save(kind) };
}
