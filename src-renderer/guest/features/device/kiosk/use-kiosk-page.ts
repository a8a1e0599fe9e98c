import { useEffect } from 'react';
import { useModes } from './use-modes.ts';
import { useSpeech } from './use-speech.ts';

const swallow = (event: Event) => event.preventDefault();

function usePageGuard(): void {
  useEffect(() => {
    const kinds = ['contextmenu', 'dragstart', 'dragover', 'drop'] as const;
    for (const kind of kinds) document.addEventListener(kind, swallow);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, swallow);
    };
  }, []);
}

export function useKioskPage(): void {
  useModes();
  usePageGuard();
  useSpeech();
}
