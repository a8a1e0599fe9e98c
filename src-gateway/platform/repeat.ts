type Work = () => Promise<void>;
type Options = { atOnce?: boolean };

/**
 * Does `work` every `everyMs` milliseconds until the returned function is called, which waits for the one under way. A
 * turn that comes while the one before still runs is left out; `onFailure` hears of one that failed. `atOnce`: the first
 * turn does not wait for the interval.
 */
export const repeat = (
  everyMs: number,
  work: Work,
  onFailure: (error: unknown) => void,
  options: Options = {},
): Work => repeatOrWake(everyMs, work, onFailure, options).stop;

/**
 * As `repeat`, and `wake` has a turn begin now, or right after the one under way: that one may have looked before there
 * was anything to do. Once it was stopped nothing wakes it.
 */
export function repeatOrWake(
  everyMs: number,
  work: Work,
  onFailure: (error: unknown) => void,
  { atOnce = false }: Options = {},
): { stop: Work; wake: () => void } {
  let underWay: Promise<void> | null = null;
  let isWoken = false;
  let hasStopped = false;
  const turn = () => {
    underWay ??= work()
      .catch(onFailure)
      .finally(() => {
        underWay = null;
        if (isWoken) wake();
      });
  };
  const wake = () => {
    isWoken = underWay !== null;
    if (!hasStopped) turn();
  };
  if (atOnce) turn();
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return {
    wake,
    async stop() {
      hasStopped = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
