import { useSyncExternalStore } from 'react';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { hasUnsaved } from '#renderer/platform/state/unsaved.ts';

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

export function noteSignedOutEverywhere(): void {
  put({ kind: 'everywhere' });
}

export function forgetSessionEnding(): void {
  put(null);
}

export function sessionEnding(): SessionEnding | null {
  return ending;
}

export function useSessionEnding(): SessionEnding | null {
  return useSyncExternalStore(changes.subscribe, sessionEnding, sessionEnding);
}
