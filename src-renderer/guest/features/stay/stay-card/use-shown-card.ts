import { useEffect, useState } from 'react';
import { cardAt, cardNow, type StayCard } from './stay-card.ts';

const TICK_MS = 15_000;

export function useShownCard(card: StayCard | null): { card: StayCard; now: number } | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK_MS);
    // Timers of a phone in a pocket are late.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  if (card === null) return null;
  // A card that arrived after the last tick is not from the future.
  const moment = Math.max(now, card.savedAt - card.clockAheadMs);
  const shown = cardAt(card, cardNow(card, moment));
  return shown && { card: shown, now: moment };
}
