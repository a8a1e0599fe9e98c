import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { booking as bookingSchema } from '#shared/contract/guest/booking-view.ts';
import { backToForm, bookingFound, type ImportFlow, type Named, rejected, startOfImport } from './flow.ts';

export function useImport(onClose: () => void) {
  const queries = useQueryClient();
  const [flow, setFlow] = useState<ImportFlow>(startOfImport);
  const [isBusy, setBusy] = useState(false);

  const run = async (named: Named, question: () => Promise<void>) => {
    setBusy(true);
    try {
      await question();
    } catch (error) {
      const next = rejected(named, error);
      if (next !== null) setFlow(next);
      else {
        toast.notify({ intent: 'error', error });
        close();
      }
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    setFlow(startOfImport);
    onClose();
  };
  return {
    flow,
    isBusy,
    close,
    back: () => setFlow(backToForm),
    find: (named: Named) =>
      run(named, async () => {
        const found = checked(bookingSchema, await gateway.bookings.findForImport(named));
        setFlow(bookingFound(named, found));
      }),
    confirm: ({ named, booking }: Extract<ImportFlow, { step: 'found' }>) =>
      run(named, async () => {
        await gateway.bookings.import({ bookingId: booking.bookingId });
        toast.notify({ intent: 'success', textKey: 'import-booking:done' });
        close();
        await queries.invalidateQueries({ queryKey: queryKeys.bookings() });
      }),
  };
}
