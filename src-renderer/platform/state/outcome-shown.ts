import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** True while a dialog shows how what the guest came for has ended. A page that does so is known by its path. */
export const outcomeShownAtom = atom(false);

/** The outcome is shown for as long as the calling component is (KSK-08). */
export function useOutcomeShown(): void {
  const setShown = useSetAtom(outcomeShownAtom);
  useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, [setShown]);
}
