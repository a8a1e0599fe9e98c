/**
 * The files of the web build for a guest's own browser alone (docs/decisions/0028): the worker that opens the app
 * without a connection, and its offline page.
 */
export const SERVICE_WORKER = '/sw.js';
export const OFFLINE_PAGE = '/offline.html';

/**
 * The offline page of one release, by the address of its entry script. While gateways are replaced, one of another release
 * has no such page: a worker that stored another release's page would not have that page's files.
 */
export const offlinePageAddress = (entry: string) => `${OFFLINE_PAGE}?entry=${entry}`;

/** True for the host name of a lobby's tablets, which strangers use one after another (WEB-05). */
export const isLobbyHost = (hostname: string) => hostname.startsWith('kiosk.');

/** Messages from a page to a worker: take over now, or name your release's entry script by the attached port. */
export const TAKE_OVER = 'take-over';
export const NAME_RELEASE = 'name-release';
