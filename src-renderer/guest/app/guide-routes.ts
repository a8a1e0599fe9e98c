import { type RouteObject, redirect } from 'react-router';
import { paths } from '#renderer/platform/paths.ts';
import { screen } from './lazy-screen.ts';

const guide = screen(() => import('#renderer/guest/screens/guide.tsx'), 'guide');

export const guideRoutes: RouteObject[] = [
  { path: paths.curationForYou, lazy: guide },
  { path: paths.curationBest, lazy: guide },
  {
    path: `${paths.curation}/*`,
    loader: ({ request }) => redirect(paths.curationForYou + new URL(request.url).search),
  },
];
