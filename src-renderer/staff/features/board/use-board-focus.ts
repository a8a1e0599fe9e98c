import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const ROW = 'a[data-row]';

/**
 * The keys of the board count while the focus is in it, so that it takes the focus when nothing else has it. A focused row
 * that changes its place, or a button that is removed, loses the focus without a blur: the row or the board gets it back.
 * `onInside` hears of the focus in the lists.
 */
export function useBoardFocus(onInside: (isInside: boolean) => void) {
  const region = useRef<HTMLElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const isWithin = useRef(false);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (document.activeElement?.contains(region.current)) focusRegion(region);
  }, []);
  useLayoutEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    const rows = [...(lists.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
    const row = rows.find(one => one.dataset['row'] === focused.current) ?? rows[0];
    if (row === undefined || focused.current === null) focusRegion(region);
    else row.focus();
  });
  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      isWithin.current = true;
      focused.current = target instanceof HTMLElement ? (target.dataset['row'] ?? null) : null;
      onInside(lists.current?.contains(target) ?? false);
    },
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      onInside(false);
      // A window that loses the focus has it at the same element when it comes back.
      if (document.activeElement !== target) isWithin.current = false;
    },
  };
  return { region, lists, handlers, enter: () => focusFirst(lists) };
}

function focusRegion(region: RefObject<HTMLElement | null>): void {
  region.current?.focus({ preventScroll: true });
}

function focusFirst(lists: RefObject<HTMLElement | null>): void {
  if (lists.current?.contains(document.activeElement)) return;
  lists.current?.querySelector<HTMLElement>(ROW)?.focus();
}
