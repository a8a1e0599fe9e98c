import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NAME_RELEASE, offlinePageAddress, TAKE_OVER } from '#shared/offline.ts';

/** Handles hashed files of the offline page, and pages, network first; never stores a call's response (BEY-18). */
declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the offline page with all its files, and the entry script of the release. */
declare const PRECACHE: PrecacheEntry[];
declare const RELEASE: string;

/** Time limit of a page before the offline page is shown: a slower connection is worse than none. */
const LATEST_MS = 10_000;
const NOT_THE_APP = /^\/(api|identity|ofrep|console|metrics|healthz|readyz)(\/|$)|\.\w+$/;

async function fromNetwork(event: FetchEvent): Promise<Response | null> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? (await fetch(event.request));
  } catch {
    return null;
  }
}

async function openPage(event: FetchEvent): Promise<Response> {
  const page = fromNetwork(event);
  const late = new Promise<null>(resolve => setTimeout(resolve, LATEST_MS, null));
  const first = await Promise.race([page, late]);
  if (first !== null && first.status < 500) return first;
  return (await matchPrecache(offlinePageAddress(RELEASE))) ?? (await page) ?? Response.error();
}

// An address is one file here: no index of a folder, no name without its extension.
precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });
registerRoute(new NavigationRoute(({ event }) => openPage(event as FetchEvent), { denylist: [NOT_THE_APP] }));

self.addEventListener('activate', event => {
  // The browser requests the page while it starts the worker.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener('message', event => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
  if (event.data === NAME_RELEASE) event.ports[0]?.postMessage(RELEASE);
});
