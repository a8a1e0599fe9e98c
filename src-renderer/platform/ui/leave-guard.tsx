import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { NavigationGuard, type NavigationGuardTexts } from './navigation-guard.tsx';

type LeaveGuardProps = {
  active: boolean;
  allowed: (path: string) => boolean;
  texts: NavigationGuardTexts;
};

/** Closing the tab prompts by the browser's own dialog, other screens by a modal. */
export function LeaveGuard({ active, allowed, texts }: LeaveGuardProps) {
  const blocker = useBlocker(({ nextLocation }) => active && !allowed(nextLocation.pathname));
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  useEffect(() => {
    // The operation has ended, and its result is shown on this page.
    if (!active && blocker.state === 'blocked') blocker.reset();
  }, [active, blocker]);
  return <NavigationGuard blocker={blocker} texts={texts} />;
}
