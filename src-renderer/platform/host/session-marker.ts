/**
 * Marks that this browser stores a session, without any of its content. The first view of a page (build/first-views.ts)
 * is that of a guest who is not signed in, and must not be shown before the vault has been read.
 */
export const SESSION_MARKER = 'pernoite.session';

export function markSession(isStored: boolean): void {
  try {
    if (isStored) localStorage.setItem(SESSION_MARKER, 'stored');
    else localStorage.removeItem(SESSION_MARKER);
  } catch {
    // Without storage there is no session after a reload either.
  }
}
