import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

const SWIPE_PX = 50;

/** Direction of a swipe: 1 to the next picture, -1 to the previous one, 0 if it was too short (APP-38). */
export function swiped(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) < SWIPE_PX) return 0;
  return distance < 0 ? 1 : -1;
}

export type Carousel = ReturnType<typeof useCarousel>;

export function useCarousel(count: number) {
  const [at, setAt] = useState(0);
  const [drag, setDrag] = useState(0);
  // Neighbours are fetched once a guest shows interest, not with the list.
  const [warm, setWarm] = useState(false);
  const [near, setNear] = useState(false);
  const swipe = useRef<{ x: number; pointer: number } | null>(null);
  const last = count - 1;

  const go = (to: number) => {
    setWarm(true);
    setAt(Math.min(last, Math.max(0, to)));
  };
  const approach = () => {
    setWarm(true);
    setNear(true);
  };
  const retreat = () => setNear(false);
  const endSwipe = (event: PointerEvent) => {
    if (swipe.current?.pointer !== event.pointerId) return;
    if (event.type === 'pointerup') go(at + swiped(event.clientX - swipe.current.x));
    swipe.current = null;
    setDrag(0);
  };

  return {
    at,
    last,
    /** Offset of the pictures under a finger, in pixels. */
    drag,
    warm,
    near,
    go,
    onArrowKey: (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      go(at + step);
    },
    frame: {
      onPointerEnter: approach,
      onPointerLeave: retreat,
      onFocus: approach,
      onBlur: retreat,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        setWarm(true);
        if (last === 0 || (event.target instanceof Element && event.target.closest('button'))) return;
        swipe.current = { x: event.clientX, pointer: event.pointerId };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (swipe.current?.pointer === event.pointerId) setDrag(event.clientX - swipe.current.x);
      },
      onPointerUp: endSwipe,
      onPointerCancel: endSwipe,
    },
  };
}
