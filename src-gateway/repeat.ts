/**
 * Does `work` every `everyMs` milliseconds until the returned function is called, which waits for the one under way. A
 * turn that comes while the one before still runs is left out; `onFailure` hears of one that failed. `atOnce`: the first
 * turn does not wait for the interval.
 */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
  { atOnce = false } = {},
): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  const turn = () => {
    underWay ??= work()
      .catch(onFailure)
      .finally(() => {
        underWay = null;
      });
  };
  if (atOnce) turn();
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
