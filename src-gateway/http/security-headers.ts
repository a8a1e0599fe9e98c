import type { GatewayConfig } from '../config.ts';

/** `inlineScripts`: hashes of the scripts in this answer's page, as a Content-Security-Policy writes them. */
export type SecurityHeaders = (
  styleNonce: string,
  inlineScripts?: readonly string[],
) => Record<string, string>;

/**
 * Headers of every answer. Scripts come from this origin alone, or are named by their hash; styles need the nonce of their own answer, because
 * the guest app's style engine writes style elements. One other origin may stand in a frame, and use the camera there:
 * the identity provider's page (D27).
 */
export function securityHeaders(config: GatewayConfig): SecurityHeaders {
  const { gateway, identity, flags, analytics, tokenizer, identityPage } = config.web;
  const script = originsOf([tokenizer.script]);
  const connect = originsOf([
    gateway,
    identity.toolkit,
    identity.secureToken,
    flags,
    analytics ?? '',
    tokenizer.script,
    ...config.connectOrigins,
  ]);
  const https = config.publicUrl?.startsWith('https://') ?? false;
  const fixed = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': `accelerometer=(), camera=(self${identityPage === null ? '' : ` "${identityPage}"`}), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': config.allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  return (styleNonce, inlineScripts = []) => ({
    ...fixed,
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self'${inlineScripts.map(hash => ` '${hash}'`).join('')}${script}`,
      `style-src 'self' 'nonce-${styleNonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self'${connect}`,
      ...(identityPage === null ? [] : [`frame-src ${identityPage}`]),
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "manifest-src 'self'",
      ...(https ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
  });
}

/** The other origins among addresses of the configuration, ready to follow 'self'. */
function originsOf(addresses: readonly string[]): string {
  const others = addresses.filter(address => URL.canParse(address)).map(address => new URL(address).origin);
  return [...new Set(others)].map(origin => ` ${origin}`).join('');
}

/** Headers of whatever the sandbox identity provider's port answers; its page names its own sources and embedders. */
export const identityPortHeaders: SecurityHeaders = () => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});
