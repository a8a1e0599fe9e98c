import { type RouteObject, redirect } from 'react-router';
import { paths, spacePages } from '#renderer/platform/paths.ts';
import { screen } from '#renderer/platform/ui/lazy-screen.ts';
import { visitorInvitationLoader } from './loaders.ts';

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

export const deliveryRoutes: RouteObject[] = [
  ...[paths.deliveries, paths.deliveryHistory].map(path => ({
    path,
    lazy: screen(() => import('#renderer/guest/screens/deliveries.tsx'), 'deliveries'),
  })),
  { path: '/guest/deliveries/*', loader: () => redirect(paths.deliveries) },
];

export const visitorRoutes: RouteObject[] = [
  {
    path: paths.visitors,
    lazy: screen(() => import('#renderer/guest/screens/visitors.tsx'), 'visitors'),
  },
];

export const visitorInvitationRoute: RouteObject = {
  loader: visitorInvitationLoader,
  lazy: () => import('./with-queries.tsx'),
  children: [
    {
      path: paths.visitorInvitation,
      lazy: screen(() => import('#renderer/guest/screens/visitor-invitation.tsx'), 'visitor-invitation'),
    },
  ],
};

export const preferenceRoute: RouteObject = {
  path: '/guest/preferences',
  lazy: screen(() => import('#renderer/guest/screens/preferences.tsx'), 'preferences'),
  children: [
    {
      path: paths.preferences,
      lazy: screen(() => import('#renderer/guest/screens/room-preferences.tsx'), 'room-preferences'),
    },
    { path: paths.aboutYou, lazy: screen(() => import('#renderer/guest/screens/about-you.tsx'), 'quiz') },
    { path: paths.minibar, lazy: screen(() => import('#renderer/guest/screens/minibar.tsx'), 'minibar') },
    { index: true, loader: () => redirect(paths.preferences) },
    { path: '*', loader: () => redirect(paths.preferences) },
  ],
};

const guide = screen(() => import('#renderer/guest/screens/guide.tsx'), 'guide');

export const guideRoutes: RouteObject[] = [
  { path: paths.curationForYou, lazy: guide },
  { path: paths.curationBest, lazy: guide },
  {
    path: `${paths.curation}/*`,
    loader: ({ request }) => redirect(paths.curationForYou + new URL(request.url).search),
  },
];

export const helpRoutes: RouteObject[] = [
  { path: paths.faq, loader: () => redirect(`${paths.faq}/reservations`) },
  {
    path: `${paths.faq}/:category`,
    lazy: screen(() => import('#renderer/guest/screens/help-category.tsx'), 'help'),
  },
  {
    path: `${paths.faq}/:category/item`,
    lazy: screen(() => import('#renderer/guest/screens/help-item.tsx'), 'help'),
  },
  { path: `${paths.faq}/*`, loader: () => redirect(paths.faq) },
];
