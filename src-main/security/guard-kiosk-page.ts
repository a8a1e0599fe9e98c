import type { WebContents } from 'electron';
import { mayPress } from './kiosk-keys.ts';

/**
 * In a kiosk's page, before its own scripts: windows of the system (print, choice of a file) are ways out. Runs in the page's own world, for there is where such windows are asked for.
 */
const LOCKS = `{
  window.print = () => undefined;
  HTMLInputElement.prototype.showPicker = () => undefined;
  addEventListener('click', event => {
    const [target] = event.composedPath();
    if (target instanceof HTMLInputElement && target.type === 'file') event.preventDefault();
  }, true);
}`;

/** A device without a mouse shows no pointer. */
const NO_POINTER = '*, *::before, *::after { cursor: none !important; }';

/** Keeps whoever stands before a kiosk within its page (KSK-04, KSK-06). */
export function guardKioskPage(contents: WebContents, { touchOnly }: { touchOnly: boolean }): void {
  contents.setIgnoreMenuShortcuts(true);
  contents.on('before-input-event', (event, input) => {
    if (!mayPress(input)) event.preventDefault();
  });
  contents.on('zoom-changed', () => contents.setZoomFactor(1));
  contents.on('dom-ready', () => {
    contents.setZoomFactor(1);
    const locks: Promise<unknown>[] = [
      contents.setVisualZoomLevelLimits(1, 1),
      contents.executeJavaScript(LOCKS),
    ];
    if (touchOnly) locks.push(contents.insertCSS(NO_POINTER, { cssOrigin: 'user' }));
    // A page that goes away meanwhile needs no locks.
    void Promise.allSettled(locks);
  });
}
