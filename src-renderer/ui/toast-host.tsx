import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onFirstToast, toastsWaiting } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

let needed = false;

function isNeeded(): boolean {
  needed ||= toastsWaiting();
  return needed;
}

/** Stands once in the app; costs nothing until there is something to say. */
export function ToastHost() {
  const wanted = useSyncExternalStore(onFirstToast, isNeeded);
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
