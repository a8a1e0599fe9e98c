/** Local storage is written at once; IndexedDB is emptied later, or never if the page is closed. */
const ENDED = 'pernoite.ended';

/** Synchronous, so that closing the page right after leaving still counts (APP-25, SES-11). */
export function markEnded(session: string): void {
  try {
    localStorage.setItem(ENDED, session);
  } catch {
    // Without storage there is no mark: only emptying the vault ends the session then.
  }
}

export function hasEnded(session: string): boolean {
  try {
    return localStorage.getItem(ENDED) === session;
  } catch {
    return false;
  }
}
