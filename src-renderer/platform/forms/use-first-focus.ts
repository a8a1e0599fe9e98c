import { useEffect } from 'react';

/**
 * Focuses a form's field (react-hook-form's `setFocus`) after the form's container has focused its own beginning: a
 * dialog its first button, the shell a new page. A guest who is already in another field stays there: otherwise the
 * next keys would end in this one.
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
