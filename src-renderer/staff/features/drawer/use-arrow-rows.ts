import { type RefObject, useLayoutEffect } from 'react';

/** The arrows go to the field above and below, as in a column of a table. */
export function useArrowRows(container: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const press = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || !(event.target instanceof HTMLInputElement)) return;
      const fields = [...element.querySelectorAll('input')];
      const next = fields[fields.indexOf(event.target) + step];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      next.select();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [container]);
}
