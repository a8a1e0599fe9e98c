/** No page reads the session's cookie; this says that there may be one, so that a first visit asks for none. */
export const SESSION_MARK = 'pernoite.staff.session';

export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(SESSION_MARK) !== null;
  } catch {
    return true;
  }
}

export function markSession(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(SESSION_MARK, 'open');
    else localStorage.removeItem(SESSION_MARK);
  } catch {
    // Then every visit asks the gateway.
  }
}
