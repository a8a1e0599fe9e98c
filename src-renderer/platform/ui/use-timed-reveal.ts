import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { kioskModesAtom } from '#renderer/platform/state/kiosk-modes.ts';
import { MORE_TIME_FACTOR, REVEALED_MS } from '#shared/policies.ts';

/** An impatient second touch within this time does not hide again what the first has shown. */
export const SECOND_TOUCH_MS = 1_000;

type Revealed = { endsAt: number; durationMs: number } | null;

/** Shows at the first press, for its whole time, and hides by itself or at a later press (PD-165). */
export function timedReveal(show: (revealed: Revealed) => void) {
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const hide = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    show(null);
  };
  return {
    hide,
    press(durationMs = REVEALED_MS) {
      if (timer !== null) {
        if (Date.now() - shownAt >= SECOND_TOUCH_MS) hide();
        return;
      }
      shownAt = Date.now();
      timer = setTimeout(hide, durationMs);
      show({ endsAt: shownAt + durationMs, durationMs });
    },
  };
}

/** A finger that rests as long has pressed; one that moves before scrolls the page. */
export const HOLD_MS = 350;

function createHold(press: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    begin() {
      cancel();
      isPressed = false;
      timer = setTimeout(() => {
        isPressed = true;
        press();
      }, HOLD_MS);
    },
    /** The click at the end of a hold is no second press. */
    click() {
      cancel();
      if (!isPressed) press();
      isPressed = false;
    },
  };
}

export function useTimedReveal() {
  const { moreTime } = useAtomValue(kioskModesAtom);
  const durationMs = moreTime ? REVEALED_MS * MORE_TIME_FACTOR : REVEALED_MS;
  const [revealed, setRevealed] = useState<Revealed>(null);
  const [reveal] = useState(() => timedReveal(setRevealed));
  const duration = useRef(durationMs);
  const [hold] = useState(() => createHold(() => reveal.press(duration.current)));
  useEffect(() => {
    duration.current = durationMs;
  }, [durationMs]);
  useEffect(
    () => () => {
      hold.cancel();
      reveal.hide();
    },
    [hold, reveal],
  );

  const pressing = {
    onPointerDown: hold.begin,
    onPointerCancel: hold.cancel,
    onPointerLeave: hold.cancel,
    onClick: hold.click,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat) reveal.press(durationMs);
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
  return { revealed, durationMs, pressing };
}
