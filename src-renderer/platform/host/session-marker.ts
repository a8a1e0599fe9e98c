/** Without the session's content. The build's first view is that of an anonymous guest, so it waits for the vault. */
export const SESSION_MARKER = 'pernoite.session';

export function markSession(isStored: boolean): void {
  try {
    if (isStored) localStorage.setItem(SESSION_MARKER, 'stored');
    else localStorage.removeItem(SESSION_MARKER);
  } catch {
    // Without storage there is no session after a reload either.
  }
}
