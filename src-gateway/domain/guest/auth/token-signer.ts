import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const ISSUER = 'https://pernoite/identity';
const AUDIENCE = 'pernoite-guests';
const ALGORITHM = 'EdDSA';
/** Seconds; the client gets the next id token with its refresh token. */
export const ID_TOKEN_SECONDS = 3_600;
/** None of our tokens comes near this length; longer ones are rejected unread. */
const MAX_TOKEN_LENGTH = 2_048;
/** Tokens whose signature has been verified and is not verified again; the oldest are evicted. */
const MAX_VERIFIED_TOKENS = 4_096;

/** PKCS #8 wrapping of a bare Ed25519 private key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  rotation: z.int(),
  /** In milliseconds: `iat` is too coarse to distinguish before from after a reset. */
  issued_ms: z.number(),
  /** In seconds since 1970. */
  exp: z.number(),
});

export type TokenClaims = {
  guestId: string;
  sessionId: string;
  rotation: number;
  email: string;
  emailVerified: boolean;
  signedInAt: Date;
  issuedAt: Date;
  provider: 'password' | 'custom';
};

type ReadToken = Pick<TokenClaims, 'guestId' | 'sessionId' | 'rotation' | 'issuedAt'>;
/** `expiresAt` in seconds since 1970. */
type VerifiedToken = { claims: ReadToken; expiresAt: number };

export type TokenSigner = {
  sign(claims: TokenClaims): Promise<string>;
  /** Checks signature, issuer, audience and time. */
  read(
    token: string,
    now: Date,
    options?: { mayBeExpired: boolean },
  ): Promise<ReadToken | { problem: 'expired' | 'invalid' }>;
};

export function createTokenSigner(secret: Uint8Array): TokenSigner {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'pernoite id token signing key', 32));
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const verified = new Map<string, VerifiedToken>();

  /** The claims of a token of this signer, expired or not. Throws for any other. */
  async function verify(token: string): Promise<VerifiedToken> {
    const known = verified.get(token);
    if (known) return known;
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'sub'],
      // The time is compared by `read`, on each call: a verified token can expire between two calls.
      clockTolerance: Number.MAX_SAFE_INTEGER,
    });
    const { sub, sid, rotation, issued_ms, exp } = claimsSchema.parse(payload);
    const claims = { guestId: sub, sessionId: sid, rotation, issuedAt: new Date(issued_ms) };
    const found = { claims, expiresAt: exp };
    const [oldest] = verified.keys();
    if (verified.size >= MAX_VERIFIED_TOKENS && oldest !== undefined) verified.delete(oldest);
    verified.set(token, found);
    return found;
  }

  return {
    sign: claims =>
      new SignJWT({
        email: claims.email,
        email_verified: claims.emailVerified,
        auth_time: seconds(claims.signedInAt),
        user_id: claims.guestId,
        sid: claims.sessionId,
        rotation: claims.rotation,
        issued_ms: claims.issuedAt.getTime(),
        firebase: { sign_in_provider: claims.provider },
      })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(claims.guestId)
        .setIssuedAt(seconds(claims.issuedAt))
        .setExpirationTime(seconds(claims.issuedAt) + ID_TOKEN_SECONDS)
        .sign(privateKey),
    async read(token, now, { mayBeExpired } = { mayBeExpired: false }) {
      if (token.length > MAX_TOKEN_LENGTH) return { problem: 'invalid' };
      const found = await verify(token).catch(() => null);
      if (found === null) return { problem: 'invalid' };
      const isExpired = found.expiresAt <= seconds(now);
      return isExpired && !mayBeExpired ? { problem: 'expired' } : found.claims;
    },
  };
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1_000);
