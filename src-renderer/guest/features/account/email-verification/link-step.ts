import type { Session } from '#renderer/guest/features/shared/session/session-state.ts';

/** A link verifies at once in a browser that is signed in to its account; elsewhere its password comes first (SEC-21). */
export function linkStep(
  session: Session,
  email: string,
): { step: 'confirm' } | { step: 'password'; email: string } {
  const isOwner = session.status === 'signedIn' && session.guest.email.toLowerCase() === email.toLowerCase();
  return isOwner ? { step: 'confirm' } : { step: 'password', email };
}
