import { isAppAddress } from './app-address.ts';

/** What a page in a window of ours may do. Everything else is denied without asking. */

/** Navigation, redirects and frames stay on the app's own address. */
export function mayNavigate(address: string): boolean {
  return isAppAddress(address);
}

/** Headers of every answer under app://. `styleNonce` is fresh for each page: the style engine needs one. */
export function appHeaders(styleNonce: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${styleNonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
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
