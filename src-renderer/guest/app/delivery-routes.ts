import { type RouteObject, redirect } from 'react-router';
import { paths } from '#renderer/platform/paths.ts';
import { screen } from './lazy-screen.ts';

/** What is brought to the hotel for a guest (DLV-01). */
export const deliveryRoutes: RouteObject[] = [
  ...[paths.deliveries, paths.deliveryHistory].map(path => ({
    path,
    lazy: screen(() => import('#renderer/guest/screens/deliveries.tsx'), 'deliveries'),
  })),
  { path: '/guest/deliveries/*', loader: () => redirect(paths.deliveries) },
];
