import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { host } from '#renderer/platform/host/host.ts';
import { NavigationGuard, type NavigationGuardTexts } from '#renderer/platform/ui/navigation-guard.tsx';
import { currentSession } from '../session-state.ts';

type UnsavedGuardProps = {
  isUnsaved: () => boolean;
  /** Namespace of the `leave.…` texts, which name the unsaved data. */
  texts: NavigationGuardTexts;
};

/** Leaving with unsaved changes prompts for confirmation. The end of a session does not. */
export function UnsavedGuard({ isUnsaved, texts }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      currentSession().status === 'signedIn' &&
      isUnsaved(),
  );
  useEffect(() => {
    // A window of the hotel's own device would stay open without any message.
    if (host().device !== null) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (currentSession().status === 'signedIn' && isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return <NavigationGuard blocker={blocker} texts={texts} />;
}
