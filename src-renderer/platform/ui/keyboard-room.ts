import { useEffect } from 'react';

const HEIGHT = '--screen-keyboard';

/** Keyboards on the screen, the last one in use: one may still be closing while the next opens. */
const shown: HTMLElement[] = [];

function makeRoom(): void {
  const { style, dataset } = document.documentElement;
  const keyboard = shown.at(-1);
  if (keyboard === undefined) {
    delete dataset['screenKeyboard'];
    style.removeProperty(HEIGHT);
    return;
  }
  dataset['screenKeyboard'] = '';
  style.setProperty(HEIGHT, `${window.innerHeight - keyboard.getBoundingClientRect().top}px`);
}

/** Pages and dialogs end above it (screen-keyboard.css); the field is scrolled into the remaining area (BEY-04). */
export function useRoom(keyboard: HTMLElement | null, field: HTMLElement | null): void {
  useEffect(() => {
    if (keyboard === null || field === null) return;
    const whole = field.closest<HTMLElement>('.fui-Field') ?? field;
    const observer = new ResizeObserver(() => {
      makeRoom();
      whole.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    observer.observe(keyboard);
    observer.observe(whole);
    return () => observer.disconnect();
  }, [keyboard, field]);

  useEffect(() => {
    if (keyboard === null) return;
    shown.push(keyboard);
    makeRoom();
    return () => {
      shown.splice(shown.indexOf(keyboard), 1);
      makeRoom();
    };
  }, [keyboard]);
}
