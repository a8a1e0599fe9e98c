import { useRef, useState } from 'react';
import { toAppError } from '#renderer/platform/gateway/lost-response.ts';
import { isLost } from './run-confirm.ts';

/** Runs calls of a check-in; every one of them can be repeated. While it runs, another press does nothing. */
export type Attempt = (act: () => Promise<void>) => Promise<void>;

/**
 * A call whose response is lost stops nothing: a dialog says so, and what was pressed is done again from there, with
 * everything that was typed still in its place (CHK-11). Attempts are not nested: the outer one would not learn that the
 * inner one's response is lost, and would close the dialog.
 */
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

  /** The same dialog for a call that was made elsewhere, where its errors are told, and whose response is lost. */
  const offerAgain = (act: () => Promise<void>) =>
    setAgain(() => async () => {
      setAgain(null);
      await act();
    });

  return { attempt, offerAgain, connection: { again, onClose: () => setAgain(null) } };
}
