import { createBrowserRouter } from 'react-router';
import { appRoutes, offlineRoutes } from './routes.tsx';

/** True on the page that the service worker shows in place of one that it could not fetch (build/service-worker.ts). */
export const opensOffline = (): boolean => document.documentElement.dataset['offline'] !== undefined;

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export function createAppRouter(): AppRouter {
  return createBrowserRouter(opensOffline() ? offlineRoutes : appRoutes());
}
