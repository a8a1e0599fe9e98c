import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { kioskModesAtom } from '#renderer/platform/state/kiosk-modes.ts';

function mark(name: string, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

export function useModes(): void {
  const { largeText, highContrast, lowReach } = useAtomValue(kioskModesAtom);
  useLayoutEffect(() => {
    mark('density', host().profile.density);
    // A screen in a lobby looks the same day and night, whatever its machine prefers.
    mark('theme', 'light');
    mark('text', largeText ? 'large' : null);
    mark('contrast', highContrast ? 'more' : null);
    mark('reach', lowReach ? 'low' : null);
  }, [largeText, highContrast, lowReach]);
}
