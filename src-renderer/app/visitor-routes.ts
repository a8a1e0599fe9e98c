import type { RouteObject } from 'react-router';
import { screen } from './lazy-screen.ts';
import { visitorInvitationLoader } from './loaders.ts';
import { paths } from './paths.ts';

/** Visitors of a guest who lives in the hotel (VIS-01). */
export const visitorRoutes: RouteObject[] = [
  {
    path: paths.visitors,
    lazy: screen(() => import('#renderer/screens/visitors.tsx'), 'visitors'),
  },
];

/** The page that a visitor opens, without an account (VIS-21). */
export const visitorInvitationRoute: RouteObject = {
  loader: visitorInvitationLoader,
  lazy: () => import('./with-queries.tsx'),
  children: [
    {
      path: paths.visitorInvitation,
      lazy: screen(() => import('#renderer/screens/visitor-invitation.tsx'), 'visitor-invitation'),
    },
  ],
};
