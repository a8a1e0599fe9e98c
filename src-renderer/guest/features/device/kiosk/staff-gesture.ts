import { type RefObject, useEffect } from 'react';

const HOLD_MS = 3_000;
const TAPS = 5;
const TAPS_WITHIN_MS = 4_000;

export function isStaffTapping(taps: readonly number[]): boolean {
  const first = taps.at(-TAPS);
  const last = taps.at(-1);
  return first !== undefined && last !== undefined && last - first <= TAPS_WITHIN_MS;
}

/** The mark pressed for three seconds, or tapped five times: no guest does that by chance (KSK-06). */
export function useStaffGesture(mark: RefObject<HTMLElement | null>, onGesture: () => void): void {
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    let hold: ReturnType<typeof setTimeout> | undefined;
    let taps: number[] = [];
    const down = () => {
      clearTimeout(hold);
      hold = setTimeout(onGesture, HOLD_MS);
    };
    // A tap ends with its click: a dialog opened any sooner would take that click for a press beside it.
    const tapped = (event: MouseEvent) => {
      taps = [...taps.slice(1 - TAPS), event.timeStamp];
      if (!isStaffTapping(taps)) return;
      taps = [];
      onGesture();
    };
    const up = () => clearTimeout(hold);
    element.addEventListener('pointerdown', down);
    element.addEventListener('click', tapped);
    for (const kind of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      element.addEventListener(kind, up);
    }
    return () => {
      clearTimeout(hold);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', tapped);
      for (const kind of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
        element.removeEventListener(kind, up);
      }
    };
  }, [mark, onGesture]);
}
