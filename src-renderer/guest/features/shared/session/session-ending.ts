import { useSyncExternalStore } from 'react';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { hasUnsaved } from '#renderer/platform/state/unsaved.ts';

/**
 * The notice of /login about the previous session: it expired or was ended elsewhere, or the guest ended all sessions.
 */
export type SessionEnding = { kind: 'lost'; unsaved: boolean } | { kind: 'everywhere' };

let ending: SessionEnding | null = null;
const changes = createEmitter();

function put(next: SessionEnding | null): void {
  ending = next;
  changes.notify();
}

/** The provider no longer accepts the session. Called while the forms of the page are still mounted. */
export function noteSessionLost(): void {
  put({ kind: 'lost', unsaved: hasUnsaved() || (ending?.kind === 'lost' && ending.unsaved) });
}

/** The guest has signed out on all devices. */
export function noteSignedOutEverywhere(): void {
  put({ kind: 'everywhere' });
}

/** After a sign-in or sign-out the previous ending is no longer shown. */
export function forgetSessionEnding(): void {
  put(null);
}

export function sessionEnding(): SessionEnding | null {
  return ending;
}

/** The end of this page's last session, if the guest should be notified of it. */
export function useSessionEnding(): SessionEnding | null {
  return useSyncExternalStore(changes.subscribe, sessionEnding, sessionEnding);
}
