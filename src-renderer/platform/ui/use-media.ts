import { useMemo, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query.replace('@media ', '')), [query]);
  return useSyncExternalStore(
    listener => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => list.matches,
  );
}
