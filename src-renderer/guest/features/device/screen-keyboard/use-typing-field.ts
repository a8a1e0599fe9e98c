import { useEffect, useState } from 'react';
import { isTextInput, type TextInput } from './text-fields.ts';

/** A finger that leaves the field by pressing a button must still find it: the page may not move before. */
const STAY_MS = 250;

/** The field that needs the keyboard; null while there is none, or while a real keyboard moves the focus. */
export function useTypingField(): TextInput | null {
  const [field, setField] = useState<TextInput | null>(null);

  useEffect(() => {
    let byKey = false;
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isPressed) return;
        const active = document.activeElement;
        if (!isTextInput(active)) setField(null);
      }, STAY_MS);
    };
    const entered = ({ target }: FocusEvent) => {
      if (isTextInput(target) && !byKey) {
        clearTimeout(timer);
        setField(target);
      } else if (isTextInput(target)) {
        clearTimeout(timer);
        setField(null);
      } else {
        settle();
      }
    };
    const pressed = () => {
      byKey = false;
      isPressed = true;
    };
    const released = ({ target }: Event) => {
      isPressed = false;
      // The field already has the focus, so no focus event will come: it was reached with a real keyboard.
      if (isTextInput(target) && target === document.activeElement) setField(target);
      settle();
    };
    const keyed = ({ isTrusted }: KeyboardEvent) => {
      if (isTrusted) byKey = true;
    };

    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('focusin', entered, options);
    document.addEventListener('focusout', settle, options);
    document.addEventListener('pointerdown', pressed, options);
    document.addEventListener('pointerup', released, options);
    document.addEventListener('pointercancel', released, options);
    document.addEventListener('keydown', keyed, options);
    // The field that had the focus before this code was loaded.
    if (isTextInput(document.activeElement)) setField(document.activeElement);
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);

  useEffect(() => {
    if (field === null) return;
    // A field that is removed with its dialog loses the focus without an event, but its size changes.
    const gone = new ResizeObserver(() => {
      if (!field.isConnected) setField(null);
    });
    gone.observe(field);
    return () => gone.disconnect();
  }, [field]);

  return field;
}
