import { join, normalize, sep } from 'node:path';

/** The one address of the app's own pages: app://pernoite/ (never file:, never http:). */
export const APP_SCHEME = 'app';
const APP_HOST = 'pernoite';
export const APP_ADDRESS = `${APP_SCHEME}://${APP_HOST}/`;

/** Pages of the main process itself, without any script: one with nothing in it, and what is shown when all else fails. */
export const EMPTY_PAGE = `${APP_ADDRESS}-/empty`;
export const CLOSED_PAGE = `${APP_ADDRESS}-/closed`;

/** True for an address of the app itself. A custom scheme's `origin` is "null", so scheme and host are compared. */
export function isAppAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === `${APP_SCHEME}:` && url.host === APP_HOST && url.username === '';
}

/** The first parts of paths that the gateway answers, not the folder of files. */
const GATEWAY_PATHS = ['/api/', '/identity/', '/ofrep/', '/tokenizer/'];

export type AppRequest =
  | { kind: 'file'; file: string }
  | { kind: 'page' }
  | { kind: 'own'; page: 'empty' | 'closed' }
  | { kind: 'gateway'; path: string }
  | { kind: 'refused' };

/**
 * What an address of the app asks for. `root` is the folder of the built guest app.
 * A path that leaves the folder, or hides how it would, is refused; a path without a file's ending is a screen.
 */
export function readAppAddress(address: string, root: string): AppRequest {
  const url = URL.parse(address);
  if (!url || !isAppAddress(address)) return { kind: 'refused' };
  if (url.href === EMPTY_PAGE) return { kind: 'own', page: 'empty' };
  if (url.href === CLOSED_PAGE) return { kind: 'own', page: 'closed' };
  if (GATEWAY_PATHS.some(path => url.pathname.startsWith(path))) {
    return { kind: 'gateway', path: `${url.pathname}${url.search}` };
  }
  const path = decodedPath(url.pathname);
  if (path === undefined) return { kind: 'refused' };
  if (!/\.[a-z0-9]+$/i.test(path) || path === '/index.html') return { kind: 'page' };
  const file = normalize(join(root, path));
  return file.startsWith(root + sep) ? { kind: 'file', file } : { kind: 'refused' };
}

function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    // A backslash parts folders on Windows, a NUL ends names in C, a colon names another drive or stream.
    return /[\\:\0]/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
