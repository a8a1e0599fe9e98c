import { useCallback, useEffect, useState } from 'react';

type Asked<Answer> =
  | { status: 'asking'; answer: null }
  | { status: 'failed'; error: unknown; answer: null }
  | { status: 'known'; answer: Answer };

/** Queries the device at once, and again on request. `ask` must stay the same function. */
export function useBridgeQuery<Answer>(ask: () => Promise<Answer>): [Asked<Answer>, again: () => void] {
  const [asked, setAsked] = useState<Asked<Answer>>({ status: 'asking', answer: null });
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound(before => before + 1), []);
  useEffect(() => {
    let isWanted = true;
    setAsked({ status: 'asking', answer: null });
    ask().then(
      answer => isWanted && setAsked({ status: 'known', answer }),
      (error: unknown) => isWanted && setAsked({ status: 'failed', error, answer: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [ask, round]);
  return [asked, again];
}
