import { type RouteObject, redirect } from 'react-router';
import { paths } from '#renderer/platform/paths.ts';
import { screen } from './lazy-screen.ts';

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
