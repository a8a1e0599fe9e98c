import { type RouteObject, redirect } from 'react-router';
import { paths, spacePages } from '#renderer/platform/paths.ts';
import { screen } from './lazy-screen.ts';

const list = screen(
  () => import('#renderer/guest/screens/space-reservations.tsx'),
  'space-reservation',
  'guest-booking',
);

export const spaceRoutes: RouteObject[] = [
  { path: paths.spaceReservations, lazy: list },
  { path: paths.canceledSpaces, lazy: list },
  {
    path: paths.startSpace,
    lazy: screen(() => import('#renderer/guest/screens/space-start.tsx'), 'space-reservation'),
  },
  {
    path: spacePages.instruction,
    lazy: screen(() => import('#renderer/guest/screens/space-instruction.tsx'), 'space-reservation'),
  },
  {
    path: spacePages.reservation,
    lazy: screen(() => import('#renderer/guest/screens/space-reservation.tsx'), 'space-reservation'),
  },
  { path: `${paths.spaces}/*`, loader: () => redirect(paths.spaceReservations) },
];
