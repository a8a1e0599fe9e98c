/**
 * What only a guest's own browser gets of the web build (docs/decisions/0028): the worker that opens the app without a
 * connection, and the page that it shows then.
 */
export const SERVICE_WORKER = '/sw.js';
export const OFFLINE_PAGE = '/offline.html';

/**
 * The offline page of one release, by the address of its entry script. While gateways are replaced, one of another release
 * has no such page: a worker that stored another release's page would not have that page's files.
 */
export const offlinePageOf = (entry: string) => `${OFFLINE_PAGE}?entry=${entry}`;

/** Whether this name is that of a lobby's tablets, which strangers use one after another (WEB-05). */
export const isLobbyHost = (hostname: string) => hostname.startsWith('kiosk.');

/** What a page says to a worker: it is to take over now, or to name its release's entry script by the port beside it. */
export const TAKE_OVER = 'take-over';
export const NAME_RELEASE = 'name-release';
