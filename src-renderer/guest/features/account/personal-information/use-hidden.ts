import { useEffect, useState } from 'react';
import { host } from '#renderer/platform/host/host.ts';

export const HIDE_AFTER_MS = 45_000;

const SIGNS = ['pointerdown', 'keydown', 'input', 'scroll'] as const;

/** On a public screen until the guest shows it, and again after a while (BEY-09). */
export function useHidden(): { canHide: boolean; isHidden: boolean; show: () => void; hide: () => void } {
  const canHide = host().profile.capabilities.masks;
  const [isHidden, setHidden] = useState(canHide);
  useEffect(() => {
    if (!canHide || isHidden) return;
    let timer = setTimeout(() => setHidden(true), HIDE_AFTER_MS);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setHidden(true), HIDE_AFTER_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, later, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, later, { capture: true });
    };
  }, [canHide, isHidden]);
  return { canHide, isHidden, show: () => setHidden(false), hide: () => setHidden(true) };
}
