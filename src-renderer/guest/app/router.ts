import { createBrowserRouter } from 'react-router';
import { opensOffline } from './offline.ts';
import { appRoutes, offlineRoutes } from './routes.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export function createAppRouter(): AppRouter {
  return createBrowserRouter(opensOffline() ? offlineRoutes : appRoutes());
}

/** The page shows the first view of index.html until then. */
export function firstScreen(router: AppRouter): Promise<void> {
  return new Promise(resolve => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
