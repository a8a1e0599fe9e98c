/** Time for the first screen's own pictures and responses, before anything else is fetched. */
const AFTER_MS = 3_000;
/** A page on a slow or busy machine may have no idle moment for a minute, and the chat would stay disabled as long. */
const AT_MOST_MS = 2_000;

/** The code and texts that report an unreachable gateway must be loaded while it can be reached. */
export function fetchAhead(...parts: (() => Promise<unknown>)[]): void {
  const fetchAll = async () => {
    for (const part of parts) await part().catch(() => undefined);
  };
  setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => void fetchAll(), { timeout: AT_MOST_MS });
    else void fetchAll();
  }, AFTER_MS);
}
