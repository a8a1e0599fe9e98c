import { join, normalize, sep } from 'node:path';

/** The only addresses of the app's own pages: app://pernoite/ and app://staff/ (never file:, never http:). */
export const APP_SCHEME = 'app';
const APP_HOST = 'pernoite';
export const APP_ADDRESS = `${APP_SCHEME}://${APP_HOST}/`;
/** The guest app's page that goes on with the step of a guest at a kiosk (FRD-13). */
export const takeOverAddress = (code: string): string => `${APP_ADDRESS}take-over/${code}`;
const STAFF_HOST = 'staff';
export const STAFF_ADDRESS = `${APP_SCHEME}://${STAFF_HOST}/`;

export const EMPTY_PAGE = `${APP_ADDRESS}-/empty`;
export const CLOSED_PAGE = `${APP_ADDRESS}-/closed`;

/** An address of the guest app. */
export const isAppAddress = (address: string): boolean => isAt(address, APP_HOST);

/** An address of the staff app, an origin of its own: what one app's page may do, the other's may not. */
export const isStaffAddress = (address: string): boolean => isAt(address, STAFF_HOST);

/** A custom scheme's `origin` is "null", so scheme and host are compared. */
function isAt(address: string, host: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === `${APP_SCHEME}:` && url.host === host && url.username === '';
}

/** The pages of one origin. */
export type Site = {
  isOwn(address: string): boolean;
  index: string;
  /** True for the path of a call, which the main process forwards. */
  isCall(path: string): boolean;
};

const GATEWAY_PATHS = ['/api/', '/identity/', '/ofrep/'];

export const guestSite: Site = {
  isOwn: isAppAddress,
  index: 'index.html',
  isCall: path => GATEWAY_PATHS.some(prefix => path.startsWith(prefix)),
};

export const staffSite: Site = {
  isOwn: isStaffAddress,
  index: 'staff.html',
  isCall: path => path.startsWith('/api/') || path === '/healthz',
};

export type AppRequest =
  | { kind: 'file'; file: string }
  | { kind: 'page' }
  | { kind: 'own'; page: 'empty' | 'closed' }
  | { kind: 'gateway'; path: string }
  | { kind: 'refused' };

/** A path that leaves `root`, also in encoded form, is rejected; one without a file extension is a screen. */
export function readAppAddress(address: string, root: string, site: Site = guestSite): AppRequest {
  const url = URL.parse(address);
  if (!url || !site.isOwn(address)) return { kind: 'refused' };
  if (url.href === EMPTY_PAGE) return { kind: 'own', page: 'empty' };
  if (url.href === CLOSED_PAGE) return { kind: 'own', page: 'closed' };
  if (site.isCall(url.pathname)) {
    if (!isPlainPath(url.pathname)) return { kind: 'refused' };
    return { kind: 'gateway', path: `${url.pathname}${url.search}` };
  }
  const path = decodedPath(url.pathname);
  if (path === undefined) return { kind: 'refused' };
  if (!/\.[a-z0-9]+$/i.test(path) || path === `/${site.index}`) return { kind: 'page' };
  const file = normalize(join(root, path));
  return file.startsWith(root + sep) ? { kind: 'file', file } : { kind: 'refused' };
}

/** More layers of percent-encoding than any server in between would decode. */
const MOST_LAYERS = 8;

/** False for a backslash, encoded slash or dot segment in any layer of encoding: servers differ on them (SEC-13). */
export function isPlainPath(path: string): boolean {
  const slashes = countSlashes(path);
  let read = path;
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    if (hasControlCharacter(read) || read.includes('\\') || countSlashes(read) !== slashes) return false;
    // A server that supports path parameters drops the text after a semicolon.
    if (read.split('/').some(segment => /^\.{1,2}(;.*)?$/.test(segment.trim()))) return false;
    let decoded: string;
    try {
      decoded = decodeURIComponent(read);
    } catch {
      return false;
    }
    if (decoded === read) return true;
    read = decoded;
  }
  return false;
}

const countSlashes = (path: string) => path.split('/').length - 1;

const hasControlCharacter = (path: string) =>
  [...path].some(character => character < ' ' || character === '\u007f');

/** True if an address equals a base address or is below it; both are parsed as a request would parse them. */
export function isBelow(address: string, base: string): boolean {
  const [url, prefix] = [URL.parse(address), URL.parse(base)];
  if (!url || !prefix || url.origin !== prefix.origin || url.origin === 'null') return false;
  if (url.username !== '' || url.password !== '') return false;
  const folder = prefix.pathname.replace(/\/$/, '');
  return url.pathname === folder || url.pathname.startsWith(`${folder}/`);
}

function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    // A backslash separates folders on Windows, a NUL ends names in C, a colon names another drive or stream.
    return /[\\:\0]/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
