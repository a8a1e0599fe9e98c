import { useLayoutEffect, useRef } from 'react';

type Caret = {
  ref: (input: HTMLInputElement | null) => void;
  put: (at: number) => void;
};

/** Restores the caret when a mask rewrites the typed text: otherwise it would jump to the end. */
export function useCaret(): Caret {
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return {
    ref: element => {
      input.current = element;
    },
    put: at => {
      caret.current = at;
    },
  };
}
