import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Board } from '#shared/contract/staff/board.ts';

const ROW = 'a[data-row]';

/**
 * The keys of the board count from the start: it takes the focus when nothing else has it. A row that changes its place
 * is put into the page again and loses the focus, so that it gets it back.
 */
export function useBoardFocus(shown: Board | undefined) {
  const region = useRef<HTMLElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (document.activeElement?.contains(region.current)) region.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    if (shown === undefined || focused.current === null) return;
    if (document.activeElement !== document.body) return;
    const rows = [...(lists.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
    const row = rows.find(one => one.dataset['row'] === focused.current) ?? rows[0] ?? region.current;
    row?.focus();
  }, [shown]);
  return {
    region,
    lists,
    /** For the lists: the row that has the focus. */
    note: (target: Element | null) => {
      focused.current = target instanceof HTMLElement ? (target.dataset['row'] ?? null) : null;
    },
    enter: () => focusFirst(lists),
    leave: () => region.current?.focus({ preventScroll: true }),
  };
}

function focusFirst(lists: RefObject<HTMLElement | null>): void {
  if (lists.current?.contains(document.activeElement)) return;
  lists.current?.querySelector<HTMLElement>(ROW)?.focus();
}
