import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { NavigationGuard } from '#renderer/ui/navigation-guard.tsx';

type LeaveGuardProps = { active: boolean; allowed: (path: string) => boolean };

/**
 * While a payment is under way, leaving prompts for confirmation: closing the tab by the browser's own dialog, other
 * screens by a modal.
 */
export function LeaveGuard({ active, allowed }: LeaveGuardProps) {
  const blocker = useBlocker(({ nextLocation }) => active && !allowed(nextLocation.pathname));
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  useEffect(() => {
    // The payment that was waited for is over, and its result is shown on this page.
    if (!active && blocker.state === 'blocked') blocker.reset();
  }, [active, blocker]);
  return <NavigationGuard blocker={blocker} texts="booking-payment" />;
}
