import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"])';
/** One of the page before: it fades out, or is removed. */
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Without it the focus would be on a link that no longer exists. A field that is focused already keeps it: of the page, or
 * of the bar over it, where somebody types on while the page comes.
 * Not in an effect: on a slow device it would run after a dialog of the new page, or a finger in one of its frames, has
 * the focus, and take it away.
 */
export function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    const isTyping = focused?.matches(TYPED) === true && focused.closest(DIALOG) === null;
    if (!isTyping) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
