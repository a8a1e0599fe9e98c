import { type RouteObject, redirect } from 'react-router';
import { paths } from '#renderer/platform/paths.ts';
import { screen } from './lazy-screen.ts';

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
