import { isAppAddress, isStaffAddress } from './app-address.ts';

/** What a page's windows and frames may show. */
export type PagePolicy = { isOwn(address: string): boolean; framePages(): FramePages };

export function mayNavigate(address: string, { isOwn }: Pick<PagePolicy, 'isOwn'>): boolean {
  return isOwn(address);
}

export type FramePages = {
  /** Origin of the identity provider's page (PD-27). */
  identityPage: string | null;
  /** Origin of the page with the card's fields (PAY-38). */
  cardPage: string | null;
};

export const noFramePages: FramePages = { identityPage: null, cardPage: null };

export const guestPolicy = (framePages: () => FramePages): PagePolicy => ({
  isOwn: isAppAddress,
  framePages,
});

/** Of the pages in frames a desk shows the card's fields alone (FRD-08). */
export const staffPolicy = (cardPage: () => string | null): PagePolicy => ({
  isOwn: isStaffAddress,
  framePages: () => ({ identityPage: null, cardPage: cardPage() }),
});

export function mayFrame(address: string, { isOwn, framePages }: PagePolicy): boolean {
  const { identityPage, cardPage } = framePages();
  return isOwn(address) || hasOrigin(address, identityPage) || hasOrigin(address, cardPage);
}

export function hasOrigin(address: string, page: string | null): boolean {
  return page !== null && URL.parse(address)?.origin === page;
}

export type PageGrants = FramePages & {
  /** A browser gives a frame only permissions that the page around it has itself (PD-42). */
  camera: boolean;
};

const noGrants: PageGrants = { ...noFramePages, camera: false };

/** Headers of every response under app://. `styleNonce` is fresh for each page: the style engine needs one. */
export function appHeaders(
  styleNonce: string,
  { identityPage, cardPage, camera }: PageGrants = noGrants,
): Record<string, string> {
  const frames = [identityPage, cardPage].filter(page => page !== null);
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${styleNonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
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

export const ownPageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;
