import { useRef, useState } from 'react';
import { toAppError } from '#renderer/platform/gateway/lost-response.ts';
import { isLost } from './run-confirm.ts';

/** Runs repeatable calls of a check-in. While one runs, another press does nothing. */
export type Attempt = (act: () => Promise<void>) => Promise<void>;

/** Attempts must not be nested: the outer one would not notice the inner one's lost response. */
export function useAttempt(onRejected: (error: unknown) => void) {
  const [again, setAgain] = useState<(() => Promise<void>) | null>(null);
  const isRunning = useRef(false);

  const attempt: Attempt = async act => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await act();
      setAgain(null);
    } catch (error) {
      if (isLost(toAppError(error))) return setAgain(() => () => attempt(act));
      setAgain(null);
      onRejected(error);
    } finally {
      isRunning.current = false;
    }
  };

  /** The same dialog for a call that was made elsewhere, which shows its own errors, and whose response is lost. */
  const offerAgain = (act: () => Promise<void>) =>
    setAgain(() => async () => {
      setAgain(null);
      await act();
    });

  return { attempt, offerAgain, connection: { again, onClose: () => setAgain(null) } };
}
