import type { RouteObject } from 'react-router';
import { paths } from '#renderer/platform/paths.ts';
import { screen } from './lazy-screen.ts';
import { visitorInvitationLoader } from './loaders.ts';

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
