import type { GatewayConfig } from '#gateway/config/config.ts';

export type SecurityHeaders = {
  common: Record<string, string>;
  /** `styleNonce` is the page's own, because the guest app's style engine writes style elements. */
  pagePolicy(styleNonce: string, inlineScripts: readonly string[]): string;
};

type Facts = {
  https: boolean;
  frames: readonly string[];
  /** The page in a frame that may use the camera. */
  cameraPage: string | null;
  /** Other origins that pages may call, ready to follow 'self'. */
  connect: string;
  /** True where a page of another origin reads responses. */
  isShared: boolean;
};

/** In a frame only the identity provider's page, with the camera (PD-27), and the card's fields (PAY-38). */
export function securityHeaders(config: GatewayConfig): SecurityHeaders {
  const { gateway, identity, flags, analytics, identityPage, cardPage } = config.web;
  return headersFor({
    https: config.publicUrl?.startsWith('https://') ?? false,
    frames: [identityPage, cardPage].filter(page => page !== null),
    cameraPage: identityPage,
    connect: originsOf([
      gateway,
      identity.toolkit,
      identity.secureToken,
      flags,
      analytics ?? '',
      ...config.connectOrigins,
    ]),
    isShared: config.allowedOrigins.length > 0,
  });
}

/**
 * At the staff's address nothing of another origin is loaded, called or reads a response (STF-01), and none framed but the
 * card's fields (PAY-38).
 */
export const staffSecurityHeaders = (staffUrl: string | null, cardPage: string | null): SecurityHeaders =>
  headersFor({
    https: staffUrl?.startsWith('https://') ?? false,
    frames: cardPage === null ? [] : [cardPage],
    cameraPage: null,
    connect: '',
    isShared: false,
  });

function headersFor({ https, frames, cameraPage, connect, isShared }: Facts): SecurityHeaders {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': `accelerometer=(), camera=(self${cameraPage === null ? '' : ` "${cameraPage}"`}), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': isShared ? 'cross-origin' : 'same-origin',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const policy = (scripts: string, styles: string) =>
    [
      "default-src 'none'",
      `script-src 'self'${scripts}`,
      `style-src 'self'${styles}`,
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self'${connect}`,
      ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "manifest-src 'self'",
      "worker-src 'self'",
      ...(https ? ['upgrade-insecure-requests'] : []),
    ].join('; ');
  return {
    common: { ...headers, 'content-security-policy': policy('', '') },
    pagePolicy: (styleNonce, inlineScripts) =>
      policy(inlineScripts.map(hash => ` '${hash}'`).join(''), ` 'nonce-${styleNonce}'`),
  };
}

/** The other origins among addresses of the configuration, ready to follow 'self'. */
function originsOf(addresses: readonly string[]): string {
  const others = addresses.filter(address => URL.canParse(address)).map(address => new URL(address).origin);
  return [...new Set(others)].map(origin => ` ${origin}`).join('');
}

/** On the ports for metrics and for pages in frames, which name their own sources and embedders. */
export const bareHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
