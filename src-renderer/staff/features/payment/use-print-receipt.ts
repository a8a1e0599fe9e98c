import { useMutation } from '@tanstack/react-query';
import { staffDesk } from '#renderer/platform/host/staff-desk.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { DeskReceipt } from '#shared/contract/staff/desk-payments.ts';
import { paperReceipt } from './paper-receipt.ts';

export type PrintReceipt = {
  print: () => void;
  /** By the system's own dialog, where the receipt printer did not print. */
  printByDialog: () => void;
  state: 'idle' | 'printing' | 'printed' | 'failed';
};

/** A desk prints without a dialog; a browser has no printer but that of its dialog. */
export function usePrintReceipt(receipt: DeskReceipt | undefined): PrintReceipt {
  const t = useText('staff/payment');
  const desk = staffDesk();
  const silent = useMutation({
    mutationFn: async (shown: DeskReceipt) => desk?.printReceipt(paperReceipt(shown, t)),
  });
  const printByDialog = () => window.print();
  return {
    print: () => {
      if (receipt === undefined || silent.isPending) return;
      if (desk === null) printByDialog();
      else silent.mutate(receipt);
    },
    printByDialog,
    state: ({ idle: 'idle', pending: 'printing', success: 'printed', error: 'failed' } as const)[
      silent.status
    ],
  };
}
