import { atom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { guestStore, onGuestStore, type ResetReason } from '#renderer/platform/state/store.ts';

export type SignedInGuest = { uid: string; email: string; displayName: string; emailVerified: boolean };

export type Session =
  | { status: 'loading' }
  | { status: 'anonymous' }
  | { status: 'signedIn'; guest: SignedInGuest };

export type SessionChange = ResetReason | 'came';

const sessionAtom = atom<Session>({ status: 'loading' });

let current: Session = { status: 'loading' };
const changes = createEmitter<[session: Session, change: SessionChange]>();

export function currentSession(): Session {
  return current;
}

export const onSession = changes.subscribe;

/** Only session.ts calls this. */
export function publishSession(session: Session, change: SessionChange): void {
  current = session;
  guestStore().set(sessionAtom, session);
  changes.notify(session, change);
}

onGuestStore(() => guestStore().set(sessionAtom, current));

export function knownSession(): Promise<Exclude<Session, { status: 'loading' }>> {
  return new Promise(resolve => {
    if (current.status !== 'loading') return resolve(current);
    const stop = onSession(session => {
      if (session.status === 'loading') return;
      stop();
      resolve(session);
    });
  });
}

export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession, currentSession);
}
