import type { WebContents } from 'electron';
import { mayPress } from './kiosk-keys.ts';

/** A device without a mouse shows no pointer. */
const NO_POINTER = '*, *::before, *::after { cursor: none !important; }';

/** Keys of every frame of the page arrive here; lock-frames.ts locks the frames themselves. */
export function guardKioskPage(contents: WebContents, { touchOnly }: { touchOnly: boolean }): void {
  contents.setIgnoreMenuShortcuts(true);
  contents.on('before-input-event', (event, input) => {
    if (!mayPress(input)) event.preventDefault();
  });
  contents.on('zoom-changed', () => contents.setZoomFactor(1));
  contents.on('dom-ready', () => {
    contents.setZoomFactor(1);
    const changes: Promise<unknown>[] = [contents.setVisualZoomLevelLimits(1, 1)];
    if (touchOnly) changes.push(contents.insertCSS(NO_POINTER, { cssOrigin: 'user' }));
    // A page that closes meanwhile needs none.
    void Promise.allSettled(changes);
  });
}
