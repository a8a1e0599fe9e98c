import { useLayoutEffect, useRef } from 'react';

type Caret = {
  /** Goes to the input element. */
  ref: (input: HTMLInputElement | null) => void;
  /** The caret's position once the changed text is shown. */
  put: (at: number) => void;
};

/** Keeps the caret in its place when a mask rewrites what is typed: left alone, it would jump to the end. */
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
