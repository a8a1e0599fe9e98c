import type { BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { z } from 'zod';
import { hashPassword, passwordParameters, verifyPassword } from '#gateway/platform/password-hash.ts';
import {
  staffAccounts,
  staffCredentials,
  staffSecondFactors,
  staffSessions,
  staffVerifications,
} from '#gateway/store/schema/staff.ts';
import {
  type SecondFactorResult,
  STAFF_SESSION_MS,
  type StaffAuth,
  type StaffAuthParts,
  staffSecret,
  TOTP_PERIOD_SECONDS,
} from './staff-auth.ts';

/** Time for the second step of a sign-in. */
const CHALLENGE_SECONDS = 300;
const ISSUER = 'Pernoite';
const COOKIE_PREFIX = 'pernoite-staff';
const CHALLENGE_COOKIE = `${COOKIE_PREFIX}.two_factor`;

/** What better-auth has no call for. Not reachable by HTTP. */
const deskPlugin = {
  id: 'pernoite-desk',
  endpoints: {
    resumeSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ token: z.string() }) },
      async context => {
        const found = await context.context.internalAdapter.findSession(context.body.token);
        if (!found) throw new APIError('UNAUTHORIZED');
        await setSessionCookie(context, found);
        return context.json({});
      },
    ),
    /** The signature alone: its own look-up of a session costs two statements of each request. */
    readToken: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async context => {
      const { authCookies, secret } = context.context;
      const token = await context.getSignedCookie(authCookies.sessionToken.name, secret);
      return context.json({ token: token || null });
    }),
  },
} satisfies BetterAuthPlugin;

function openBetterAuth({ db, signingKey, staffUrl, passwordCost }: StaffAuthParts) {
  const hashing = passwordParameters(passwordCost);
  return betterAuth({
    appName: ISSUER,
    baseURL: staffUrl,
    secret: staffSecret(signingKey),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: staffAccounts,
        account: staffCredentials,
        session: staffSessions,
        verification: staffVerifications,
        twoFactor: staffSecondFactors,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 256,
      password: {
        hash: password => hashPassword(password, hashing),
        verify: ({ hash, password }) => verifyPassword(password, hash, hashing),
      },
    },
    // A deactivated person must be out with the next request.
    session: {
      expiresIn: STAFF_SESSION_MS / 1_000,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      // Its cookies never reach a browser: server/http/staff-calls.ts has one of its own.
      useSecureCookies: false,
      database: { generateId: () => crypto.randomUUID() },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      twoFactor({
        issuer: ISSUER,
        twoFactorCookieMaxAge: CHALLENGE_SECONDS,
        totpOptions: { period: TOTP_PERIOD_SECONDS },
        // `staffCodesPerAccount` decides alone: a lock beside it would last on, and reject right codes as expired.
        accountLockout: { enabled: false },
      }),
      bearer({ requireSignature: true }),
      deskPlugin,
    ],
    // The gateway's own limits count for all gateways of a database.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export function openStaffAuth(parts: StaffAuthParts): StaffAuth {
  const auth = openBetterAuth(parts);
  const hashing = passwordParameters(parts.passwordCost);

  /** A session without a second factor, which opens nothing; null for a wrong password. */
  async function signInForSetUp(email: string, password: string): Promise<Headers | null> {
    const signedIn = await unlessRejected(() =>
      auth.api.signInEmail({ body: { email, password }, returnHeaders: true }),
    );
    const token = signedIn?.headers.get('set-auth-token');
    return token ? bearerHeaders(token) : null;
  }

  async function second(
    confirm: () => Promise<{ headers: Headers; response: { token?: string | null | undefined } }>,
  ): Promise<SecondFactorResult> {
    try {
      const { headers, response } = await confirm();
      const signedToken = headers.get('set-auth-token');
      return signedToken && response.token ? { token: response.token, signedToken } : { problem: 'expired' };
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      const isWrong = ['INVALID_CODE', 'INVALID_BACKUP_CODE'].includes(error.body?.code ?? '');
      return { problem: isWrong ? 'wrong' : 'expired' };
    }
  }

  async function signedTokenOf(token: string): Promise<string> {
    const { headers } = await auth.api.resumeSession({ body: { token }, returnHeaders: true });
    const signed = headers.get('set-auth-token');
    if (!signed) throw new Error('a session has no token');
    return signed;
  }

  return {
    async beginSignIn(email, password) {
      const signedIn = await unlessRejected(() =>
        auth.api.signInEmail({ body: { email, password }, returnHeaders: true }),
      );
      if (!signedIn) return null;
      const challenge = cookieOf(signedIn.headers, CHALLENGE_COOKIE);
      if (challenge !== null) return challenge;
      // Without a confirmed second factor nobody signs in.
      await (await auth.$context).internalAdapter.deleteSession(signedIn.response.token);
      return null;
    },

    async challengedStaff(challenge) {
      const identifier = identifierOf(challenge);
      if (identifier === null) return null;
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.findVerificationValue(identifier);
      return found && found.expiresAt > new Date() ? found.value : null;
    },

    confirmCode: (challenge, code) =>
      second(() =>
        auth.api.verifyTOTP({ body: { code }, headers: challengeHeaders(challenge), returnHeaders: true }),
      ),

    confirmRecoveryCode: (challenge, code) =>
      second(() =>
        auth.api.verifyBackupCode({
          body: { code },
          headers: challengeHeaders(challenge),
          returnHeaders: true,
        }),
      ),

    async createSession(staffId) {
      const { internalAdapter } = await auth.$context;
      const { token } = await internalAdapter.createSession(staffId);
      return { token, signedToken: await signedTokenOf(token) };
    },

    async readToken(signedToken) {
      const { token } = await auth.api.readToken({ headers: bearerHeaders(signedToken) });
      return token;
    },

    signedTokenOf,

    hashPassword: password => hashPassword(password, hashing),

    async beginSecondFactor(email, password) {
      const headers = await signInForSetUp(email, password);
      if (!headers) return null;
      try {
        const enabled = await auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
        return 'totpURI' in enabled ? enabled.totpURI : null;
      } finally {
        await auth.api.signOut({ headers });
      }
    },

    async confirmSecondFactor({ id, email }, password, code) {
      const headers = await signInForSetUp(email, password);
      if (!headers) return { problem: 'password' };
      try {
        // Replaces the session by another one, which its caller ends with all of the person's.
        await auth.api.verifyTOTP({ body: { code }, headers });
      } catch (error) {
        if (!(error instanceof APIError)) throw error;
        return { problem: 'code' };
      } finally {
        await auth.api.signOut({ headers });
      }
      const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: id } });
      return { recoveryCodes: backupCodes };
    },
  };
}

const bearerHeaders = (signedToken: string) => new Headers({ authorization: `Bearer ${signedToken}` });
const challengeHeaders = (challenge: string) => new Headers({ cookie: `${CHALLENGE_COOKIE}=${challenge}` });

/** Null where better-auth rejects; its other failures are thrown. */
async function unlessRejected<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
}

/** Null for a challenge that is made up and cannot be decoded. */
function identifierOf(challenge: string): string | null {
  try {
    return decodeURIComponent(challenge).split('.')[0] ?? null;
  } catch {
    return null;
  }
}

/** As it was set, still encoded; null if it was not set, or cleared. */
function cookieOf(headers: Headers, name: string): string | null {
  const set = headers.getSetCookie().findLast(cookie => cookie.startsWith(`${name}=`));
  return set?.slice(name.length + 1).split(';', 1)[0] || null;
}
