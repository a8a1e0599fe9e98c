import { atom } from 'jotai';
import { guestSession, onGuestSession } from '#renderer/state/store.ts';

export type SignedInGuest = { uid: string; email: string; displayName: string; emailVerified: boolean };

/** Who is in front of the device. */
export type Session =
  | { status: 'loading' }
  | { status: 'anonymous' }
  | { status: 'signedIn'; guest: SignedInGuest };

export const sessionAtom = atom<Session>({ status: 'loading' });

let current: Session = { status: 'loading' };
const listeners = new Set<(session: Session) => void>();

export function currentSession(): Session {
  return current;
}

/** Told after every change. Returns the way to stop. */
export function onSession(listener: (session: Session) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Only session.ts calls this. */
export function publishSession(session: Session): void {
  current = session;
  guestSession().store.set(sessionAtom, session);
  for (const listener of listeners) listener(session);
}

onGuestSession(() => guestSession().store.set(sessionAtom, current));

/** The session once it is known; guards wait for it. */
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
