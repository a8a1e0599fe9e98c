import { lazy, Suspense, useSyncExternalStore } from 'react';
import { busyWith, onBusy } from '#renderer/platform/state/busy.ts';
import { onRelease, waitingRelease } from '#renderer/platform/state/release.ts';

const ReleaseNotice = lazy(() => import('#renderer/platform/ui/release-notice.tsx'));

/** Mounted once in the app: says that a newer release is ready, but not while a payment or an upload runs. */
export function ReleaseHost() {
  const open = useSyncExternalStore(onRelease, waitingRelease);
  const isBusy = useSyncExternalStore(onBusy, () => busyWith() !== null);
  if (open === null || isBusy) return null;
  return (
    <Suspense fallback={null}>
      <ReleaseNotice onOpen={open} />
    </Suspense>
  );
}
