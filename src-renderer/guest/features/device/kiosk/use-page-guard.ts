import { useEffect } from 'react';

const swallow = (event: Event) => event.preventDefault();

/** A long press or a sliding finger opens no menu, drags no picture and drops no file (KSK-04). */
export function usePageGuard(): void {
  useEffect(() => {
    const kinds = ['contextmenu', 'dragstart', 'dragover', 'drop'] as const;
    for (const kind of kinds) document.addEventListener(kind, swallow);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, swallow);
    };
  }, []);
}
