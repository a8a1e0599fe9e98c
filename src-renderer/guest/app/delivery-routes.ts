import { type RouteObject, redirect } from 'react-router';
import { paths } from '#renderer/platform/paths.ts';
import { screen } from './lazy-screen.ts';

export const deliveryRoutes: RouteObject[] = [
  ...[paths.deliveries, paths.deliveryHistory].map(path => ({
    path,
    lazy: screen(() => import('#renderer/guest/screens/deliveries.tsx'), 'deliveries'),
  })),
  { path: '/guest/deliveries/*', loader: () => redirect(paths.deliveries) },
];
