import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { currentSession } from '#renderer/features/session/session-state.ts';
import { host } from '#renderer/host/host.ts';
import { NavigationGuard } from '#renderer/ui/navigation-guard.tsx';

/** Leaving with unsaved changes prompts for confirmation. The end of a session does not. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      currentSession().status === 'signedIn' &&
      isUnsaved(),
  );
  useEffect(() => {
    // A window of the hotel's own device would not close, and would say nothing.
    if (host().device !== null) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (currentSession().status === 'signedIn' && isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return <NavigationGuard blocker={blocker} texts="personal-information" />;
}
