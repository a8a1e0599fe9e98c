import type { ReactNode } from 'react';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import type { GuestPreferences } from '#shared/contract/preferences.ts';
import { toLoadState } from '../load-state.ts';
import { usePreferences } from '../queries.ts';

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
