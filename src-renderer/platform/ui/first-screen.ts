import type { DataRouter } from 'react-router';

/** The page keeps what it showed before the first script ran until then. */
export function firstScreen(router: DataRouter): Promise<void> {
  return new Promise(resolve => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
