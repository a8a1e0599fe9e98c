import type { WebContents } from 'electron';
import { mayNavigate } from './page-policy.ts';

/** Keeps a page where it is: no foreign addresses, no new windows, no embedded views. */
export function guardPage(contents: WebContents): void {
  contents.on('will-navigate', event => {
    if (!mayNavigate(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', event => {
    if (!mayNavigate(event.url)) event.preventDefault();
  });
  contents.on('will-frame-navigate', event => {
    if (!mayNavigate(event.url)) event.preventDefault();
  });
  // A page that would rather stay does not keep a window from closing.
  contents.on('will-prevent-unload', event => event.preventDefault());
  contents.on('will-attach-webview', event => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
