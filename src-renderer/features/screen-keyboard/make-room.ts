import { useEffect } from 'react';
import type { TextInput } from './text-fields.ts';

const HEIGHT = '--screen-keyboard';

/**
 * Keeps the keyboard off the field: pages and dialogs end above it (screen-keyboard.css), and the field, with its
 * label and what is said of it, is moved into what is left (BEY-04).
 */
export function useRoom(keyboard: HTMLElement | null, field: TextInput | null): void {
  useEffect(() => {
    if (keyboard === null || field === null) return;
    const page = document.documentElement;
    const whole = field.closest<HTMLElement>('.fui-Field') ?? field;
    const look = new ResizeObserver(() => {
      page.style.setProperty(HEIGHT, `${window.innerHeight - keyboard.getBoundingClientRect().top}px`);
      whole.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    look.observe(keyboard);
    look.observe(whole);
    return () => look.disconnect();
  }, [keyboard, field]);

  useEffect(() => {
    if (keyboard === null) return;
    const page = document.documentElement;
    page.dataset['screenKeyboard'] = '';
    return () => {
      delete page.dataset['screenKeyboard'];
      page.style.removeProperty(HEIGHT);
    };
  }, [keyboard]);
}
