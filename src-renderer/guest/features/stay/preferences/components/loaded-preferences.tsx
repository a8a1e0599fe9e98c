import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import type { GuestPreferences } from '#shared/contract/guest/preferences.ts';
import { usePreferences } from '../queries.ts';

type Load = Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'isFetchedAfterMount'>;

/** Cached data is never shown: another device may have saved since, and a save would overwrite that (PRF-05). */
export function toLoadState({
  data,
  isError,
  isFetching,
  isFetchedAfterMount,
}: Load): 'loading' | 'failed' | 'loaded' {
  if (isError) return isFetching ? 'loading' : 'failed';
  return isFetchedAfterMount && data !== undefined ? 'loaded' : 'loading';
}

type LoadedPreferencesProps = {
  loading: ReactNode;
  failed: string;
  children: (preferences: GuestPreferences) => ReactNode;
};

export function LoadedPreferences({ loading, failed, children }: LoadedPreferencesProps) {
  const preferences = usePreferences();
  const { data, error, isFetchedAfterMount } = preferences;
  const state = toLoadState(preferences);
  return (
    <>
      {state === 'loading' && loading}
      {state === 'failed' && (
        <LoadError error={error} title={failed} onRetry={() => void preferences.refetch()} />
      )}
      {data && isFetchedAfterMount && (
        // The guest's input survives a failed load.
        <div hidden={state !== 'loaded'}>{children(data)}</div>
      )}
    </>
  );
}
