import { useEffect, useEffectEvent } from 'react';

/** The panel closes this long after the last touch, so that it is not open for the next guest (BEY-11). */
export const QUIET_CLOSE_MS = 120_000;

export function useQuietClose(open: boolean, close: () => void): void {
  const closed = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      timer = setTimeout(() => closed(), QUIET_CLOSE_MS);
    };
    start();
    const listening = new AbortController();
    for (const kind of ['pointerdown', 'keydown', 'wheel'] as const) {
      document.addEventListener(kind, start, { capture: true, passive: true, signal: listening.signal });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [open]);
}
