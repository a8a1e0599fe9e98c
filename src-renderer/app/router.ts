import { createBrowserRouter } from 'react-router';
import { routes } from './routes.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Made once, after the address has been read (entry.ts). */
export function createAppRouter(): AppRouter {
  return createBrowserRouter(routes);
}
