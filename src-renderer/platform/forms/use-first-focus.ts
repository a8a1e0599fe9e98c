import { useEffect } from 'react';

/**
 * After the container has focused its own beginning. A guest who is already in another field stays there. Called by the form
 * itself: around it a dialog may still be loading its code.
 */
export function useFirstFocus<Name extends string>(
  setFocus: (name: Name) => void,
  name: Name | undefined,
): void {
  useEffect(() => {
    if (name === undefined) return;
    const before = document.activeElement;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement !== before && activeElement?.matches('input, select, textarea')) return;
      setFocus(name);
    });
    return () => clearTimeout(timer);
  }, [setFocus, name]);
}
