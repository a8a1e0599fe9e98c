import { useEffect } from 'react';
import { useModes } from './use-modes.ts';
import { useSpeech } from './use-speech.ts';

const swallow = (event: Event) => event.preventDefault();

/** A long press or a sliding finger opens no menu, drags no picture and drops no file (KSK-04). */
function usePageGuard(): void {
  useEffect(() => {
    const kinds = ['contextmenu', 'dragstart', 'dragover', 'drop'] as const;
    for (const kind of kinds) document.addEventListener(kind, swallow);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, swallow);
    };
  }, []);
}

/** Setup of every page of a public screen: the guest's modes, speech, and no menus of the browser. */
export function useKioskPage(): void {
  useModes();
  usePageGuard();
  useSpeech();
}
