import type { WebContents } from 'electron';
import { mayFrame, mayNavigate, type PagePolicy } from './page-policy.ts';

/** No foreign addresses, new windows or embedded views; frames show only the pages that the gateway names. */
export function guardPage(contents: WebContents, policy: PagePolicy): void {
  contents.on('will-navigate', event => {
    if (!mayNavigate(event.url, policy)) event.preventDefault();
  });
  const keepHome = (event: { url: string; isMainFrame: boolean; preventDefault(): void }) => {
    const may = event.isMainFrame ? mayNavigate(event.url, policy) : mayFrame(event.url, policy);
    if (!may) event.preventDefault();
  };
  contents.on('will-redirect', keepHome);
  contents.on('will-frame-navigate', keepHome);
  // A page's beforeunload handler must not keep its window from closing.
  contents.on('will-prevent-unload', event => event.preventDefault());
  contents.on('will-attach-webview', event => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
