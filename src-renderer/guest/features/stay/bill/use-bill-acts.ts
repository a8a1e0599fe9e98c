import { useState } from 'react';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { minutesToWait } from '#renderer/platform/i18n/retry-after.ts';
import { saveFile } from '#renderer/platform/ui/save-file.ts';
import { type BillRecipient, billFile } from '#shared/contract/guest/bill.ts';

type Act = 'download' | 'email' | 'print';
type Said = { intent: 'success' | 'error'; text: string };

export function useBillActs(bookingId: string, recipient: BillRecipient) {
  const t = useText('bill');
  const errorText = useErrorText();
  const [busy, setBusy] = useState<Act | null>(null);
  const [said, setSaid] = useState<Said | null>(null);

  async function run(act: Act, done: string, work: () => Promise<void>): Promise<void> {
    if (busy !== null) return;
    setBusy(act);
    setSaid(null);
    try {
      await work();
      setSaid({ intent: 'success', text: done });
    } catch (error) {
      const minutes = minutesToWait(error);
      const text = minutes === null ? errorText(error) : t('ways.tooOften', { count: minutes });
      setSaid({ intent: 'error', text });
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    said,
    download: () =>
      void run('download', t('ways.downloaded'), async () => {
        const file = checked(billFile, await gateway.bill.makePdf({ bookingId, ...recipient }));
        const bytes = Uint8Array.from(atob(file.content), letter => letter.charCodeAt(0));
        saveFile(file.fileName, new Blob([bytes], { type: file.mediaType }));
      }),
    sendByEmail: () =>
      void run('email', t('ways.emailed'), async () => {
        await gateway.bill.sendByEmail({ bookingId, ...recipient });
      }),
    print: (work: () => Promise<void>) => void run('print', t('ways.printed'), work),
  };
}
