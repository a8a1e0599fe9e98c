import { useSyncExternalStore } from 'react';
import { currentSession, onSession, type Session } from './session-state.ts';

export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession, currentSession);
}
