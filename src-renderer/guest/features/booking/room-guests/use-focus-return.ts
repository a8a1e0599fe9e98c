import { useEffect, useRef } from 'react';
import type { GuestFlow } from './guest-flow.ts';

/** The button that opened a dialog may be removed with its guest: then the focus moves to the room. */
export function useFocusReturn(flow: GuestFlow) {
  const sheets = useRef(new Map<number, HTMLElement>());
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (flow.step !== 'closed') {
      last.current = flow.accommodationId;
      return;
    }
    const id = last.current;
    if (id === null) return;
    last.current = null;
    // After the dialog has tried to return the focus.
    setTimeout(() => {
      if (document.activeElement === document.body) sheets.current.get(id)?.focus();
    });
  }, [flow]);
  return (accommodationId: number) => (sheet: HTMLElement | null) => {
    if (sheet === null) sheets.current.delete(accommodationId);
    else sheets.current.set(accommodationId, sheet);
  };
}
