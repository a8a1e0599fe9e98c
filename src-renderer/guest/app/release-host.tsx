import { lazy, Suspense, useSyncExternalStore } from 'react';
import { busyWith, onBusy } from '#renderer/platform/state/busy.ts';
import { onRelease, waitingRelease } from '#renderer/platform/state/release.ts';

const ReleaseNotice = lazy(() => import('#renderer/platform/ui/release-notice.tsx'));

/** Mounted once in the app: notifies the guest of a newer release, but not during a payment or an upload. */
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
