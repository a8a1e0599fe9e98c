import { useEffect, useState } from 'react';
import { type OpenedList, openList } from './opened-list.ts';

const opensByKey = ({ key, altKey }: KeyboardEvent) =>
  key === ' ' || key === 'Enter' || key === 'F4' || (altKey && (key === 'ArrowDown' || key === 'ArrowUp'));

/** Takes the place of the system's popup of every list on the page: its rows are too low for a finger (KSK-21). */
export function useOpenedList(): [OpenedList | null, () => void] {
  const [opened, setOpened] = useState<OpenedList | null>(null);

  useEffect(() => {
    const open = (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLSelectElement) || target.disabled) return;
      event.preventDefault();
      target.focus({ preventScroll: true });
      setOpened(openList(target));
    };
    const keyed = (event: KeyboardEvent) => {
      if (opensByKey(event)) open(event);
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('mousedown', open, options);
    document.addEventListener('keydown', keyed, options);
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    if (opened === null) return;
    // To its form the field is still in use: it is judged after the choice.
    const leave = (event: Event) => {
      if (event.target === opened.select) event.stopPropagation();
    };
    document.addEventListener('focusout', leave, { capture: true });
    // The choices may come from the gateway after the list was opened.
    const observer = new MutationObserver(() => setOpened(openList(opened.select)));
    observer.observe(opened.select, { childList: true, subtree: true, characterData: true });
    return () => {
      document.removeEventListener('focusout', leave, { capture: true });
      observer.disconnect();
    };
  }, [opened]);

  return [opened, () => setOpened(null)];
}
