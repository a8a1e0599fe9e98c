import { useBlocker } from 'react-router';
import { hasUnsaved } from '#renderer/platform/state/unsaved.ts';
import { NavigationGuard } from '#renderer/platform/ui/navigation-guard.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';

/** A question before what was typed is lost; a session that has ended loses it without one. */
export function LeaveUnsaved() {
  const blocker = useBlocker(
    ({ nextLocation }) => hasUnsaved() && !nextLocation.pathname.startsWith(staffPaths.signIn),
  );
  return <NavigationGuard blocker={blocker} texts="personal-information" />;
}
