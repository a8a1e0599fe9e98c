type Work = () => Promise<void>;
type Options = { atOnce?: boolean };

/** Skips a run that is due while one continues; the returned function stops and waits for the current run. */
export const repeat = (
  everyMs: number,
  work: Work,
  onFailure: (error: unknown) => void,
  options: Options = {},
): Work => repeatOrWake(everyMs, work, onFailure, options).stop;

/** `wake` starts a run now, or right after the current one, which may have queried too early. */
export function repeatOrWake(
  everyMs: number,
  work: Work,
  onFailure: (error: unknown) => void,
  { atOnce = false }: Options = {},
): { stop: Work; wake: () => void } {
  let running: Promise<void> | null = null;
  let isWoken = false;
  let hasStopped = false;
  const turn = () => {
    running ??= work()
      .catch(onFailure)
      .finally(() => {
        running = null;
        if (isWoken) wake();
      });
  };
  const wake = () => {
    isWoken = running !== null;
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
      await running;
    },
  };
}
