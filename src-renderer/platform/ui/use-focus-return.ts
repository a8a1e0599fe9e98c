import { useLayoutEffect } from 'react';

const openDialogs = new Set<number>();
let opened = 0;

/** Otherwise the page stays hidden from screen readers: Fluent shows it only once something in it has the focus. */
export function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    opened += 1;
    const own = opened;
    openDialogs.add(own);
    const focused = document.activeElement;
    // The dialog was opened without a press, or by a finger that focused nothing: the focus returns to the page itself.
    const before = focused === document.body ? document.querySelector('main') : focused;
    return () => {
      openDialogs.delete(own);
      setTimeout(() => {
        // A dialog opened in its place already has the focus.
        if ([...openDialogs].some(other => other > own)) return;
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [open]);
}
