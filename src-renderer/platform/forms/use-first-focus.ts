import { useEffect } from 'react';

/**
 * Gives the focus to a form's field (react-hook-form's `setFocus`) once the form's container has given it to its own
 * beginning: a dialog to its first button, the shell to a new page. A guest who was quicker and is in another field
 * stays there: what they type next would end in this one.
 */
export function useFirstFocus<Name extends string>(setFocus: (name: Name) => void, name: Name): void {
  useEffect(() => {
    const before = document.activeElement;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement !== before && activeElement?.matches('input, select, textarea')) return;
      setFocus(name);
    });
    return () => clearTimeout(timer);
  }, [setFocus, name]);
}
