import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading when `shown` appears or changes, so that keyboard and screen reader start there. */
export function useHeadingFocus(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After a dialog that closed in the same moment has tried to return the focus to a removed element.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [shown]);
  return heading;
}
