import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new page is a new page for screen readers too: the focus goes to its beginning, not to a link that is gone. */
export function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
