import { type RefObject, useEffect, useRef } from 'react';

/** The focus goes to the heading when `shown` comes or changes, so that keyboard and screen reader begin there. */
export function useHeadingFocus(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After a dialog that was closed in the same moment has returned the focus to what is no longer there.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [shown]);
  return heading;
}
