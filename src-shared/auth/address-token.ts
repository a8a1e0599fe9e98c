/**
 * Tokens that may appear in a link and sign their guest in from there (SES-09, SEC-05). A custom token for any other
 * purpose must not: an attacker with a token for their own account could sign a stranger in to it with a link.
 */

/** The prefix of the embedded provider's tokens for links; its other tokens are stored under another purpose. */
export const ADDRESS_TOKEN_PREFIX = 'address_';

/** The claim of a custom token that another provider signs in (docs/decisions/0013). */
export const ADDRESS_TOKEN_CLAIM = { purpose: 'address' } as const;

/**
 * True where a token claims to be made for a link. The provider that exchanges the token checks the claim: by the
 * purpose under which it is stored, or by the signature over its claims.
 */
export function isAddressToken(token: string): boolean {
  if (token.startsWith(ADDRESS_TOKEN_PREFIX)) return true;
  const payload = token.split('.')[1] ?? '';
  try {
    const content: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const { claims } = content as { claims?: { purpose?: unknown } };
    return claims?.purpose === ADDRESS_TOKEN_CLAIM.purpose;
  } catch {
    return false;
  }
}
