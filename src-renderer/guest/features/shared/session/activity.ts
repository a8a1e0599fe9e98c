import { createEmitter } from '#renderer/platform/state/emitter.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

const inFrames = createEmitter();

/** A frame of another origin reports activity in it (PD-38). */
export const noteActivity = inFrames.notify;

/** Events inside an embedded frame stay there: its messages and the focus moving into it count too (PD-38). */
export function onActivity(listener: () => void): () => void {
  const notify = () => listener();
  const intoFrame = () => {
    if (document.activeElement instanceof HTMLIFrameElement) listener();
  };
  for (const sign of SIGNS) window.addEventListener(sign, notify, { passive: true, capture: true });
  window.addEventListener('message', notify);
  window.addEventListener('blur', intoFrame);
  const stopFrames = inFrames.subscribe(notify);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, notify, { capture: true });
    window.removeEventListener('message', notify);
    window.removeEventListener('blur', intoFrame);
    stopFrames();
  };
}
