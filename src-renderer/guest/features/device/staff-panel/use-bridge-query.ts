import { useCallback, useEffect, useState } from 'react';

type BridgeQuery<Result> =
  | { status: 'asking'; response: null }
  | { status: 'failed'; error: unknown; response: null }
  | { status: 'known'; response: Result };

/** Queries the device at once, and again on request. `request` must stay the same function. */
export function useBridgeQuery<Result>(
  request: () => Promise<Result>,
): [BridgeQuery<Result>, refetch: () => void] {
  const [query, setQuery] = useState<BridgeQuery<Result>>({ status: 'asking', response: null });
  const [round, setRound] = useState(0);
  const refetch = useCallback(() => setRound(before => before + 1), []);
  useEffect(() => {
    let isWanted = true;
    setQuery({ status: 'asking', response: null });
    request().then(
      response => isWanted && setQuery({ status: 'known', response }),
      (error: unknown) => isWanted && setQuery({ status: 'failed', error, response: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [request, round]);
  return [query, refetch];
}
