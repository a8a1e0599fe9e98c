import { useEffect, useState } from 'react';

/** Whole seconds until a moment (milliseconds since 1970), computed again each second; 0 afterwards. */
export function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsAt - now) / 1_000));
}

/** True once a moment (milliseconds since 1970) has passed; renders once when it does. */
export function useIsPast(endsAt: number): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(endsAt), Math.max(0, endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt]);
  return passed === endsAt;
}
