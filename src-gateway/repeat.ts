/**
 * Does `work` every `everyMs` milliseconds until the returned function is called, which waits for the one under way. A
 * turn that comes while the one before still runs is left out; `onFailure` hears of one that failed.
 */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= work()
      .catch(onFailure)
      .finally(() => {
        underWay = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
