import { useEffect, useState } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { hasSeenTour, markTourSeen } from './tour-storage.ts';

/** On a shared device nothing is stored, and the tour never opens by itself (HOM-06). */
async function wantsTour(uid: string): Promise<boolean> {
  const { publicScreen, staffBeside } = host().profile.capabilities;
  if (publicScreen || staffBeside) return false;
  // Without a usable storage the tour would open at every visit.
  return hasSeenTour(uid, localStorage).then(
    hasSeen => !hasSeen,
    () => false,
  );
}

async function markSeen(uid: string): Promise<void> {
  if (host().profile.capabilities.publicScreen) return;
  try {
    await markTourSeen(uid, localStorage);
  } catch {
    // Nothing to do: see above.
  }
}

export function useTour(uid: string | null) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => {
    if (uid === null) return;
    let isCurrent = true;
    void wantsTour(uid)
      .catch(() => false)
      .then(wants => {
        if (wants && isCurrent) setState('open');
      });
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  return {
    state,
    open: () => setState('open'),
    close() {
      setState('closed');
      if (uid !== null) void markSeen(uid);
    },
  };
}
