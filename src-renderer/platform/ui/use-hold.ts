import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react';
import { holdToShow } from './hold-to-show.ts';

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
