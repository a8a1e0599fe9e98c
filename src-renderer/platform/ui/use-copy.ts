import { useState } from 'react';

export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // No clipboard: the text beside the button can be selected.
    }
  };
  return { isCopied, copy: () => void copy() };
}
