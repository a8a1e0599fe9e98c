type Work = () => Promise<void>;
type Options = { atOnce?: boolean };

/**
 * Does `work` every `everyMs` milliseconds until the returned function is called, which waits for the run under way. A
 * run that is due while the previous one continues is skipped; `onFailure` gets the error of a failed one. `atOnce`:
 * the first run does not wait for the interval.
 */
export const repeat = (
  everyMs: number,
  work: Work,
  onFailure: (error: unknown) => void,
  options: Options = {},
): Work => repeatOrWake(everyMs, work, onFailure, options).stop;

/**
 * As `repeat`, and `wake` starts a run now, or right after the one under way: that one may have queried before there
 * was anything to do. After the stop `wake` does nothing.
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
