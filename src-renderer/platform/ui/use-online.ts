import { useSyncExternalStore } from 'react';

function onChanged(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** True while the device reports a connection; a new page may learn it a moment after it was opened. */
export const useOnline = (): boolean => useSyncExternalStore(onChanged, () => navigator.onLine);
