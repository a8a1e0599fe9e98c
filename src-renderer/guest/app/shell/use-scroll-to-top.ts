import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

export function useScrollToTop(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    main.current?.scrollTo({ top: 0 });
  }, [pathname, main]);
}
