import { useEffect, useState } from 'react';

/** Whole seconds until a moment (milliseconds since 1970), counted anew each second; 0 afterwards. */
export function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsAt - now) / 1_000));
}
