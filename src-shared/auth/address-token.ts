/** Any other custom token must not be in a link: an attacker could sign a stranger in to their own account. */

/** The prefix of the embedded provider's tokens for links; its other tokens are stored under another purpose. */
export const ADDRESS_TOKEN_PREFIX = 'address_';

/** The claim of a custom token that another provider signs in (docs/decisions/0013). */
export const ADDRESS_TOKEN_CLAIM = { purpose: 'address' } as const;

/** The provider that exchanges the token checks the claim. */
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
