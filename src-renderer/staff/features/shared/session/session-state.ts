import { useSyncExternalStore } from 'react';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import type { StaffSession } from '#shared/contract/staff/staff-session.ts';

/** Why nobody is signed in: nobody was, the person signed out, or the session ended without them. */
export type Absence = 'never' | 'signedOut' | 'ended';

export type SessionState =
  | { status: 'loading' }
  /** The gateway did not respond to the first question. */
  | { status: 'unreachable'; error: unknown }
  | { status: 'signedOut'; why: Absence }
  | { status: 'signedIn'; session: StaffSession };

let state: SessionState = { status: 'loading' };
const changes = createEmitter<[next: SessionState, before: SessionState]>();

export const onSession = changes.subscribe;

export const sessionState = (): SessionState => state;

export function publishSession(next: SessionState): void {
  const before = state;
  state = next;
  changes.notify(next, before);
}

export const currentSession = (): StaffSession | null => (state.status === 'signedIn' ? state.session : null);

/** Waits for the gateway's first response. */
export function knownSession(): Promise<SessionState> {
  return new Promise(resolve => {
    if (state.status !== 'loading') return resolve(state);
    const stop = onSession(next => {
      if (next.status === 'loading') return;
      stop();
      resolve(next);
    });
  });
}

export function useSessionState(): SessionState {
  return useSyncExternalStore(onSession, sessionState, sessionState);
}

/** For a query's `enabled`: the gateway gives a locked session nothing. */
export const useIsUnlocked = (): boolean => useStaffSession()?.isLocked === false;

/** For what is shown to a signed-in person alone; the last person's until the page has changed. */
export function useStaffSession(): StaffSession | null {
  return useSyncExternalStore(onSession, currentSession, currentSession);
}
