import { type RefObject, useEffect } from 'react';

const HOLD_MS = 3_000;
const TAPS = 5;
const TAPS_WITHIN_MS = 4_000;

export function isStaffTapping(taps: readonly number[]): boolean {
  const first = taps.at(-TAPS);
  const last = taps.at(-1);
  return first !== undefined && last !== undefined && last - first <= TAPS_WITHIN_MS;
}

/** A dialog that opens under the finger would take the click at the end of the press for one beside it. */
function swallowEndOfPress(): void {
  const press = new AbortController();
  const { signal } = press;
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, signal });
  for (const kind of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(kind, () => void setTimeout(() => press.abort()), { capture: true, signal });
  }
}

/** The mark pressed for three seconds, or tapped five times: no guest does that by chance (KSK-06). */
export function useStaffGesture(mark: RefObject<HTMLElement | null>, onGesture: () => void): void {
  useEffect(() => {
    const element = mark.current;
    return element === null ? undefined : watchGesture(element, onGesture);
  }, [mark, onGesture]);
}

function watchGesture(element: HTMLElement, onGesture: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let taps: number[] = [];
  const release = () => clearTimeout(hold);
  const tapped = ({ timeStamp }: Event) => {
    taps = [...taps.slice(1 - TAPS), timeStamp];
    if (!isStaffTapping(taps)) return;
    taps = [];
    onGesture();
  };
  element.addEventListener(
    'pointerdown',
    () => {
      release();
      hold = setTimeout(() => {
        taps = [];
        swallowEndOfPress();
        onGesture();
      }, HOLD_MS);
    },
    { signal },
  );
  // After half a second the browser would make a finger's press its own: a menu, a selection, a canceled pointer.
  element.addEventListener('touchstart', event => event.preventDefault(), { passive: false, signal });
  // Such a touch ends without a click.
  element.addEventListener('touchend', tapped, { signal });
  element.addEventListener('click', tapped, { signal });
  for (const kind of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    element.addEventListener(kind, release, { signal });
  }
  return () => {
    release();
    watching.abort();
  };
}
