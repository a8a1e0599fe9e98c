import { useEffect, useState } from 'react';
import { host } from '#renderer/platform/host/host.ts';

const keyOf = (uid: string) => `pernoite.tour.${uid}`;

/** On a shared device nothing is stored, and the tour never opens by itself (HOM-06). */
function wantsTour(uid: string): boolean {
  const { publicScreen, staffBeside } = host().profile.capabilities;
  if (publicScreen || staffBeside) return false;
  try {
    return localStorage.getItem(keyOf(uid)) === null;
  } catch {
    // Without a usable storage the tour would open at every visit.
    return false;
  }
}

function markTourSeen(uid: string): void {
  if (host().profile.capabilities.publicScreen) return;
  try {
    localStorage.setItem(keyOf(uid), 'seen');
  } catch {
    // Nothing to do: see above.
  }
}

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
