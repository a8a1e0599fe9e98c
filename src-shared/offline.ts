/** For a guest's own browser alone (docs/decisions/0028). */
export const SERVICE_WORKER = '/sw.js';
export const OFFLINE_PAGE = '/offline.html';

/** By release: a worker that stored another release's page would not have that page's files. */
export const offlinePageAddress = (entry: string) => `${OFFLINE_PAGE}?entry=${entry}`;

/** True for the host name of a lobby's tablets, which strangers use one after another (WEB-05). */
export const isLobbyHost = (hostname: string) => hostname.startsWith('kiosk.');

/** Messages from a page to a worker: take over now, or name your release's entry script by the attached port. */
export const TAKE_OVER = 'take-over';
export const NAME_RELEASE = 'name-release';
