import type { WebContents } from 'electron';
import { mayPress } from './kiosk-keys.ts';

/**
 * In a kiosk's page: windows of the system (print, choice of a file) are ways out, and the main process is not asked before
 * they open. Runs in the page's own world, for there is where they are asked for. What lies outside the document, or within
 * a closed shadow, does not reach the window's listener, so every such tree that is clicked by a script gets its own.
 */
const LOCKS = `{
  const { click } = HTMLElement.prototype;
  const { dispatchEvent, addEventListener } = EventTarget.prototype;
  const { attachShadow, getRootNode } = Element.prototype;
  const refuse = event => {
    const [target] = event.composedPath();
    if (target instanceof HTMLInputElement && target.type === 'file') event.preventDefault();
  };
  const guard = tree => addEventListener.call(tree, 'click', refuse, true);
  guard(window);
  HTMLElement.prototype.click = function () {
    guard(getRootNode.call(this));
    click.call(this);
  };
  EventTarget.prototype.dispatchEvent = function (event) {
    if (this instanceof Node) guard(getRootNode.call(this));
    return dispatchEvent.call(this, event);
  };
  Element.prototype.attachShadow = function (options) {
    const tree = attachShadow.call(this, options);
    guard(tree);
    return tree;
  };
  HTMLInputElement.prototype.showPicker = () => undefined;
  for (const name of ['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker']) {
    window[name] = () => Promise.reject(new DOMException('not here', 'NotAllowedError'));
  }
  window.print = () => undefined;
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
