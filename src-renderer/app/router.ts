import { createBrowserRouter } from 'react-router';
import { appRoutes } from './routes.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Made once, after the address has been read (entry.ts). */
export function createAppRouter(): AppRouter {
  return createBrowserRouter(appRoutes());
}

/** Until the first screen's code, texts and guards are there: the page keeps what index.html paints meanwhile. */
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
