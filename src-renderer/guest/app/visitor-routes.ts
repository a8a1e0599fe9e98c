import type { RouteObject } from 'react-router';
import { paths } from '#renderer/platform/paths.ts';
import { screen } from './lazy-screen.ts';
import { visitorInvitationLoader } from './loaders.ts';

/** Visitors of a guest who lives in the hotel (VIS-01). */
export const visitorRoutes: RouteObject[] = [
  {
    path: paths.visitors,
    lazy: screen(() => import('#renderer/guest/screens/visitors.tsx'), 'visitors'),
  },
];

/** The page that a visitor opens, without an account (VIS-21). */
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
