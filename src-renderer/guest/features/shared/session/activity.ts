import { onFrameActivity } from '#renderer/platform/state/frame-activity.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** Events inside an embedded frame stay there: its messages and the focus moving into it count too (PD-38). */
export function onActivity(listener: () => void): () => void {
  const notify = () => listener();
  const intoFrame = () => {
    if (document.activeElement instanceof HTMLIFrameElement) listener();
  };
  for (const sign of SIGNS) window.addEventListener(sign, notify, { passive: true, capture: true });
  window.addEventListener('message', notify);
  window.addEventListener('blur', intoFrame);
  const stopFrames = onFrameActivity(notify);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, notify, { capture: true });
    window.removeEventListener('message', notify);
    window.removeEventListener('blur', intoFrame);
    stopFrames();
  };
}
