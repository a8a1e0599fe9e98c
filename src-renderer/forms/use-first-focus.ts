import { useEffect } from 'react';

/**
 * Gives the focus to a form's field (react-hook-form's `setFocus`) once the form's container has given it to its own
 * beginning: a dialog to its first button, the shell to a new page.
 */
export function useFirstFocus<Name extends string>(setFocus: (name: Name) => void, name: Name): void {
  useEffect(() => {
    const timer = setTimeout(() => setFocus(name));
    return () => clearTimeout(timer);
  }, [setFocus, name]);
}
