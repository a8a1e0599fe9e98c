import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { StaffRole } from '#shared/contract/staff/staff-call.ts';
import { currentHotel, hasRole } from '../features/shared/hotel/current-hotel.ts';
import { signInFrom, staffPaths, toReturnPath } from '../features/shared/paths/staff-paths.ts';
import { knownSession } from '../features/shared/session/session-state.ts';

/** A loader that leads whoever is not signed in to the sign-in, and a person without one of the roles to the start. */
export function staffGuard(roles: readonly StaffRole[] | null) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const { status } = await knownSession();
    const { pathname, search } = new URL(request.url);
    if (status === 'signedOut') throw redirect(signInFrom(`${pathname}${search}`));
    // A gateway that does not respond: the frame says so, and the guard comes again (follow-session.ts).
    if (status !== 'signedIn' || roles === null) return null;
    if (!hasRole(currentHotel(), roles)) throw redirect(staffPaths.board);
    return null;
  };
}

export async function signInLoader({ request }: LoaderFunctionArgs): Promise<null> {
  const { status } = await knownSession();
  if (status === 'signedIn') throw redirect(toReturnPath(new URL(request.url).searchParams.get('from')));
  return null;
}
