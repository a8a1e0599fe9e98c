/** Without the session's content. The build's first view is that of an anonymous guest, so it waits for the vault. */
export const SESSION_MARKER = 'pernoite.session';

/** Stays after the session: whoever was signed in here before sees the sign-in first. It names nobody (HOM-18). */
export const KNOWN_DEVICE = 'pernoite.known';
const KNOWN = 'yes';

export function isDeviceKnown(): boolean {
  try {
    // Anything but the one value that is written here counts for nothing.
    return localStorage.getItem(KNOWN_DEVICE) === KNOWN;
  } catch {
    return false;
  }
}

export function markSession(isStored: boolean): void {
  try {
    if (isStored) {
      localStorage.setItem(SESSION_MARKER, 'stored');
      localStorage.setItem(KNOWN_DEVICE, KNOWN);
    } else localStorage.removeItem(SESSION_MARKER);
  } catch {
    // Without storage there is no session after a reload either.
  }
}

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
