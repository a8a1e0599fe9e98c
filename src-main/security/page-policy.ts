import { isAppAddress } from './app-address.ts';

/** What a page in a window of ours may do. Everything else is denied without asking. */

/** Navigation, redirects and frames stay on the app's own address. */
export function mayNavigate(address: string): boolean {
  return isAppAddress(address);
}

/** A frame may show the identity provider's page as well, where the gateway names one (PD-27). */
export function mayFrame(address: string, identityPage: string | null): boolean {
  return isAppAddress(address) || isOf(address, identityPage);
}

/** Whether an address is of the identity provider's page. */
export function isOf(address: string, identityPage: string | null): boolean {
  return identityPage !== null && URL.parse(address)?.origin === identityPage;
}

export type PageGrants = {
  /** The address of the identity provider's page; null without one. */
  identityPage: string | null;
  /** Whether it may use the camera (PD-42). A browser lends a frame only what the page around it may do itself. */
  camera: boolean;
};

const noGrants: PageGrants = { identityPage: null, camera: false };

/** Headers of every response under app://. `styleNonce` is fresh for each page: the style engine needs one. */
export function appHeaders(
  styleNonce: string,
  { identityPage, camera }: PageGrants = noGrants,
): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${styleNonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      `frame-src ${identityPage ?? "'none'"}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': `camera=(${camera && identityPage !== null ? `self "${identityPage}"` : ''}), microphone=(), geolocation=(), display-capture=()`,
    'cache-control': 'no-store',
  };
}

/** For pages of the main process itself: no script, nothing from anywhere. */
export const ownPageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;
