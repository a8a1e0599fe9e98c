import { type RouteObject, redirect } from 'react-router';
import { screen } from './lazy-screen.ts';
import { paths, spacePages } from './paths.ts';

const list = screen(
  () => import('#renderer/screens/space-reservations.tsx'),
  'space-reservation',
  'guest-booking',
);

/** Shared spaces: the guest's reservations, and the way to one (SPC-01). */
export const spaceRoutes: RouteObject[] = [
  { path: paths.spaceReservations, lazy: list },
  { path: paths.canceledSpaces, lazy: list },
  {
    path: paths.startSpace,
    lazy: screen(() => import('#renderer/screens/space-start.tsx'), 'space-reservation'),
  },
  {
    path: spacePages.instruction,
    lazy: screen(() => import('#renderer/screens/space-instruction.tsx'), 'space-reservation'),
  },
  {
    path: spacePages.reservation,
    lazy: screen(() => import('#renderer/screens/space-reservation.tsx'), 'space-reservation'),
  },
  { path: `${paths.spaces}/*`, loader: () => redirect(paths.spaceReservations) },
];
