export const LOAD_AGAIN_MS = 60_000;

/** Each minute and on return to the window; never while hidden, one at a time. Returns a function that stops it. */
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
