import { Navigate } from 'react-router';
import { hasRole, useHotel } from '../features/shared/hotel/current-hotel.ts';
import { sections, staffPaths } from '../features/shared/paths/staff-paths.ts';

/** The start. Until the board of the day stands here, it leads to the first page that the person's role opens. */
export function Component() {
  const hotel = useHotel();
  const first = sections.find(({ roles }) => hasRole(hotel, roles));
  return <Navigate replace to={first?.path ?? staffPaths.ownAccess} />;
}
