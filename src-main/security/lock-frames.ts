import type { WebContents } from 'electron';
import * as z from 'zod/mini';
import type { Log } from '../log/log.ts';
import { PAGE_LOCKS } from './page-locks.ts';

/** A preload does not suffice: none runs in about:blank, from which a page could take unlocked functions (SEC-11). */

const attached = z.object({ sessionId: z.string(), targetInfo: z.object({ type: z.string() }) });

/** A page that loses its locks more often is given up. */
const MOST_LOSSES = 3;

export type LockedContents = Pick<
  WebContents,
  'debugger' | 'isDestroyed' | 'isCrashed' | 'forcefullyCrashRenderer'
>;

/** Called once the page has a process, and before its own address is loaded. Rejects when a lock cannot be set. */
export async function lockFrames(contents: LockedContents, log: Log): Promise<void> {
  const { debugger: protocol } = contents;
  let losses = 0;

  async function lock(sessionId?: string): Promise<void> {
    const send = (method: string, params: object = {}) => protocol.sendCommand(method, params, sessionId);
    await Promise.all([
      send('Page.enable'),
      send('Page.addScriptToEvaluateOnNewDocument', { source: PAGE_LOCKS, runImmediately: true }),
      // Covers a file field that the script does not see: the dialog itself is cancelled.
      send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true }),
      send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
    ]);
  }

  /** A frame that cannot be locked stays paused, without any script. Workers cannot open windows. */
  async function admit(sessionId: string, type: string): Promise<void> {
    if (type === 'iframe') await lock(sessionId);
    await protocol.sendCommand('Runtime.runIfWaitingForDebugger', {}, sessionId);
  }

  protocol.on('message', (_event, method, params, sessionId) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId: child, targetInfo } = attached.parse(params);
      // A frame that has been removed needs no locks.
      void admit(child, targetInfo.type).catch(() => undefined);
    }
    // A client of the protocol must close each dialog of a page.
    if (method === 'Page.javascriptDialogOpening') {
      const dismissal = protocol.sendCommand('Page.handleJavaScriptDialog', { accept: false }, sessionId);
      void dismissal.catch(() => undefined);
    }
  });
  async function attach(): Promise<void> {
    protocol.attach('1.3');
    await lock();
  }

  /** The commands reach documents that are there already too. What cannot be locked again ends as a crashed page. */
  async function repair(): Promise<void> {
    if (contents.isDestroyed() || contents.isCrashed()) return;
    losses += 1;
    const isRepaired =
      losses <= MOST_LOSSES &&
      (await attach()
        .then(() => true)
        .catch(() => false));
    if (contents.isDestroyed() || contents.isCrashed()) return;
    log('locks.lost', { losses, isRepaired });
    if (!isRepaired) contents.forcefullyCrashRenderer();
  }

  // Later, because a window that closes detaches as well, and must not be attached to any more.
  protocol.on('detach', () => void setImmediate(() => void repair()));
  await attach();
}
