/** The page around this one. Its first message reveals its origin; the browser lets no other page frame us. */

let origin: string | null = null;

export const isEmbedded = (): boolean => window.parent !== window;

export function listenToOpener(): void {
  window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (!isEmbedded() || source !== window.parent || origin !== null) return;
    if (typeof data === 'object' && data !== null && 'code' in data && data.code === 'ONBOARDING_OPENED') {
      origin = from;
    }
  });
}

/** To the opener's origin alone: a page that has replaced it meanwhile gets no message (PD-27). */
export function notifyOpener(code: 'ONBOARDING_FINISHED' | 'ONBOARDING_SENDING' | 'ONBOARDING_ACTIVE'): void {
  if (origin !== null) window.parent.postMessage({ code }, origin);
}

const ACTIVE_EVERY_MS = 5_000;

/** Reports activity that the page around cannot see (PD-38). */
export function notifyActivity(): void {
  let notifiedAt = 0;
  const onActivity = () => {
    const now = performance.now();
    if (now - notifiedAt < ACTIVE_EVERY_MS && notifiedAt > 0) return;
    notifiedAt = now;
    notifyOpener('ONBOARDING_ACTIVE');
  };
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    window.addEventListener(sign, onActivity, { passive: true, capture: true });
  }
}
