import type { Protocol } from 'devtools-protocol';
import { fromWire, policyToWire, schemeOf, schemes, textToWire, toWire } from './addresses.ts';
import type { CdpSession } from './cdp.ts';
import { newEvent } from './events.ts';
import { note } from './journal.ts';
import { wireHeaders } from './scheme-server.ts';
import type { FrameTree } from './web-frame.ts';

type Paused = Protocol.Fetch.RequestPausedEvent;
export type RequestContext = {
  frames: FrameTree;
  sessionSecret: string;
  /** The address that the main process is loading just now: the app is not consulted about its own navigations. */
  loading: () => string | undefined;
  emit: (event: string, ...given: unknown[]) => void;
  allowOrigin: (origin: string, isMainFrame: boolean) => Promise<void>;
};

export async function onRequest(cdp: CdpSession, paused: Paused, context: RequestContext): Promise<void> {
  const { requestId, request, resourceType, frameId } = paused;
  if (paused.responseStatusCode !== undefined || paused.responseErrorReason !== undefined)
    return onDocument(cdp, paused);
  const url = fromWire(request.url);
  if (resourceType === 'Document') {
    if (!mayNavigate(paused, url, context)) {
      note('navigation-blocked', { url });
      return void cdp.trySend('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    }
    if (request.url.startsWith('http')) {
      await context.allowOrigin(new URL(request.url).origin, context.frames.isMain(frameId));
    }
  }
  if (!schemes.has(schemeOf(url))) return void cdp.trySend('Fetch.continueRequest', { requestId });
  const headers = Object.entries(request.headers).map(([name, value]) => ({ name, value: String(value) }));
  headers.push(...wireHeaders(context.sessionSecret, requestId));
  return void cdp.trySend('Fetch.continueRequest', { requestId, headers });
}

/**
 * A document from elsewhere may name the app's own scheme, as who may frame it, in its policy and in itself: Chromium
 * knows it by its name on the wire.
 * Its policy has been read by then, so the response is sent again.
 */
async function onDocument(cdp: CdpSession, paused: Paused): Promise<void> {
  const { requestId, responseStatusCode = 200, responseHeaders = [] } = paused;
  const isPolicy = (name: string) => name.toLowerCase() === 'content-security-policy';
  if (!responseHeaders.some(({ name, value }) => isPolicy(name) && policyToWire(value) !== value))
    return void cdp.trySend('Fetch.continueResponse', { requestId });
  const body = await cdp.trySend('Fetch.getResponseBody', { requestId });
  if (!body) return;
  const text = Buffer.from(body.body, body.base64Encoded ? 'base64' : 'utf8').toString();
  void cdp.trySend('Fetch.fulfillRequest', {
    requestId,
    responseCode: responseStatusCode,
    responseHeaders: responseHeaders
      .filter(({ name }) => !/^content-(length|encoding)$/i.test(name))
      .map(({ name, value }) => ({ name, value: isPolicy(name) ? policyToWire(value) : value })),
    body: Buffer.from(textToWire(text)).toString('base64'),
  });
}

/** As Electron: will-frame-navigate for every frame, will-navigate for the page, will-redirect for each redirection. */
function mayNavigate(
  { frameId, request, redirectedRequestId }: Paused,
  url: string,
  context: RequestContext,
): boolean {
  const isMainFrame = context.frames.isMain(frameId);
  const isOwn =
    isMainFrame && context.loading() !== undefined && request.url === toWire(context.loading() ?? '');
  const event = newEvent({ url, isMainFrame, isSameDocument: false, frame: context.frames.find(frameId) });
  if (redirectedRequestId !== undefined) context.emit('will-redirect', event, url, false, isMainFrame);
  else if (!isOwn) {
    context.emit('will-frame-navigate', event);
    if (isMainFrame && !event.defaultPrevented) context.emit('will-navigate', event, url, false, true);
  }
  return !event.defaultPrevented;
}

/** An address for another program (mailto:, ms-settings:) is no request: Chromium only reports that it was opened. */
export function onForeignNavigation(url: string, context: RequestContext): void {
  if (/^(https?|blob|about|javascript|data|file|chrome):/i.test(url)) return;
  const event = newEvent({ url, isMainFrame: true, isSameDocument: false, frame: context.frames.main });
  context.emit('will-frame-navigate', event);
  if (!event.defaultPrevented) context.emit('will-navigate', event, url, false, true);
  note(event.defaultPrevented ? 'navigation-blocked' : 'foreign-navigation', { url });
}
