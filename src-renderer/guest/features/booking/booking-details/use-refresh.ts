import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { refreshBooking } from '#renderer/guest/features/shared/guest-booking/queries.ts';

/** `?refresh=true` fetches the booking and its dependent queries again, and is removed from the address (BKG-31). */
export function useRefresh(bookingId: string): void {
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const isWanted = params.get('refresh') === 'true';
  useEffect(() => {
    if (!isWanted) return;
    void refreshBooking(queries, bookingId);
    setParams(
      before => {
        before.delete('refresh');
        return before;
      },
      { replace: true },
    );
  }, [isWanted, bookingId, queries, setParams]);
}
