import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useHotelVersion } from './use-hotel-version.ts';

/** Fetches a list again when the hotel has changed, within the poll of its version (FRD-04): once for each change. */
export function useVersionRefresh(hotelId: string, queryKey: QueryKey): void {
  const queries = useQueryClient();
  const { version } = useHotelVersion(hotelId);
  const seen = useRef(version);
  useEffect(() => {
    const before = seen.current;
    seen.current = version;
    if (before === undefined || version === undefined || version <= before) return;
    void queries.invalidateQueries({ queryKey });
  }, [queries, queryKey, version]);
}
