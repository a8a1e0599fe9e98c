import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * For as long as the component is there, nothing beside the element can be reached: a dialog of the page, or a page that
 * arrives late and takes the focus, would otherwise take it from behind a lock.
 */
export function useInertPage(): RefCallback<HTMLElement> {
  const cover = useRef<HTMLElement | null>(null);
  const covered = useRef(new Set<Element>());
  const coverAll = useCallback(() => {
    for (const part of document.body.children) {
      if (part.contains(cover.current)) {
        if (covered.current.delete(part)) part.removeAttribute('inert');
      } else if (!part.hasAttribute('inert')) {
        part.setAttribute('inert', '');
        covered.current.add(part);
      }
    }
  }, []);
  useLayoutEffect(() => {
    const parts = covered.current;
    const observer = new MutationObserver(coverAll);
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      for (const part of parts) part.removeAttribute('inert');
      parts.clear();
    };
  }, [coverAll]);
  // With the element itself, and not after it: what is in it takes the focus in its own effects.
  return useCallback(
    element => {
      cover.current = element;
      if (element !== null) coverAll();
    },
    [coverAll],
  );
}
