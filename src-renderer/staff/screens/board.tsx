import { Navigate } from 'react-router';
import { Board } from '../features/board/board.tsx';
import { hasRole, useHotel } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';
import { sections, staffPaths } from '../features/shared/paths/staff-paths.ts';

/** The start: the board of the day; for whoever may not see it, the first page that their role opens. */
export function Component() {
  const hotel = useHotel();
  const first = sections.find(({ roles }) => hasRole(hotel, roles));
  if (hotel === null || first?.path !== staffPaths.board)
    return <Navigate replace to={first?.path ?? staffPaths.ownAccess} />;
  return (
    <PageBody width="full">
      <Board key={hotel.hotelId} hotel={hotel} />
    </PageBody>
  );
}
