import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { paths } from '#renderer/platform/paths.ts';
import { busyWith, onBusy } from '#renderer/platform/state/busy.ts';
import { useService, watchService } from './service-watch.ts';
import { useKioskUser } from './use-kiosk-user.ts';

/** Ends the guest when the gateway can no longer be reached; true while the screen is closed. */
export function useOutOfService(): boolean {
  const { pathname } = useLocation();
  const service = useService();
  const { isUntouched } = useKioskUser();
  const isBusy = useSyncExternalStore(onBusy, () => busyWith() !== null);

  const isInviting = pathname === paths.kioskStart;
  useEffect(() => watchService(isInviting), [isInviting]);

  // A running payment determines its own result; for every other guest the screen closes, so that no data stays on it.
  const isClosed = service.status === 'closed' && !isBusy;
  // Only at the moment of closing: a language change on the closed screen does not end the guest again.
  const leaves = useRef(false);
  useEffect(() => {
    leaves.current = !isUntouched;
  }, [isUntouched]);
  useEffect(() => {
    if (isClosed && leaves.current) endGuest('startOver');
  }, [isClosed]);
  return isClosed;
}
