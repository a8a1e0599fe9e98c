import type { RefObject } from 'react';
import { useBlocker } from 'react-router';
import { hasUnsaved } from '#renderer/platform/state/unsaved.ts';
import { NavigationGuard } from '#renderer/platform/ui/navigation-guard.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';

/** A question before what was typed is lost; none once it is entered, or the session has ended. */
export function LeaveGuard({ isEntered }: { isEntered: RefObject<boolean> }) {
  const blocker = useBlocker(
    ({ nextLocation }) =>
      hasUnsaved() && !isEntered.current && !nextLocation.pathname.startsWith(staffPaths.signIn),
  );
  return <NavigationGuard blocker={blocker} texts="staff/partner-booking" />;
}
