import { type RouteObject, redirect } from 'react-router';
import { screen } from './lazy-screen.ts';
import { paths } from './paths.ts';

/** What a guest likes, in three pages under one title (PRF-04). */
export const preferenceRoute: RouteObject = {
  path: '/guest/preferences',
  lazy: screen(() => import('#renderer/screens/preferences.tsx'), 'preferences'),
  children: [
    {
      path: paths.preferences,
      lazy: screen(() => import('#renderer/screens/room-preferences.tsx'), 'room-preferences'),
    },
    { path: paths.aboutYou, lazy: screen(() => import('#renderer/screens/about-you.tsx'), 'quiz') },
    { path: paths.minibar, lazy: screen(() => import('#renderer/screens/minibar.tsx'), 'minibar') },
    { index: true, loader: () => redirect(paths.preferences) },
    { path: '*', loader: () => redirect(paths.preferences) },
  ],
};
