import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { NavigationGuard, type NavigationGuardTexts } from './navigation-guard.tsx';

type LeaveGuardProps = {
  active: boolean;
  /** True for paths that may be opened without a prompt. */
  allowed: (path: string) => boolean;
  texts: NavigationGuardTexts;
};

/**
 * During an operation that costs or returns money, leaving prompts for confirmation: closing the tab by the browser's
 * own dialog, other screens by a modal.
 */
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
