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

/** The gateway's address from the environment: https anywhere, plain http on this machine alone. */
export function gatewayAddress(setting: string | undefined): string {
  const address = setting === undefined || setting === '' ? 'http://127.0.0.1:4780' : setting;
  const url = URL.parse(address);
  const local = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || local) || url.username !== '' || url.search !== '') {
    throw new Error('PERNOITE_GATEWAY should be an https address, or http on this machine.');
  }
  return url.href.replace(/\/+$/, '');
}
