/**
 * Names the session that ended last. Local storage takes it at once; IndexedDB is emptied later, or never if the page
 * goes.
 */
const ENDED = 'pernoite.ended';

/** At once, so that who leaves and closes the page in the same breath has left (APP-25, SES-11). */
export function markEnded(session: string): void {
  try {
    localStorage.setItem(ENDED, session);
  } catch {
    // No storage, no mark: emptying the vault is then all there is.
  }
}

export function hasEnded(session: string): boolean {
  try {
    return localStorage.getItem(ENDED) === session;
  } catch {
    return false;
  }
}
