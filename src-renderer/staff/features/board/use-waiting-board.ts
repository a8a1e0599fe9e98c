import { type PointerEvent, useState } from 'react';
import type { Board } from '#shared/contract/staff/board.ts';
import { countChanges, receive, type WaitingBoard } from './waiting-board.ts';

/**
 * The board as it is shown: a newer one waits until pointer and focus have left the lists, or somebody takes it. The first one
 * fetched here does not wait: what was shown until then is remembered from before a person's own act on another page.
 */
export function useWaitingBoard(of: string, latest: Board | undefined, isFetchedHere: boolean) {
  const [held, setWaiting] = useState<WaitingBoard | null>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [fetchedOf, setFetchedOf] = useState<string | null>(null);
  if (isFetchedHere && fetchedOf !== of) setFetchedOf(of);
  const isInside = fetchedOf === of && (isPointed || isFocused);
  const next = latest === undefined ? held : receive(held, { of, latest, isInside });
  if (next !== held) setWaiting(next);
  const current = next?.of === of ? next : null;
  return {
    shown: current?.shown,
    changes: current?.waiting ? countChanges(current.shown, current.waiting) : 0,
    take: () => {
      if (current?.waiting) setWaiting({ of, shown: current.waiting, waiting: null });
    },
    pointer: pointerInside(setPointed),
    setFocused,
  };
}

/** A finger that has left the screen points nowhere. */
function pointerInside(setInside: (isInside: boolean) => void) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => setInside(pointerType !== 'touch'),
    onPointerMove: ({ pointerType }: PointerEvent) => setInside(pointerType !== 'touch'),
    onPointerLeave: () => setInside(false),
  };
}
