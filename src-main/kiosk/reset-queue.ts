import type { WindowReason } from '#shared/bridge.ts';

/** Runs one reset at a time (PD-39); requests during one share one more after it, with the last reason given. */
export type ResetQueue = {
  /** Settles with the reset that covers this request. */
  request(reason: WindowReason): Promise<void>;
  isRunning(): boolean;
};

type Waiting = { reason: WindowReason; covered: PromiseWithResolvers<void> };

export function queueResets(run: (reason: WindowReason) => Promise<void>): ResetQueue {
  let isRunning = false;
  let waiting: Waiting | null = null;

  async function begin(reason: WindowReason): Promise<void> {
    isRunning = true;
    try {
      await run(reason);
    } finally {
      isRunning = false;
      beginNext();
    }
  }

  function beginNext(): void {
    const next = waiting;
    waiting = null;
    if (next) begin(next.reason).then(next.covered.resolve, next.covered.reject);
  }

  return {
    request(reason) {
      if (!isRunning) return begin(reason);
      waiting ??= { reason, covered: Promise.withResolvers() };
      waiting.reason = reason;
      return waiting.covered.promise;
    },
    isRunning: () => isRunning,
  };
}
