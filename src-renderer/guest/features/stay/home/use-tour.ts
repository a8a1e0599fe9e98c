import { useEffect, useState } from 'react';
import { markTourSeen, wantsTour } from './tour-memory.ts';

export function useTour(uid: string | null) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => {
    if (uid !== null && wantsTour(uid)) setState('open');
  }, [uid]);
  return {
    state,
    open: () => setState('open'),
    close() {
      setState('closed');
      if (uid !== null) markTourSeen(uid);
    },
  };
}
