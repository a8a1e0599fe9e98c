import { type RouteObject, redirect } from 'react-router';
import { paths } from '#renderer/platform/paths.ts';
import { screen } from './lazy-screen.ts';

const guide = screen(() => import('#renderer/guest/screens/guide.tsx'), 'guide');

/** The guide to the city: recommendations for the guest, and the best places (CUR-01). */
export const guideRoutes: RouteObject[] = [
  { path: paths.curationForYou, lazy: guide },
  { path: paths.curationBest, lazy: guide },
  {
    path: `${paths.curation}/*`,
    loader: ({ request }) => redirect(paths.curationForYou + new URL(request.url).search),
  },
];
