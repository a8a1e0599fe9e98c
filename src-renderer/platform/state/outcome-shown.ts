import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** True while a dialog shows the result of the guest's errand. A page that does so is identified by its path. */
export const outcomeShownAtom = atom(false);

/** The result is shown for as long as the calling component is mounted (KSK-08). */
export function useOutcomeShown(): void {
  const setShown = useSetAtom(outcomeShownAtom);
  useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, [setShown]);
}
