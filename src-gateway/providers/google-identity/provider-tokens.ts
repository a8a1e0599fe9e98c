import { createPrivateKey } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import type { IdentityProvider } from '#gateway/config/provider-config.ts';
import { AppError } from '#shared/errors.ts';

const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const CUSTOM_TOKEN_SECONDS = 300;
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit';
const TIMEOUT_MS = 10_000;
/** An access token is renewed this long before it expires. */
const EARLY_MS = 60_000;

const claims = z.object({
  sub: z.string().min(1).max(128),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  /** Time of the sign-in, in seconds; it stays the same when the token is refreshed. */
  auth_time: z.number().optional(),
  iat: z.number(),
});

export type TokenAccount = { uid: string; email: string | null; emailVerified: boolean; signedInAt: Date };

export type ProviderTokens = {
  /** Throws SERVICE_UNAVAILABLE if the provider's keys cannot be fetched; never for a bad token. */
  read(
    idToken: string,
    options?: { mayBeExpired: boolean },
  ): Promise<TokenAccount | { problem: 'expired' | 'invalid' }>;
  /** A token that signs in the account with this uid, for 5 minutes; its claims are signed with it. */
  customToken(uid: string, claims?: Record<string, string>): Promise<string>;
  accessToken(): Promise<string>;
};

/** The provider uses real time: its tokens are independent of the sandbox's movable clock. */
export function providerTokens(provider: IdentityProvider): ProviderTokens {
  const expected = {
    issuer: `https://securetoken.google.com/${provider.project}`,
    audience: provider.project,
    requiredClaims: ['exp', 'iat', 'sub'],
  };

  async function read(payloadOf: () => Promise<JWTPayload>) {
    try {
      const parsed = claims.safeParse(await payloadOf());
      if (!parsed.success) return { problem: 'invalid' as const };
      const { sub, email, email_verified, auth_time, iat } = parsed.data;
      return {
        uid: sub,
        email: email?.toLowerCase() ?? null,
        emailVerified: email_verified ?? false,
        signedInAt: new Date((auth_time ?? iat) * 1_000),
      };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { problem: 'expired' as const };
      if (isTokensFault(error)) return { problem: 'invalid' as const };
      throw new AppError('SERVICE_UNAVAILABLE', 'the keys of the identity provider cannot be had', {
        cause: error,
      });
    }
  }

  if (provider.kind === 'emulator') {
    return {
      read: (idToken, options) =>
        read(async () => UnsecuredJWT.decode(idToken, { ...expected, ...toleranceFor(options) }).payload),
      customToken: async (uid, claims) =>
        new UnsecuredJWT({ uid, ...(claims && { claims }) })
          .setIssuer('pernoite')
          .setSubject('pernoite')
          .setAudience(CUSTOM_TOKEN_AUDIENCE)
          .setIssuedAt()
          .setExpirationTime(`${CUSTOM_TOKEN_SECONDS}s`)
          .encode(),
      // The emulator's token for full access.
      accessToken: async () => 'owner',
    };
  }

  const keys = createRemoteJWKSet(new URL(provider.keys), { timeoutDuration: TIMEOUT_MS });
  const { client_email: account, private_key, token_uri } = provider.serviceAccount;
  const privateKey = createPrivateKey(private_key);
  const sign = (content: JWTPayload, audience: string, seconds: number) =>
    new SignJWT(content)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account)
      .setSubject(account)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(privateKey);

  let access: { token: string; until: number } | null = null;
  let pending: Promise<string> | null = null;

  async function requestAccessToken(): Promise<string> {
    const assertion = await sign({ scope: SCOPE }, token_uri, 3_600);
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    });
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response: unknown = await fetch(token_uri, { method: 'POST', body, redirect: 'error', signal })
      .then(response => response.json())
      .catch(() => null);
    const parsed = z.object({ access_token: z.string(), expires_in: z.number() }).safeParse(response);
    if (!parsed.success) {
      throw new AppError('SERVICE_UNAVAILABLE', 'the identity provider does not know the service account');
    }
    access = {
      token: parsed.data.access_token,
      until: Date.now() + parsed.data.expires_in * 1_000 - EARLY_MS,
    };
    return access.token;
  }

  return {
    read: (idToken, options) =>
      read(async () => {
        const demands = { ...expected, ...toleranceFor(options), algorithms: ['RS256'] };
        return (await jwtVerify(idToken, keys, demands)).payload;
      }),
    customToken: (uid, claims) =>
      sign({ uid, ...(claims && { claims }) }, CUSTOM_TOKEN_AUDIENCE, CUSTOM_TOKEN_SECONDS),
    async accessToken() {
      if (access && Date.now() < access.until) return access.token;
      pending ??= requestAccessToken().finally(() => {
        pending = null;
      });
      return pending;
    },
  };
}

const toleranceFor = (options?: { mayBeExpired: boolean }) =>
  options?.mayBeExpired ? { clockTolerance: Number.MAX_SAFE_INTEGER } : {};

/** True if the token is invalid, and not the keys unreachable. */
function isTokensFault(error: unknown): boolean {
  return [
    errors.JWTInvalid,
    errors.JWTClaimValidationFailed,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ].some(kind => error instanceof kind);
}
