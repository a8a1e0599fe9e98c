import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';

/** Timers count 31 bits of milliseconds; no page is open for that long. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** The gateway's clock is known to a second. */
const AFTERWARDS_MS = 1_500;

/** Calls `refresh` after a moment at which the content changes; null disables it. */
export function useFreshUntil(moment: string | null, refresh: () => void): void {
  const onPassed = useEffectEvent(refresh);
  useEffect(() => {
    if (moment === null) return;
    const wait = new Date(moment).getTime() - serverNow().getTime() + AFTERWARDS_MS;
    if (wait > LONGEST_WAIT_MS) return;
    const timer = setTimeout(onPassed, Math.max(AFTERWARDS_MS, wait));
    return () => clearTimeout(timer);
  }, [moment]);
}
