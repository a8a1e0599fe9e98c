import type { WebContents } from 'electron';
import * as z from 'zod/mini';
import { PAGE_LOCKS } from './page-locks.ts';

/**
 * Puts the locks into every document of a page: frames of any origin, about:blank and srcdoc included (SEC-11).
 * A preload does not do: Electron runs none in about:blank, from which a page could take unlocked functions. Chromium's
 * own protocol runs a script in each document before any other, and holds a frame of another process until it is there.
 */

const attached = z.object({ sessionId: z.string(), targetInfo: z.object({ type: z.string() }) });

/** Once the page has a process, and before its own address is loaded. Rejects when a lock cannot be set. */
export async function lockFrames({ debugger: protocol }: WebContents): Promise<void> {
  async function lock(sessionId?: string): Promise<void> {
    const send = (method: string, params: object = {}) => protocol.sendCommand(method, params, sessionId);
    await Promise.all([
      send('Page.enable'),
      send('Page.addScriptToEvaluateOnNewDocument', { source: PAGE_LOCKS, runImmediately: true }),
      // Behind the script, for a file field that it does not see: the dialog itself is cancelled.
      send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true }),
      send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
    ]);
  }

  /** A frame that cannot be locked stays as it is: without any script. Workers have no windows to open. */
  async function admit(sessionId: string, type: string): Promise<void> {
    if (type === 'iframe') await lock(sessionId);
    await protocol.sendCommand('Runtime.runIfWaitingForDebugger', {}, sessionId);
  }

  protocol.on('message', (_event, method, params, sessionId) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId: child, targetInfo } = attached.parse(params);
      // A frame that is gone again needs no locks.
      void admit(child, targetInfo.type).catch(() => undefined);
    }
    // A client of the protocol must close each dialog of a page.
    if (method === 'Page.javascriptDialogOpening') {
      const refuse = protocol.sendCommand('Page.handleJavaScriptDialog', { accept: false }, sessionId);
      void refuse.catch(() => undefined);
    }
  });
  protocol.attach('1.3');
  await lock();
}
