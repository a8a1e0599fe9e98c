import { type RefObject, useEffect } from 'react';

const STOPS = 'input, select, textarea, button[type="submit"]';

/** In a field Enter leads on to the next one: money is never taken by one stray Enter, but by Ctrl+Enter. */
export function useEnterGoesOn(forms: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = forms.current;
    if (box === null) return;
    const goOn = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Enter' || event.ctrlKey || !(target instanceof HTMLInputElement)) return;
      event.preventDefault();
      const stops = [...box.querySelectorAll<HTMLElement>(STOPS)];
      stops
        .slice(stops.indexOf(target) + 1)
        .find(stop => stop.offsetParent !== null)
        ?.focus();
    };
    box.addEventListener('keydown', goOn);
    return () => box.removeEventListener('keydown', goOn);
  }, [forms]);
}
