import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

export const outcomeShownAtom = atom(false);

export function useOutcomeShown(): void {
  const setShown = useSetAtom(outcomeShownAtom);
  useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, [setShown]);
}
