import { useCallback, useEffect, useState } from 'react';

type Asked<Answer> =
  | { status: 'asking'; response: null }
  | { status: 'failed'; error: unknown; response: null }
  | { status: 'known'; response: Answer };

/** Queries the device at once, and again on request. `ask` must stay the same function. */
export function useBridgeQuery<Answer>(ask: () => Promise<Answer>): [Asked<Answer>, again: () => void] {
  const [asked, setAsked] = useState<Asked<Answer>>({ status: 'asking', response: null });
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound(before => before + 1), []);
  useEffect(() => {
    let isWanted = true;
    setAsked({ status: 'asking', response: null });
    ask().then(
      response => isWanted && setAsked({ status: 'known', response }),
      (error: unknown) => isWanted && setAsked({ status: 'failed', error, response: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [ask, round]);
  return [asked, again];
}
