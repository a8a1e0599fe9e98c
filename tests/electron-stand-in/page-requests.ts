import type { Protocol } from 'devtools-protocol';
import { fromWire, schemeOf, schemes, toWire } from './addresses.ts';
import type { CdpSession } from './cdp.ts';
import { newEvent } from './events.ts';
import { note } from './journal.ts';
import { wireHeaders } from './scheme-server.ts';
import type { FrameTree } from './web-frame.ts';

type Paused = Protocol.Fetch.RequestPausedEvent;
export type Asking = {
  frames: FrameTree;
  /** Names the session to the scheme server. */
  sessionSecret: string;
  /** The address that the main process is loading just now: its own navigations are asked of nobody. */
  loading: () => string | undefined;
  emit: (event: string, ...given: unknown[]) => void;
  /** Called before a document of this origin is loaded. */
  allowOrigin: (origin: string) => Promise<void>;
};

/** Answers a request that Chromium has paused: navigations are asked of the app, its own schemes get their headers. */
export async function onRequest(cdp: CdpSession, paused: Paused, asking: Asking): Promise<void> {
  const { requestId, request, resourceType, frameId } = paused;
  const url = fromWire(request.url);
  if (resourceType === 'Document') {
    if (!mayNavigate(paused, url, asking)) {
      note('navigation-blocked', { url });
      return void cdp.trySend('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    }
    if (asking.frames.isMain(frameId)) await asking.allowOrigin(new URL(request.url).origin);
  }
  if (!schemes.has(schemeOf(url))) return void cdp.trySend('Fetch.continueRequest', { requestId });
  const headers = Object.entries(request.headers).map(([name, value]) => ({ name, value: String(value) }));
  headers.push(...wireHeaders(asking.sessionSecret, requestId));
  return void cdp.trySend('Fetch.continueRequest', { requestId, headers });
}

/** As Electron: will-frame-navigate for every frame, will-navigate for the page, will-redirect for each redirection. */
function mayNavigate(
  { frameId, request, redirectedRequestId }: Paused,
  url: string,
  asking: Asking,
): boolean {
  const isMainFrame = asking.frames.isMain(frameId);
  const isOwn =
    isMainFrame && asking.loading() !== undefined && request.url === toWire(asking.loading() ?? '');
  const event = newEvent({ url, isMainFrame, isSameDocument: false, frame: asking.frames.find(frameId) });
  if (redirectedRequestId !== undefined) asking.emit('will-redirect', event, url, false, isMainFrame);
  else if (!isOwn) {
    asking.emit('will-frame-navigate', event);
    if (isMainFrame && !event.defaultPrevented) asking.emit('will-navigate', event, url, false, true);
  }
  return !event.defaultPrevented;
}

/** An address for another program (mailto:, ms-settings:) is no request: Chromium only says that it was wanted. */
export function onForeignNavigation(url: string, asking: Asking): void {
  if (/^(https?|blob|about|javascript|data|file|chrome):/i.test(url)) return;
  const event = newEvent({ url, isMainFrame: true, isSameDocument: false, frame: asking.frames.main });
  asking.emit('will-frame-navigate', event);
  if (!event.defaultPrevented) asking.emit('will-navigate', event, url, false, true);
  note(event.defaultPrevented ? 'navigation-blocked' : 'foreign-navigation', { url });
}
