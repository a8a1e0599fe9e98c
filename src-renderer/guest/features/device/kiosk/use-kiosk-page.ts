import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { kioskModesAtom } from '#renderer/platform/state/kiosk-modes.ts';
import { useSpeech } from './use-speech.ts';

function mark(name: string, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

function useModes(): void {
  const { largeText, highContrast, lowReach } = useAtomValue(kioskModesAtom);
  useLayoutEffect(() => {
    mark('density', host().profile.density);
    // A screen in a lobby has the same theme day and night, whatever its machine prefers.
    mark('theme', 'light');
    mark('text', largeText ? 'large' : null);
    mark('contrast', highContrast ? 'more' : null);
    mark('reach', lowReach ? 'low' : null);
  }, [largeText, highContrast, lowReach]);
}

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
