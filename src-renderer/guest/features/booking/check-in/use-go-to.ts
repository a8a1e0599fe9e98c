import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The router's own promise settles earlier: a button released by it could be pressed again, and the press lost. */
export function useGoTo(): (path: string) => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const shown = useRef(key);
  const waiting = useRef(new Set<() => void>());
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    for (const arrive of waiting.current) arrive();
    waiting.current.clear();
  }, [key]);
  return async path => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.current.add(resolve);
    await navigate(path);
    await promise;
  };
}
