import { type RefObject, useLayoutEffect } from 'react';

const STOPS = 'input:not([type="hidden"], [type="checkbox"]), select, textarea, button[type="submit"]';
/** After the last field; the boxes between fields are for what differs. */
const LAST_STOPS = 'input[type="checkbox"]';

/** Enter goes on to the next field: a commitment is never one stray Enter. An open list keeps the key for its own choice. */
export function useEnterToNext(container: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (target.getAttribute('aria-expanded') === 'true') return;
      event.preventDefault();
      // A closed list opens with Enter: the one that is left stays closed.
      event.stopPropagation();
      const isNext = (stop: HTMLElement) =>
        (target.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        stop.checkVisibility();
      const next = (stops: string) => [...element.querySelectorAll<HTMLElement>(stops)].find(isNext);
      (next(STOPS) ?? next(LAST_STOPS))?.focus();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [container]);
}
