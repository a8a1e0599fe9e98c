import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"])';

/**
 * Without it the focus would be on a link that no longer exists. A page whose field is focused already keeps it.
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
    const isTyping = main.current?.contains(document.activeElement) && document.activeElement?.matches(TYPED);
    if (!isTyping) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
