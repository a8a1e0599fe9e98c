import { createEmitter } from '#renderer/platform/state/emitter.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

const inFrames = createEmitter();

/** A frame of another origin reports activity in it (PD-38). */
export const noteActivity = inFrames.notify;

/** Events inside an embedded frame stay there: its messages and the focus moving into it count too (PD-38). */
export function onActivity(listener: () => void): () => void {
  const heard = () => listener();
  const intoFrame = () => {
    if (document.activeElement instanceof HTMLIFrameElement) listener();
  };
  for (const sign of SIGNS) window.addEventListener(sign, heard, { passive: true, capture: true });
  window.addEventListener('message', heard);
  window.addEventListener('blur', intoFrame);
  const stopFrames = inFrames.subscribe(heard);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, heard, { capture: true });
    window.removeEventListener('message', heard);
    window.removeEventListener('blur', intoFrame);
    stopFrames();
  };
}
