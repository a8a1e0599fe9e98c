import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react';

/** After a longer press the content is masked all the same: a thumb or an elbow may rest on it (BEY-09). */
export const SHOWN_AT_MOST_MS = 10_000;

type Hold = { press(): void; release(): void };

export function holdToShow(show: (isShown: boolean) => void, limitMs = SHOWN_AT_MOST_MS): Hold {
  let limit: ReturnType<typeof setTimeout> | null = null;
  const mask = () => {
    if (limit === null) return;
    clearTimeout(limit);
    limit = null;
    show(false);
  };
  return {
    press() {
      if (limit !== null) return;
      limit = setTimeout(mask, limitMs);
      show(true);
    },
    release: mask,
  };
}

export function useHold() {
  const [isShown, setShown] = useState(false);
  const [hold] = useState(() => holdToShow(setShown));
  useEffect(() => hold.release, [hold]);

  const byKey = (event: KeyboardEvent, act: () => void) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
  const holding = {
    onPointerDown: (event: PointerEvent) => {
      // A finger that slides off the button still presses it.
      event.currentTarget.setPointerCapture(event.pointerId);
      hold.press();
    },
    onPointerUp: hold.release,
    onLostPointerCapture: hold.release,
    onKeyDown: (event: KeyboardEvent) => byKey(event, hold.press),
    onKeyUp: (event: KeyboardEvent) => byKey(event, hold.release),
    onBlur: hold.release,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
  return { isShown, holding };
}
