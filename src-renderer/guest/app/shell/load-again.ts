/** How long what failed waits while the guest stays on the page. */
export const LOAD_AGAIN_MS = 60_000;

/**
 * Loads what has failed again each minute, and when the guest comes back to the window; not while nobody sees it, and
 * once at a time. Returns what ends it.
 */
export function loadAgain(load: () => Promise<void>): () => void {
  let isLoading = false;
  const again = async () => {
    if (isLoading || document.visibilityState === 'hidden') return;
    isLoading = true;
    await load();
    isLoading = false;
  };
  const go = () => void again();
  const timer = setInterval(go, LOAD_AGAIN_MS);
  window.addEventListener('focus', go);
  document.addEventListener('visibilitychange', go);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', go);
    document.removeEventListener('visibilitychange', go);
  };
}
