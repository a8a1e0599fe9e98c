import { useState } from 'react';

/** Copies a text where there is somewhere to paste it, and whether it was. */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // No clipboard here: the text is shown beside the button and can be selected.
    }
  };
  return { isCopied, copy: () => void copy() };
}
